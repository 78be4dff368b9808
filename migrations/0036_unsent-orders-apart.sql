-- Publishers read sent orders alone, so a booking writes to none of their indexes. An outlet's orders that were never sent stand apart
-- within its index, and those of a publisher have a small one.
CREATE INDEX IF NOT EXISTS "order_sent_publisher" ON "publication_order" USING btree ("publisher_organization_id","created_at","id") WHERE "publication_order"."sent_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "order_sent_publisher_status" ON "publication_order" USING btree ("publisher_organization_id","status","created_at","id") WHERE "publication_order"."sent_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "order_unsent_publisher" ON "publication_order" USING btree ("publisher_organization_id") WHERE ("publication_order"."sent_at" IS NOT NULL) IS FALSE;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "order_sent_publisher_changed" ON "publication_order" USING btree ("publisher_organization_id","updated_at","id") WHERE "publication_order"."sent_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "order_outlet" ON "publication_order" USING btree ("media_project_id",("sent_at" IS NOT NULL),"created_at","id","sent_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "order_sent_slot" ON "publication_order" USING btree ("media_project_id","format_id","status") WHERE "publication_order"."status" IN ('briefed', 'writing', 'written', 'sent', 'changes_requested', 'accepted', 'published', 'checks_failed', 'revision_requested');--> statement-breakpoint
CREATE OR REPLACE VIEW "public"."open_order" AS (
  SELECT id, format_id, number, title, total_cents, sent_at, created_at, media_project_id FROM publication_order WHERE (sent_at IS NOT NULL) IS FALSE AND status IN ('booked', 'briefing')
  UNION ALL SELECT id, format_id, number, title, total_cents, sent_at, created_at, media_project_id FROM publication_order WHERE status IN ('sent', 'changes_requested', 'briefed'));--> statement-breakpoint
DROP INDEX "order_publisher";--> statement-breakpoint
DROP INDEX "order_publisher_status";--> statement-breakpoint
DROP INDEX "order_publisher_changed";--> statement-breakpoint
DROP INDEX "order_media_project";--> statement-breakpoint
DROP INDEX "order_open_format";--> statement-breakpoint
DROP INDEX "order_slot";--> statement-breakpoint
-- Until the new index's expression has statistics, a plan takes half of an outlet's orders for unsent, and reads all unsent ones.
ANALYZE "publication_order";
