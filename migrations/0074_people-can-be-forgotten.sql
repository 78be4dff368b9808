CREATE TABLE "auth"."audit_log_people" (
	"entry_id" uuid PRIMARY KEY NOT NULL,
	"actor_id" uuid NOT NULL,
	"username" text NOT NULL,
	"ip_address" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "audit_log_people_actor" ON "auth"."audit_log_people" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "audit_log_people_created" ON "auth"."audit_log_people" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mail_recipient" ON "mail" USING btree ("recipient");