ALTER TABLE "event" DROP CONSTRAINT "event_subject_known";--> statement-breakpoint
ALTER TABLE "publication_order" DROP CONSTRAINT "order_status";--> statement-breakpoint
ALTER TABLE "publication_order" ADD COLUMN "move_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "publication_order" ADD COLUMN "due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "publication_order" ADD COLUMN "next_reminder_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "publication_order" ADD COLUMN "look_asked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "publication_order" ADD COLUMN "proposed_date_mode" text;--> statement-breakpoint
ALTER TABLE "publication_order" ADD COLUMN "proposed_publish_on" date;--> statement-breakpoint
ALTER TABLE "publication_order" ADD COLUMN "date_proposed_by" text;--> statement-breakpoint
CREATE INDEX "order_reminder" ON "publication_order" USING btree ("next_reminder_at") WHERE "publication_order"."next_reminder_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "order_checks_failed" ON "publication_order" USING btree ("look_asked_at") WHERE "publication_order"."status" = 'checks_failed';--> statement-breakpoint
ALTER TABLE "event" ADD CONSTRAINT "event_subject_known" CHECK ("event"."subject" IN ('order', 'publication', 'reminder', 'media', 'format', 'import', 'topUp', 'invitation', 'member', 'organization'));--> statement-breakpoint
ALTER TABLE "publication_order" ADD CONSTRAINT "order_proposed_date" CHECK (("publication_order"."proposed_date_mode" IS NULL) = ("publication_order"."date_proposed_by" IS NULL) AND ("publication_order"."proposed_publish_on" IS NULL OR "publication_order"."proposed_date_mode" IS NOT NULL));--> statement-breakpoint
ALTER TABLE "publication_order" ADD CONSTRAINT "order_status" CHECK ("publication_order"."status" IN ('booked', 'sent', 'changes_requested', 'accepted', 'published', 'checks_failed', 'revision_requested', 'completed', 'canceled', 'rejected', 'expired', 'disputed', 'refunded'));