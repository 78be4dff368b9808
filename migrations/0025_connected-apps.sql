CREATE TABLE "app_record" (
	"key_hash" "bytea" PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"grant_id" uuid,
	"uid" text,
	"user_code_hash" "bytea",
	"payload" jsonb NOT NULL,
	"consumed_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "access_grant" ADD COLUMN "client_id" text;--> statement-breakpoint
ALTER TABLE "app_record" ADD CONSTRAINT "app_record_grant_id_access_grant_id_fk" FOREIGN KEY ("grant_id") REFERENCES "public"."access_grant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "app_record_grant" ON "app_record" USING btree ("grant_id") WHERE "app_record"."grant_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "app_record_uid" ON "app_record" USING btree ("uid") WHERE "app_record"."uid" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "app_record_user_code" ON "app_record" USING btree ("user_code_hash") WHERE "app_record"."user_code_hash" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "app_record_expiry" ON "app_record" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "app_record_client" ON "app_record" USING btree ("kind") WHERE "app_record"."kind" = 'Client';--> statement-breakpoint
ALTER TABLE "access_grant" ADD CONSTRAINT "access_grant_client" CHECK (("access_grant"."kind" = 'app') = ("access_grant"."client_id" IS NOT NULL));