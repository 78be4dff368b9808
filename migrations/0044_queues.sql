CREATE TABLE "clock_run" (
	"queue" text PRIMARY KEY NOT NULL,
	"ran_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "publication_order" ADD COLUMN "deadline_look_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "idempotency_key_created" ON "idempotency_key" USING btree ("created_at");