CREATE TABLE "tidied_until" (
	"name" text PRIMARY KEY NOT NULL,
	"position" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "auth"."audit_chains" ADD COLUMN IF NOT EXISTS "forgotten" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "auth"."audit_chains" ADD COLUMN IF NOT EXISTS "forgotten_hash" "bytea" DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "audience_reading_day" ON "audience_reading" USING btree ("read_on");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "metric_reading_day" ON "metric_reading" USING btree ("read_on");--> statement-breakpoint

-- An entry of the sign-in log goes once its chain counts it as forgotten, and nobody but the function below counts.
DROP TRIGGER audit_log_append_only ON auth.audit_log_entries;
--> statement-breakpoint
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR TRUNCATE ON auth.audit_log_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();
--> statement-breakpoint
CREATE FUNCTION auth.refuse_removing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM auth.audit_chains WHERE actor_id = coalesce(OLD.payload ->> 'actor_id', '') AND forgotten >= OLD.sequence) THEN
    RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN OLD;
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_log_first_entries BEFORE DELETE ON auth.audit_log_entries
  FOR EACH ROW EXECUTE FUNCTION auth.refuse_removing();
--> statement-breakpoint
-- Forgets the first entries of chains, after two years, a bounded number at a time. What is left of a chain follows from the kept hash.
CREATE FUNCTION auth.forget_audit_log(at_most integer) RETURNS integer LANGUAGE plpgsql
SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  -- Ids begin with their time.
  oldest uuid := (lpad(to_hex((extract(epoch FROM now() - interval '2 years') * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid;
  removed integer;
BEGIN
  WITH old AS (
    SELECT coalesce(payload ->> 'actor_id', '') AS actor_id, sequence, hash FROM auth.audit_log_entries WHERE id < oldest ORDER BY id LIMIT at_most),
  numbered AS (
    SELECT old.*, chain.forgotten + row_number() OVER (PARTITION BY actor_id ORDER BY old.sequence) AS expected FROM old JOIN auth.audit_chains AS chain USING (actor_id)),
  ends AS (
    SELECT DISTINCT ON (actor_id) actor_id, sequence, hash FROM numbered WHERE sequence = expected ORDER BY actor_id, sequence DESC)
  UPDATE auth.audit_chains AS chain SET forgotten = ends.sequence, forgotten_hash = ends.hash FROM ends WHERE chain.actor_id = ends.actor_id;
  DELETE FROM auth.audit_log_entries AS entry USING auth.audit_chains AS chain
  WHERE entry.id IN (SELECT id FROM auth.audit_log_entries WHERE id < oldest ORDER BY id LIMIT at_most)
    AND chain.actor_id = coalesce(entry.payload ->> 'actor_id', '') AND entry.sequence <= chain.forgotten;
  GET DIAGNOSTICS removed = ROW_COUNT;
  RETURN removed;
END $$;
