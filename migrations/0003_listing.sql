-- Keeps the marketplace's rows: whatever changes a medium, its metrics or its formats rewrites the rows of that medium.
-- Formats sold by a contributor are reached by their direct link only and are not listed (R3.8).

CREATE FUNCTION refresh_listing(changed uuid[]) RETURNS void LANGUAGE sql AS $$
  DELETE FROM listing WHERE media_project_id = ANY (changed);
  INSERT INTO listing (
    format_id, media_project_id, name, domain, media_type, languages, countries, topics, format_type, price_cents,
    turnaround_hours, hyperlink_kind, hyperlinks_max, permanence_months, verified, audience, source_direct, source_search,
    source_social, semrush_organic_traffic, semrush_authority_score, ahrefs_dr, organic_traffic_by_ahrefs, mj_cf, mj_tf,
    moz_domain_authority, estimated_views, time_on_site, page_per_visit, bounce_rate, leading_countries_ids)
  SELECT format.id, media.id, media.name, media.domain, media.media_type, media.languages, media.countries, media.topics,
    format.format_type, format.price_cents, format.turnaround_hours, format.hyperlink_kind, format.hyperlinks_max,
    format.permanence_months, media.verification = 'verified', metrics.audience, metrics.source_direct, metrics.source_search,
    metrics.source_social, metrics.semrush_organic_traffic, metrics.semrush_authority_score, metrics.ahrefs_dr,
    metrics.organic_traffic_by_ahrefs, metrics.mj_cf, metrics.mj_tf, metrics.moz_domain_authority, metrics.estimated_views,
    metrics.time_on_site, metrics.page_per_visit, metrics.bounce_rate, metrics.leading_countries_ids
  FROM media_project AS media
  JOIN format ON format.media_project_id = media.id
  LEFT JOIN media_metrics AS metrics ON metrics.media_project_id = media.id
  WHERE media.id = ANY (changed) AND media.status = 'listed' AND format.status = 'listed' AND NOT format.contributor;
$$;
--> statement-breakpoint
-- One trigger function for the three tables: the changed media are the ids in the transition tables.
CREATE FUNCTION refresh_changed_listing() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed uuid[];
BEGIN
  IF TG_OP = 'DELETE' THEN
    EXECUTE format('SELECT array_agg(DISTINCT %I) FROM old_rows', TG_ARGV[0]) INTO changed;
  ELSE
    EXECUTE format('SELECT array_agg(DISTINCT %I) FROM new_rows', TG_ARGV[0]) INTO changed;
  END IF;
  IF changed IS NOT NULL THEN
    PERFORM refresh_listing(changed);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER media_project_listing AFTER UPDATE ON media_project
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION refresh_changed_listing('id');
--> statement-breakpoint
CREATE TRIGGER media_metrics_listing_insert AFTER INSERT ON media_metrics
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION refresh_changed_listing('media_project_id');
--> statement-breakpoint
CREATE TRIGGER media_metrics_listing_update AFTER UPDATE ON media_metrics
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION refresh_changed_listing('media_project_id');
--> statement-breakpoint
CREATE TRIGGER format_listing_insert AFTER INSERT ON format
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION refresh_changed_listing('media_project_id');
--> statement-breakpoint
CREATE TRIGGER format_listing_update AFTER UPDATE ON format
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION refresh_changed_listing('media_project_id');
--> statement-breakpoint
CREATE TRIGGER format_listing_delete AFTER DELETE ON format
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION refresh_changed_listing('media_project_id');
