DROP INDEX "books_check_running";--> statement-breakpoint
ALTER TABLE "books_check" ADD COLUMN "begun_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "books_check_waiting" ON "books_check" USING btree (("begun_at" IS NULL)) WHERE "books_check"."begun_at" IS NULL AND "books_check"."ended_at" IS NULL;