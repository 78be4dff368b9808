CREATE TABLE "books_check" (
	"id" uuid PRIMARY KEY NOT NULL,
	"postings" bigint DEFAULT 0 NOT NULL,
	"entries" bigint DEFAULT 0 NOT NULL,
	"accounts" integer DEFAULT 0 NOT NULL,
	"sum_cents" bigint DEFAULT 0 NOT NULL,
	"problem_count" integer DEFAULT 0 NOT NULL,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "event" DROP CONSTRAINT "event_subject_known";--> statement-breakpoint
CREATE INDEX "books_check_newest" ON "books_check" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "books_check_running" ON "books_check" USING btree (("ended_at" IS NULL)) WHERE "books_check"."ended_at" IS NULL;--> statement-breakpoint
ALTER TABLE "event" ADD CONSTRAINT "event_subject_known" CHECK ("event"."subject" IN ('offer', 'order', 'publication', 'message', 'comment', 'share', 'reminder', 'media', 'format', 'import', 'topUp', 'invitation', 'member', 'organization', 'booksCheck'));