-- The words of a text in search form as they were written: runs of letters and digits.
CREATE FUNCTION written_words(form text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN array_remove(regexp_split_to_array(form, '[\u0001-\u002f\u003a-\u0060\u007b-\u00bf\u2000-\u206f\u3000]+'), '');
--> statement-breakpoint
-- Those among them that one can misspell: long enough to be meant, short enough to be one, not a number.
CREATE FUNCTION search_words(form text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN ARRAY(SELECT DISTINCT word FROM unnest(written_words(form)) AS word WHERE length(word) BETWEEN 3 AND 40 AND word ~ '[^0-9]');
--> statement-breakpoint
-- A word, and what is left of it without one of its letters. Two words have one of these in common when one slip leads from
-- one to the other: a letter that is wrong, missing or too many, or two neighbours that changed places.
CREATE FUNCTION word_slips(word text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN (SELECT array_agg(overlay(word PLACING '' FROM place FOR 1)) || word FROM generate_series(1, length(word)) AS place);
--> statement-breakpoint
-- The same as numbers, for an index a third as large. Few words share a number without sharing a slip.
CREATE FUNCTION word_slip_codes(word text) RETURNS integer[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN (SELECT array_agg(DISTINCT hashtext(slip)) FROM unnest(word_slips(word)) AS slip);
--> statement-breakpoint
CREATE TABLE "listing_word" (
	"word" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "listing_word_is" ON "listing_word" USING btree ("word");--> statement-breakpoint
CREATE INDEX "listing_word_text" ON "listing_word" USING gin ("word" gin_trgm_ops) WITH (gin_pending_list_limit=128);--> statement-breakpoint
CREATE INDEX "listing_word_slips" ON "listing_word" USING gin (word_slip_codes("word")) WITH (gin_pending_list_limit=128);
--> statement-breakpoint
-- Learns the words of listed media. Two transactions that learn one word at the same time both write it: nobody waits.
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
-- Forgets the words that no listed medium has any more and those that were learned twice, and learns what is missing.
CREATE FUNCTION tidy_words() RETURNS void LANGUAGE sql AS $$
  DELETE FROM listing_word AS known USING listing_word AS twin WHERE twin.word = known.word AND twin.ctid < known.ctid;
  WITH used AS MATERIALIZED (
    SELECT DISTINCT word FROM listing_medium AS medium, unnest(search_words(medium.name_form || ' ' || medium.domain)) AS word WHERE listed),
  forgotten AS (DELETE FROM listing_word AS known WHERE NOT EXISTS (SELECT FROM used WHERE used.word = known.word))
  INSERT INTO listing_word (word) SELECT word FROM used WHERE NOT EXISTS (SELECT FROM listing_word AS known WHERE known.word = used.word);
$$;
--> statement-breakpoint
SELECT tidy_words();
--> statement-breakpoint
-- What somebody means who wrote this: it, where a word holds it; else the words that one slip leads to; else the nearest of
-- those that resemble it, of which four of ten trigrams agree. `distance` is 0 for what was written.
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
-- Listed media whose name or domain holds the text, the best first: 0 is it, 1 begins with it, 2 holds it. Only when none
-- does: from 3 on those that hold, for each of its words, what may be meant by it, the more the nearer to 3.
CREATE OR REPLACE FUNCTION search_listing(asked text) RETURNS TABLE (media_project_id uuid, rank double precision) LANGUAGE plpgsql STABLE
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
