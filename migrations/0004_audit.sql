-- Two logs that are only ever added to, whoever asks. Each row's hash covers the row before it, so a changed, removed or
-- inserted row is found.
-- The triggers write the ends of both logs with the owner's rights, since the application may not write them (grants.sql).
-- Otherwise a thief who cut the last rows could move the end as well.

-- The operators' trail is one chain; audit_event_end holds its end and lets one row be written at a time.
CREATE TRIGGER audit_event_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_event
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();
--> statement-breakpoint
CREATE FUNCTION audit_event_hash(previous bytea, change audit_event) RETURNS bytea LANGUAGE sql STABLE AS $$
  SELECT sha256(convert_to(concat_ws('|', encode(previous, 'hex'), change.id, change.sequence, change.kind, change.subject,
    change.actor_id, coalesce(change.before, 'null'), coalesce(change.after, 'null'), extract(epoch FROM change.created_at)), 'UTF8'));
$$;
--> statement-breakpoint
CREATE FUNCTION chain_audit_event() RETURNS trigger LANGUAGE plpgsql
SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  previous bytea;
BEGIN
  UPDATE audit_event_end SET length = length + 1 RETURNING length, hash INTO NEW.sequence, previous;
  NEW.hash := audit_event_hash(previous, NEW);
  UPDATE audit_event_end SET hash = NEW.hash;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_event_chain BEFORE INSERT ON audit_event FOR EACH ROW EXECUTE FUNCTION chain_audit_event();
--> statement-breakpoint

-- The sign-in log is a chain per account; audit_chains holds the ends and lets one entry of an account be written at a time.
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON auth.audit_log_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();
--> statement-breakpoint
CREATE FUNCTION auth.audit_hash(previous bytea, id uuid, sequence bigint, payload jsonb, ip_address text, created_at timestamptz)
RETURNS bytea LANGUAGE sql STABLE AS $$
  SELECT sha256(convert_to(concat_ws('|', encode(previous, 'hex'), id, sequence, payload, ip_address, extract(epoch FROM created_at)), 'UTF8'));
$$;
--> statement-breakpoint
CREATE FUNCTION auth.chain_audit_log() RETURNS trigger LANGUAGE plpgsql
SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  actor text := coalesce(NEW.payload ->> 'actor_id', '');
  previous bytea;
BEGIN
  INSERT INTO auth.audit_chains AS chain (actor_id, length, hash) VALUES (actor, 1, '')
  ON CONFLICT (actor_id) DO UPDATE SET length = chain.length + 1
  RETURNING length, hash INTO NEW.sequence, previous;
  NEW.hash := auth.audit_hash(previous, NEW.id, NEW.sequence, NEW.payload, NEW.ip_address, NEW.created_at);
  UPDATE auth.audit_chains SET hash = NEW.hash WHERE actor_id = actor;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_log_chain BEFORE INSERT ON auth.audit_log_entries FOR EACH ROW EXECUTE FUNCTION auth.chain_audit_log();
