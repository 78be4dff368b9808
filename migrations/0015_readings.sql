ALTER TABLE "metric_reading" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
CREATE INDEX "listing_similar" ON "listing" USING btree ("media_type","format_type","price_cents","format_id");--> statement-breakpoint
CREATE UNIQUE INDEX "metric_reading_id" ON "metric_reading" USING btree ("id");