ALTER TABLE "listing_medium" ADD COLUMN "measured" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "media_metrics" ADD COLUMN "measured" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "listing_medium_measured" ON "listing_medium" USING gin ("measured") WHERE listed;--> statement-breakpoint

-- Keeps which of an outlet's metrics were measured: those whose newest reading is a service's. Readings that a publisher declared or a
-- file brought leave an outlet without measured metrics as it is, so that a large import probes nothing.
CREATE FUNCTION note_measured(changed uuid[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO media_metrics AS kept (media_project_id, measured)
  SELECT media.id, now.measured FROM media_project AS media CROSS JOIN LATERAL (
    SELECT coalesce(array_agg(known.metric ORDER BY known.metric), '{}') AS measured
    FROM (SELECT DISTINCT metric FROM metric_reading WHERE media_project_id = media.id) AS known
    CROSS JOIN LATERAL (SELECT source FROM metric_reading AS reading
      WHERE reading.media_project_id = media.id AND reading.metric = known.metric
      ORDER BY read_on DESC, recorded_at DESC, source LIMIT 1) AS newest
    WHERE newest.source NOT IN ('declared', 'import')) AS now
  WHERE media.id = ANY (changed) ORDER BY media.id
  ON CONFLICT (media_project_id) DO UPDATE SET measured = excluded.measured WHERE kept.measured <> excluded.measured;
$$;
--> statement-breakpoint
CREATE FUNCTION note_measured_of_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed uuid[];
BEGIN
  SELECT array_agg(DISTINCT media_project_id) INTO changed FROM changed_rows AS reading
  WHERE source NOT IN ('declared', 'import') OR EXISTS (
    SELECT FROM media_metrics AS kept WHERE kept.media_project_id = reading.media_project_id AND kept.measured <> '{}');
  IF changed IS NOT NULL THEN
    PERFORM note_measured(changed);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER metric_reading_measured_insert AFTER INSERT ON metric_reading
  REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_measured_of_changed();
--> statement-breakpoint
CREATE TRIGGER metric_reading_measured_update AFTER UPDATE ON metric_reading
  REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_measured_of_changed();
--> statement-breakpoint
CREATE TRIGGER metric_reading_measured_delete AFTER DELETE ON metric_reading
  REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_measured_of_changed();
--> statement-breakpoint

-- As in 0011, with the measured metrics.
CREATE OR REPLACE FUNCTION refresh_listing(changed uuid[]) RETURNS void LANGUAGE sql AS $$
  SELECT id FROM media_project WHERE id = ANY (changed) ORDER BY id FOR NO KEY UPDATE;

  DELETE FROM listing WHERE media_project_id = ANY (changed) AND NOT EXISTS (
    SELECT FROM format JOIN media_project AS media ON media.id = format.media_project_id
    WHERE format.id = listing.format_id AND format.media_project_id = listing.media_project_id
      AND media.status = 'listed' AND format.status = 'listed' AND NOT (format.format_type = 'Contributor Post' AND format.contributor));

  MERGE INTO listing AS kept USING (
    SELECT format.id AS format_id, format.media_project_id, format.format_type, format.price_cents, format.turnaround_hours,
      format.hyperlink_kind, format.hyperlinks_max, format.permanence_months
    FROM media_project AS media JOIN format ON format.media_project_id = media.id
    WHERE media.id = ANY (changed) AND media.status = 'listed' AND format.status = 'listed'
      AND NOT (format.format_type = 'Contributor Post' AND format.contributor)) AS now ON kept.format_id = now.format_id
  WHEN MATCHED AND ROW(kept.*) IS DISTINCT FROM ROW(now.*) THEN UPDATE SET
    format_type = now.format_type, price_cents = now.price_cents, turnaround_hours = now.turnaround_hours,
    hyperlink_kind = now.hyperlink_kind, hyperlinks_max = now.hyperlinks_max, permanence_months = now.permanence_months
  WHEN NOT MATCHED THEN INSERT VALUES (now.format_id, now.media_project_id, now.format_type, now.price_cents, now.turnaround_hours,
    now.hyperlink_kind, now.hyperlinks_max, now.permanence_months);

  MERGE INTO listing_medium AS kept USING (
    SELECT media.id AS media_project_id, media.organization_id, search_form(media.name) AS name_form, media.domain,
      EXISTS (SELECT FROM listing WHERE listing.media_project_id = media.id) AS listed, media.name, media.media_type, media.languages,
      media.countries, media.topics, media.verification = 'verified' AS verified, metrics.audience, metrics.source_direct,
      metrics.source_search, metrics.source_social, metrics.semrush_organic_traffic, metrics.semrush_authority_score, metrics.ahrefs_dr,
      metrics.organic_traffic_by_ahrefs, metrics.mj_cf, metrics.mj_tf, metrics.moz_domain_authority, metrics.estimated_views,
      metrics.time_on_site, metrics.page_per_visit, metrics.bounce_rate, metrics.leading_countries_ids,
      coalesce(metrics.measured, '{}') AS measured
    FROM media_project AS media LEFT JOIN media_metrics AS metrics ON metrics.media_project_id = media.id
    WHERE media.id = ANY (changed)) AS now ON kept.media_project_id = now.media_project_id
  WHEN MATCHED AND ROW(kept.*) IS DISTINCT FROM ROW(now.*) THEN UPDATE SET
    organization_id = now.organization_id, name_form = now.name_form, domain = now.domain, listed = now.listed, name = now.name,
    media_type = now.media_type, languages = now.languages, countries = now.countries, topics = now.topics, verified = now.verified,
    audience = now.audience, source_direct = now.source_direct, source_search = now.source_search, source_social = now.source_social,
    semrush_organic_traffic = now.semrush_organic_traffic, semrush_authority_score = now.semrush_authority_score,
    ahrefs_dr = now.ahrefs_dr, organic_traffic_by_ahrefs = now.organic_traffic_by_ahrefs, mj_cf = now.mj_cf, mj_tf = now.mj_tf,
    moz_domain_authority = now.moz_domain_authority, estimated_views = now.estimated_views, time_on_site = now.time_on_site,
    page_per_visit = now.page_per_visit, bounce_rate = now.bounce_rate, leading_countries_ids = now.leading_countries_ids,
    measured = now.measured
  WHEN NOT MATCHED THEN INSERT (media_project_id, organization_id, name_form, domain, listed, name, media_type, languages, countries,
    topics, verified, audience, source_direct, source_search, source_social, semrush_organic_traffic, semrush_authority_score, ahrefs_dr,
    organic_traffic_by_ahrefs, mj_cf, mj_tf, moz_domain_authority, estimated_views, time_on_site, page_per_visit, bounce_rate,
    leading_countries_ids, measured)
  VALUES (now.media_project_id, now.organization_id, now.name_form, now.domain, now.listed, now.name, now.media_type, now.languages,
    now.countries, now.topics, now.verified, now.audience, now.source_direct, now.source_search, now.source_social,
    now.semrush_organic_traffic, now.semrush_authority_score, now.ahrefs_dr, now.organic_traffic_by_ahrefs, now.mj_cf, now.mj_tf,
    now.moz_domain_authority, now.estimated_views, now.time_on_site, now.page_per_visit, now.bounce_rate, now.leading_countries_ids, now.measured);

  INSERT INTO listing_change (media_project_id, changed_in)
  SELECT id, pg_current_xact_id() FROM media_project WHERE id = ANY (changed)
  ON CONFLICT (media_project_id) DO UPDATE SET changed_in = excluded.changed_in;
$$;
--> statement-breakpoint
SELECT note_measured(ids) FROM (SELECT array_agg(DISTINCT media_project_id) AS ids FROM metric_reading WHERE source NOT IN ('declared', 'import')) AS measured
WHERE ids IS NOT NULL;
