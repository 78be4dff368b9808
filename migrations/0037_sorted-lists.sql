-- Lists sort by one text instead of their items, which takes a third less room. Separators sort before letters, so the order is the same.
CREATE OR REPLACE FUNCTION list_order(list text[]) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE RETURN array_to_string(list, E'\n');--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "listing_medium_by_list_of_countries" ON "listing_medium" USING btree (list_order(countries),"media_project_id") WHERE listed;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "listing_medium_by_list_of_languages" ON "listing_medium" USING btree (list_order(languages),"media_project_id") WHERE listed;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "listing_medium_by_list_of_topics" ON "listing_medium" USING btree (list_order(topics),"media_project_id") WHERE listed;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "listing_medium_by_list_of_leading_countries_ids" ON "listing_medium" USING btree (list_order(leading_countries_ids),"media_project_id") WHERE listed;--> statement-breakpoint
DROP INDEX "listing_medium_by_countries";--> statement-breakpoint
DROP INDEX "listing_medium_by_languages";--> statement-breakpoint
DROP INDEX "listing_medium_by_topics";--> statement-breakpoint
DROP INDEX "listing_medium_by_leading_countries";--> statement-breakpoint
-- Expressions have no statistics until then.
ANALYZE "listing_medium";
