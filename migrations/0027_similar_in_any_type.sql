DROP INDEX "listing_similar";--> statement-breakpoint
CREATE INDEX "listing_similar" ON "listing" USING btree ("format_type","price_cents","format_id");