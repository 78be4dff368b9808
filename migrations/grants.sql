-- What the application may do. Run by the owner after every migration; it may run any number of times.
-- "auth" stands for the schema that the accounts lie in.

-- The one view over the job tables, which no migration makes. Made before the grants, which then hold for all views.
CREATE OR REPLACE VIEW audit_jobs AS SELECT state::text AS state, count(*) AS count FROM pgboss.job GROUP BY state;

-- The application reads and writes its tables, but cannot rewrite the books, the sign-in log or the trail of the operators.
GRANT USAGE ON SCHEMA public, "auth", pgboss TO byline_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public, "auth", pgboss TO byline_app;
GRANT USAGE ON ALL SEQUENCES IN SCHEMA public, "auth", pgboss TO byline_app;
GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA public, "auth", pgboss TO byline_app;
REVOKE UPDATE, DELETE, TRUNCATE ON ledger_entry, ledger_posting, audit_event, "auth".audit_log_entries FROM byline_app;
-- The ends of both logs are their triggers' alone.
REVOKE INSERT, UPDATE, DELETE, TRUNCATE ON audit_event_end, "auth".audit_chains FROM byline_app;
REVOKE ALL ON "auth".schema_migrations FROM byline_app;
-- What was issued stays as it was issued.
REVOKE UPDATE, DELETE, TRUNCATE ON invoice FROM byline_app;
REVOKE DELETE, TRUNCATE ON invoice_counter FROM byline_app;
REVOKE DELETE, TRUNCATE ON ledger_account, transaction FROM byline_app;
-- What happened stays as it was written; it is only given its place among all events.
REVOKE UPDATE, DELETE, TRUNCATE ON event FROM byline_app;
GRANT UPDATE (position) ON event TO byline_app;
-- What a provider reported stays as it came; only what became of it is written later.
REVOKE UPDATE, DELETE, TRUNCATE ON provider_event FROM byline_app;
GRANT UPDATE (outcome, posting_key) ON provider_event TO byline_app;
-- What was said in a conversation may decide a dispute.
REVOKE UPDATE, DELETE, TRUNCATE ON message FROM byline_app;
REVOKE INSERT, UPDATE, DELETE, TRUNCATE ON operator_setting FROM byline_app;
GRANT UPDATE ON operator_setting TO byline_app;
-- A view writes with its owner's rights: what the tables refuse, it must refuse as well.
DO $$ BEGIN
  EXECUTE (SELECT 'REVOKE INSERT, UPDATE, DELETE, TRUNCATE ON ' || string_agg(format('%I.%I', schemaname, viewname), ', ') || ' FROM byline_app'
           FROM pg_views WHERE schemaname = 'public');
END $$;
