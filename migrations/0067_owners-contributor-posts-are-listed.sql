-- A contributor's Contributor Post is reached by its direct link only; an owner's is a row like the other formats (R3.8).
CREATE OR REPLACE FUNCTION refresh_listing(changed uuid[]) RETURNS void LANGUAGE sql AS $$
  SELECT id FROM media_project WHERE id = ANY (changed) ORDER BY id FOR NO KEY UPDATE;
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
  WHERE media.id = ANY (changed) AND media.status = 'listed' AND format.status = 'listed' AND NOT (format.format_type = 'Contributor Post' AND format.contributor);
  INSERT INTO listing_medium (media_project_id, organization_id, name_form, domain, listed, changed_in)
  SELECT media.id, media.organization_id, search_form(media.name), media.domain,
    EXISTS (SELECT FROM listing WHERE listing.media_project_id = media.id), pg_current_xact_id()
  FROM media_project AS media WHERE media.id = ANY (changed)
  ON CONFLICT (media_project_id) DO UPDATE SET organization_id = excluded.organization_id, name_form = excluded.name_form,
    domain = excluded.domain, listed = excluded.listed, changed_in = excluded.changed_in;
$$;
--> statement-breakpoint
SELECT refresh_listing(array_agg(DISTINCT media_project_id)) FROM format WHERE format_type = 'Contributor Post'
  HAVING count(*) > 0;
