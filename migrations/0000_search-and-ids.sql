-- What indexes of the tables need, so it comes before them: similarity of texts, and the functions that find misspelled words.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint

-- A text in search form: without case, accents and letters of one language. What is kept and what is searched for read alike.
CREATE FUNCTION search_form(given text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT replace(replace(replace(translate(
    lower(regexp_replace(normalize(given, NFKD), '[\u0300-\u036f]', '', 'g')), 'øłđðıþ', 'olddit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe');
$$;
--> statement-breakpoint

-- The words of a text in search form, as written: runs of letters and digits.
CREATE FUNCTION written_words(form text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN array_remove(regexp_split_to_array(form, '[\u0001-\u002f\u003a-\u0060\u007b-\u00bf\u2000-\u206f\u3000]+'), '');
--> statement-breakpoint

-- Those words that a person can misspell: long enough to mean something, short enough to be a word, and no number.
CREATE FUNCTION search_words(form text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN ARRAY(SELECT DISTINCT word FROM unnest(written_words(form)) AS word WHERE length(word) BETWEEN 3 AND 40 AND word ~ '[^0-9]');
--> statement-breakpoint

-- A word, and the word without each of its letters. Two words share one of these when a single slip leads from one to the
-- other: a letter that is wrong, missing or too many, or two neighbors that changed places.
CREATE FUNCTION word_slips(word text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN (SELECT array_agg(overlay(word PLACING '' FROM place FOR 1)) || word FROM generate_series(1, length(word)) AS place);
--> statement-breakpoint

-- The same as numbers, which makes the index a third as large. Few words share a number without sharing a slip.
CREATE FUNCTION word_slip_codes(word text) RETURNS integer[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN (SELECT array_agg(DISTINCT hashtext(slip)) FROM unnest(word_slips(word)) AS slip);
--> statement-breakpoint

-- A UUIDv7, on every PostgreSQL from 15 on: 48 bits of milliseconds, the version, random bits.
CREATE FUNCTION new_id() RETURNS uuid LANGUAGE sql VOLATILE PARALLEL SAFE AS $$
  SELECT encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid())
    PLACING substring(int8send((extract(epoch FROM clock_timestamp()) * 1000)::bigint) FROM 3) FROM 1 FOR 6), 52, 1), 53, 1), 'hex')::uuid;
$$;
