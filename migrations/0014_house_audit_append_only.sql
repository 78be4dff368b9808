-- The trail of what operators changed is only ever added to, whoever asks.
CREATE TRIGGER house_audit_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON house_audit
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();
