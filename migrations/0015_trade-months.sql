-- Sums of a month by project and outlet (decision 0179): kept by a deferred trigger like the campaigns' (decision 0161). An
-- organization's account is locked before, so that two transactions never wait for each other's sums. The books check
-- adds them up again.

CREATE FUNCTION sum_trade() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  traded record;
  is_payment boolean := NEW.type IN (2, 4);
BEGIN
  SELECT client_organization_id = NEW.organization_id AS is_client, project_id, media_project_id INTO traded FROM publication_order
  WHERE id = coalesce(NEW.order_id, (SELECT order_id FROM order_extra WHERE id = NEW.extra_id));
  IF NOT FOUND THEN RETURN NULL; END IF;
  -- A refund before the payment or with it is not of what was paid.
  IF NOT is_payment AND NOT EXISTS (
    SELECT FROM transaction AS payment WHERE payment.organization_id = NEW.organization_id AND payment.type IN (2, 4)
      AND payment.created_at < NEW.created_at
      AND CASE WHEN NEW.order_id IS NULL THEN payment.extra_id = NEW.extra_id ELSE payment.order_id = NEW.order_id END)
  THEN RETURN NULL; END IF;
  INSERT INTO trade_month (organization_id, side, month, place_id, amount_cents, order_count)
  VALUES (NEW.organization_id, CASE WHEN traded.is_client THEN 'client' ELSE 'publisher' END,
    date_trunc('month', NEW.created_at AT TIME ZONE 'UTC')::date,
    CASE WHEN traded.is_client THEN traded.project_id ELSE traded.media_project_id END,
    CASE WHEN is_payment THEN NEW.amount_cents ELSE -NEW.amount_cents END,
    CASE WHEN is_payment AND NEW.order_id IS NOT NULL THEN 1 ELSE 0 END)
  ON CONFLICT (organization_id, side, month, place_id) DO UPDATE SET
    amount_cents = trade_month.amount_cents + EXCLUDED.amount_cents, order_count = trade_month.order_count + EXCLUDED.order_count;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER transaction_summed_by_month AFTER INSERT ON transaction
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.type IN (2, 4, 6) AND (NEW.order_id IS NOT NULL OR NEW.extra_id IS NOT NULL)) EXECUTE FUNCTION sum_trade();
--> statement-breakpoint

INSERT INTO trade_month (organization_id, side, month, place_id, amount_cents, order_count)
  SELECT entry.organization_id, CASE WHEN entry.is_client THEN 'client' ELSE 'publisher' END AS side,
    date_trunc('month', entry.created_at AT TIME ZONE 'UTC')::date AS month, entry.place_id,
    sum(CASE WHEN entry.type = 6 THEN -entry.amount_cents ELSE entry.amount_cents END)::bigint AS amount_cents,
    count(*) FILTER (WHERE entry.type <> 6 AND entry.order_id IS NOT NULL)::integer AS order_count
  FROM (
    SELECT paid.*, o.client_organization_id = paid.organization_id AS is_client,
      CASE WHEN o.client_organization_id = paid.organization_id THEN o.project_id ELSE o.media_project_id END AS place_id
    FROM transaction AS paid LEFT JOIN order_extra AS extra ON extra.id = paid.extra_id
    JOIN publication_order AS o ON o.id = coalesce(paid.order_id, extra.order_id)
    WHERE paid.type IN (2, 4) OR (paid.type = 6 AND EXISTS (
      SELECT FROM transaction AS payment WHERE payment.organization_id = paid.organization_id AND payment.type IN (2, 4)
        AND payment.created_at < paid.created_at
        AND CASE WHEN paid.order_id IS NULL THEN payment.extra_id = paid.extra_id ELSE payment.order_id = paid.order_id END))) AS entry
  GROUP BY 1, 2, 3, 4;
