-- The books: what the tables alone can't promise (R4.3).

-- Entries and postings are never changed or deleted, whoever asks.
CREATE FUNCTION refuse_rewriting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_entry_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entry
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();
--> statement-breakpoint
CREATE TRIGGER ledger_posting_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_posting
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();
--> statement-breakpoint

-- At commit, the entries of each touched posting sum to zero.
CREATE FUNCTION require_zero_sum() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT sum(amount_cents) FROM ledger_entry WHERE posting_id = NEW.posting_id) <> 0 THEN
    RAISE EXCEPTION 'the entries of posting % do not sum to zero', NEW.posting_id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_entry_zero_sum AFTER INSERT ON ledger_entry
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION require_zero_sum();
--> statement-breakpoint

-- Transaction statuses move as R4.2 allows. src/wallet/transaction.ts holds the same table; a test compares them.
CREATE FUNCTION require_transaction_move() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT (
    CASE OLD.status
      WHEN 0 THEN NEW.status IN (1, 2, 3, 4, 7)
      WHEN 1 THEN NEW.status IN (2, 3, 4, 7)
      WHEN 2 THEN NEW.status IN (3, 4)
      WHEN 3 THEN NEW.status IN (5, 6)
      WHEN 6 THEN NEW.status IN (5, 6)
      ELSE false
    END
  ) THEN
    RAISE EXCEPTION 'a transaction cannot move from % to %', OLD.status, NEW.status
      USING ERRCODE = 'check_violation', CONSTRAINT = 'transaction_move';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER transaction_move BEFORE UPDATE OF status ON transaction
  FOR EACH ROW WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION require_transaction_move();
--> statement-breakpoint

-- An organization has its four accounts from its first moment on.
CREATE FUNCTION open_accounts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ledger_account (organization_id, kind)
  SELECT NEW.id, kind FROM unnest(ARRAY['available', 'held', 'earnings', 'payout_in_transit']) AS kind;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER organization_accounts AFTER INSERT ON organization FOR EACH ROW EXECUTE FUNCTION open_accounts();
--> statement-breakpoint

-- Views with fixed names, so that anyone can audit the books from outside.
CREATE VIEW audit_entries AS
SELECT entry.id AS entry_id,
       entry.posting_id AS txn_id,
       coalesce(account.organization_id::text, 'house') || ':' || account.kind AS account,
       'USD' AS currency,
       entry.amount_cents AS amount_minor,
       coalesce(entry.sequence, entry.id) AS sequence,
       entry.created_at
FROM ledger_entry AS entry
JOIN ledger_account AS account ON account.id = entry.account_id;
--> statement-breakpoint
CREATE VIEW audit_balances AS
SELECT coalesce(account.organization_id::text, 'house') || ':' || account.kind AS account,
       'USD' AS currency,
       CASE WHEN account.organization_id IS NOT NULL THEN account.balance_cents
            ELSE (SELECT coalesce(sum(amount_cents), 0)::bigint FROM ledger_entry WHERE account_id = account.id) END AS balance_minor,
       CASE WHEN account.kind IN ('available', 'held', 'earnings') THEN 0 END AS floor_minor
FROM ledger_account AS account;
--> statement-breakpoint
CREATE VIEW audit_open_escrow AS
SELECT posting.order_id, 'USD' AS currency, sum(entry.amount_cents)::bigint AS amount_minor
FROM ledger_entry AS entry
JOIN ledger_posting AS posting ON posting.id = entry.posting_id
JOIN ledger_account AS account ON account.id = entry.account_id
WHERE account.kind = 'held' AND posting.order_id IS NOT NULL
GROUP BY posting.order_id
HAVING sum(entry.amount_cents) <> 0;
--> statement-breakpoint

-- What was issued is never changed or deleted, whoever asks.
CREATE TRIGGER invoice_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON invoice
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();
