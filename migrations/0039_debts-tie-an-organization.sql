-- An organization that owes a payment which was taken back is not closed; the view tells debts from money.
CREATE OR REPLACE VIEW "public"."organization_money" AS (
  SELECT organization_id, balance_cents AS amount_cents, false AS is_owed FROM ledger_account WHERE organization_id IS NOT NULL
  UNION ALL SELECT publisher_organization_id, owed_cents - paid_cents, true FROM refund_owed WHERE paid_cents < owed_cents
  UNION ALL SELECT client_organization_id, owed_cents - paid_cents, false FROM refund_owed WHERE paid_cents < owed_cents
  UNION ALL SELECT organization_id, owed_cents - paid_cents - dropped_cents, true FROM payment_owed WHERE paid_cents + dropped_cents < owed_cents);