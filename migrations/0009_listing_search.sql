-- A text as it is searched: without case, accents and letters of its own kind. The same for what is kept and what is asked.
CREATE FUNCTION search_form(given text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT replace(replace(replace(translate(
    lower(regexp_replace(normalize(given, NFKD), '[\u0300-\u036f]', '', 'g')), 'øłđðıþ', 'olddit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe');
$$;
--> statement-breakpoint
-- As before, and one row a medium for the text search and for those who follow the changes. The media are locked first:
-- two formats of one medium that change at the same time would otherwise both write its rows.
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
  WHERE media.id = ANY (changed) AND media.status = 'listed' AND format.status = 'listed' AND NOT format.contributor;
  INSERT INTO listing_medium (media_project_id, organization_id, name_form, domain, listed, changed_in)
  SELECT media.id, media.organization_id, search_form(media.name), media.domain,
    EXISTS (SELECT FROM listing WHERE listing.media_project_id = media.id), pg_current_xact_id()
  FROM media_project AS media WHERE media.id = ANY (changed)
  ON CONFLICT (media_project_id) DO UPDATE SET organization_id = excluded.organization_id, name_form = excluded.name_form,
    domain = excluded.domain, listed = excluded.listed, changed_in = excluded.changed_in;
$$;
--> statement-breakpoint
SELECT refresh_listing(ARRAY (SELECT id FROM media_project));
--> statement-breakpoint
-- Listed media whose name or domain holds the text, the best first: 0 is it, 1 begins with it, 2 holds it. Only when none
-- does: from 3 on those that resemble it, the more the nearer to 3. Four of seven trigrams agree: one wrong letter in a word
-- of six, two that changed places in a word of nine.
CREATE FUNCTION search_listing(asked text) RETURNS TABLE (media_project_id uuid, rank double precision) LANGUAGE plpgsql STABLE
SET plan_cache_mode = force_custom_plan SET pg_trgm.word_similarity_threshold = 0.4 AS $$
DECLARE
  form text := search_form(asked);
  part text := replace(replace(replace(form, '\', '\\'), '%', '\%'), '_', '\_');
BEGIN
  RETURN QUERY SELECT medium.media_project_id,
      CASE WHEN medium.name_form = form OR medium.domain = form THEN 0::double precision
           WHEN starts_with(medium.name_form, form) OR starts_with(medium.domain, form) THEN 1
           ELSE 2 END
    FROM listing_medium AS medium WHERE listed AND medium.name_form || ' ' || medium.domain LIKE '%' || part || '%';
  IF NOT FOUND AND length(form) >= 4 THEN
    RETURN QUERY SELECT medium.media_project_id, 4 - word_similarity(form, medium.name_form || ' ' || medium.domain)::double precision
      FROM listing_medium AS medium WHERE listed AND form <% (medium.name_form || ' ' || medium.domain);
  END IF;
END $$;
