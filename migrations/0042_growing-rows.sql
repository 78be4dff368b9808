-- An order keeps the domains that its text links to: conflicts ask for them in every row of the marketplace.
ALTER TABLE "publication_order" ADD COLUMN "linked_domains" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE FUNCTION domains_linked_in(content text) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(array_agg(DISTINCT link.found[1]), '{}')
  FROM regexp_matches(lower(content), 'href="https?://(?:www\.)?([a-z0-9.-]+)[/"?#:]', 'g') AS link (found);
$$;--> statement-breakpoint
CREATE FUNCTION keep_linked_domains() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.linked_domains := domains_linked_in(NEW.content);
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER order_links_opened BEFORE INSERT ON publication_order FOR EACH ROW
  WHEN (NEW.content <> '') EXECUTE FUNCTION keep_linked_domains();--> statement-breakpoint
CREATE TRIGGER order_links_changed BEFORE UPDATE OF content ON publication_order FOR EACH ROW
  WHEN (OLD.content <> NEW.content) EXECUTE FUNCTION keep_linked_domains();--> statement-breakpoint
-- Before the indexes, which the rewritten rows would be added to one by one.
UPDATE "publication_order" SET linked_domains = domains_linked_in(content) WHERE content ILIKE '%href="http%';--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "message_author" ON "message" USING btree ("author_id","created_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "order_campaign_published" ON "publication_order" USING btree ("campaign_id","published_at","created_at","id") WHERE "publication_order"."published_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "order_client_publisher" ON "publication_order" USING btree ("client_organization_id","publisher_organization_id","campaign_id","media_project_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "order_booked_by" ON "publication_order" USING btree ("booked_by","created_at");
