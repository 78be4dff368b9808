-- Off until an operator gives it units to spend.
INSERT INTO metric_provider (name) VALUES ('ahrefs'), ('semrush'), ('moz'), ('majestic');
--> statement-breakpoint
-- Where it is known which part of the readers is in which country, the leading countries follow from it (R3.6).
CREATE FUNCTION lead_by_audience() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.leading_countries_ids := ARRAY(
    SELECT share ->> 'country' FROM jsonb_array_elements(NEW.audience_countries) AS share
    ORDER BY (share ->> 'percent')::double precision DESC, share ->> 'country');
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER media_metrics_leading BEFORE INSERT OR UPDATE ON media_metrics
  FOR EACH ROW WHEN (NEW.audience_countries IS NOT NULL) EXECUTE FUNCTION lead_by_audience();
--> statement-breakpoint
ALTER TABLE publication_watch ADD CONSTRAINT publication_watch_order
  FOREIGN KEY (order_id) REFERENCES publication_order (id) ON DELETE CASCADE;
--> statement-breakpoint
-- What was published before publications were watched is looked at from now on, spread over a week.
INSERT INTO publication_watch (order_id, next_look_at)
SELECT id, now() + random() * interval '7 days' FROM publication_order
WHERE status IN ('published', 'completed') AND publication_url IS NOT NULL AND published_at IS NOT NULL;
