-- Entries of the sign-in log from before 0074 hold addresses. They go beside the chain, for as long as others do, and the chains are
-- written anew without them. A chain that was tampered with stays as it is, so that the check still names it.
ALTER TABLE auth.audit_log_entries DISABLE TRIGGER audit_log_append_only;
--> statement-breakpoint
DO $$
DECLARE
  chain record;
  entry record;
  previous bytea;
  is_whole boolean;
BEGIN
  FOR chain IN
    SELECT actor_id, length, hash FROM auth.audit_chains
    WHERE EXISTS (SELECT FROM auth.audit_log_entries AS named WHERE named.payload ->> 'actor_id' = audit_chains.actor_id
                    AND (coalesce(named.payload ->> 'actor_username', '') <> '' OR named.ip_address <> ''))
  LOOP
    SELECT coalesce(bool_and(linked.sequence = linked.expected
             AND linked.hash = auth.audit_hash(linked.before, linked.id, linked.sequence, linked.payload, linked.ip_address, linked.created_at)), false)
           AND count(*) = chain.length AND (array_agg(linked.hash ORDER BY linked.sequence DESC))[1] = chain.hash
    INTO is_whole
    FROM (SELECT entries.*, row_number() OVER chained AS expected, coalesce(lag(hash) OVER chained, '') AS before
          FROM auth.audit_log_entries AS entries WHERE payload ->> 'actor_id' = chain.actor_id
          WINDOW chained AS (ORDER BY sequence, id)) AS linked;
    CONTINUE WHEN NOT is_whole;

    INSERT INTO auth.audit_log_people (entry_id, actor_id, username, ip_address, created_at)
    SELECT named.id, chain.actor_id::uuid, coalesce(named.payload ->> 'actor_username', ''), named.ip_address, named.created_at
    FROM auth.audit_log_entries AS named
    WHERE named.payload ->> 'actor_id' = chain.actor_id AND (coalesce(named.payload ->> 'actor_username', '') <> '' OR named.ip_address <> '')
      AND named.created_at > now() - interval '365 days'
      AND EXISTS (SELECT FROM auth.users WHERE users.id::text = chain.actor_id)
    ON CONFLICT DO NOTHING;

    previous := '';
    FOR entry IN SELECT * FROM auth.audit_log_entries WHERE payload ->> 'actor_id' = chain.actor_id ORDER BY sequence LOOP
      entry.payload := jsonb_set(entry.payload, '{actor_username}', '""');
      previous := auth.audit_hash(previous, entry.id, entry.sequence, entry.payload, '', entry.created_at);
      UPDATE auth.audit_log_entries SET payload = entry.payload, ip_address = '', hash = previous WHERE id = entry.id;
    END LOOP;
    UPDATE auth.audit_chains SET hash = previous WHERE actor_id = chain.actor_id;
  END LOOP;
END $$;
--> statement-breakpoint
ALTER TABLE auth.audit_log_entries ENABLE TRIGGER audit_log_append_only;
