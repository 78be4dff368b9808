-- What was issued is never changed or deleted, whoever asks.
CREATE TRIGGER invoice_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON invoice
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();
