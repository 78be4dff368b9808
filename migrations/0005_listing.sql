-- The marketplace's rows, which triggers keep, and the search over them.

-- Where the readers' share of each country is known, the leading countries follow from it (R3.6).
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

-- Rewrites the rows of the changed media, and one row per medium for the text search and for whoever follows the changes. The
-- media are locked first: two formats of one medium that change at the same time would otherwise both write its rows. A
-- contributor's Contributor Post is reached by its direct link only; an owner's is a row like the other formats (R3.8).
CREATE FUNCTION refresh_listing(changed uuid[]) RETURNS void LANGUAGE sql AS $$
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

-- A change of media, metrics or formats refreshes the media whose ids stand in the transition table.
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
--> statement-breakpoint

-- Learns the words of listed media. Two transactions that learn one word at the same time both write it, so that neither waits.
CREATE FUNCTION learn_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO listing_word (word)
  SELECT DISTINCT word FROM changed AS medium, unnest(search_words(medium.name_form || ' ' || medium.domain)) AS word
  WHERE medium.listed AND NOT EXISTS (SELECT FROM listing_word AS known WHERE known.word = word.word);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER learn_words_of_new AFTER INSERT ON listing_medium REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION learn_words();
--> statement-breakpoint
CREATE TRIGGER learn_words_of_changed AFTER UPDATE ON listing_medium REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION learn_words();
--> statement-breakpoint

-- Forgets words that no listed medium has any more and words that were learned twice, and learns those that are missing.
CREATE FUNCTION tidy_words() RETURNS void LANGUAGE sql AS $$
  DELETE FROM listing_word AS known USING listing_word AS twin WHERE twin.word = known.word AND twin.ctid < known.ctid;
  WITH used AS MATERIALIZED (
    SELECT DISTINCT word FROM listing_medium AS medium, unnest(search_words(medium.name_form || ' ' || medium.domain)) AS word WHERE listed),
  forgotten AS (DELETE FROM listing_word AS known WHERE NOT EXISTS (SELECT FROM used WHERE used.word = known.word))
  INSERT INTO listing_word (word) SELECT word FROM used WHERE NOT EXISTS (SELECT FROM listing_word AS known WHERE known.word = used.word);
$$;
--> statement-breakpoint

-- What a person means by a written word: the word itself, where a known word holds it; else the words that one slip leads to;
-- else the nearest of those that resemble it, with four of ten trigrams in common. `distance` is 0 for the word as written.
CREATE FUNCTION words_meant(written text) RETURNS TABLE (word text, distance double precision) LANGUAGE plpgsql STABLE
SET plan_cache_mode = force_custom_plan SET pg_trgm.word_similarity_threshold = 0.4 AS $$
BEGIN
  IF length(written) < 3 OR written !~ '[^0-9]' OR EXISTS (SELECT FROM listing_word AS known WHERE known.word LIKE '%' || written || '%') THEN
    RETURN QUERY SELECT written, 0::double precision;
  ELSIF length(written) > 3 THEN
    RETURN QUERY SELECT known.word, 1 - max(similarity(known.word, written))::double precision FROM listing_word AS known
      WHERE word_slip_codes(known.word) && word_slip_codes(written) AND word_slips(known.word) && word_slips(written)
      GROUP BY known.word ORDER BY 2, 1 LIMIT 5;
    IF NOT FOUND THEN
      RETURN QUERY SELECT known.word, 1 - max(word_similarity(written, known.word))::double precision FROM listing_word AS known
        WHERE written <% known.word GROUP BY known.word ORDER BY 2, 1 LIMIT 5;
    END IF;
  END IF;
END $$;
--> statement-breakpoint

-- Listed media whose name or domain holds the text, the best first: rank 0 is the text, 1 begins with it, 2 holds it. Only when
-- there are none: media that hold, for each word of the text, a word that may be meant by it, ranked from 3 by distance.
CREATE FUNCTION search_listing(asked text) RETURNS TABLE (media_project_id uuid, rank double precision) LANGUAGE plpgsql STABLE
SET plan_cache_mode = force_custom_plan AS $$
DECLARE
  form text := search_form(asked);
  part text := replace(replace(replace(form, '\', '\\'), '%', '\%'), '_', '\_');
  written text;
  holds text;
  distance text;
  conditions text[] := '{}';
  distances text[] := '{}';
BEGIN
  RETURN QUERY SELECT medium.media_project_id,
      CASE WHEN medium.name_form = form OR medium.domain = form THEN 0::double precision
           WHEN starts_with(medium.name_form, form) OR starts_with(medium.domain, form) THEN 1
           ELSE 2 END
    FROM listing_medium AS medium WHERE listed AND medium.name_form || ' ' || medium.domain LIKE '%' || part || '%';
  IF FOUND OR length(form) < 4 THEN RETURN; END IF;
  FOREACH written IN ARRAY written_words(form) LOOP
    SELECT format('text LIKE ANY (%L::text[])', array_agg('%' || meant.word || '%')),
      format('least(%s)', string_agg(format('CASE WHEN text LIKE %L THEN %s END', '%' || meant.word || '%', meant.distance), ', '))
    INTO holds, distance FROM words_meant(written) AS meant HAVING count(*) > 0;
    IF NOT FOUND THEN RETURN; END IF;
    conditions := conditions || holds;
    distances := distances || distance;
  END LOOP;
  IF conditions = '{}' THEN RETURN; END IF;
  RETURN QUERY EXECUTE format(
    'SELECT media_project_id, (3 + (%s) / %s)::double precision
     FROM (SELECT media_project_id, name_form || '' '' || domain AS text FROM listing_medium WHERE listed) AS medium WHERE %s',
    array_to_string(distances, ' + '), cardinality(distances), array_to_string(conditions, ' AND '));
END $$;
