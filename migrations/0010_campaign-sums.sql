-- Sums of campaigns (decision 0161): kept by deferred triggers, so that their rows are locked last and only while a
-- transaction commits. The books check adds them up again.

CREATE FUNCTION add_to_campaign(campaign uuid, orders integer, spent bigint, held bigint) RETURNS void LANGUAGE sql AS $$
  UPDATE campaign_sum SET order_count = order_count + orders, spent_cents = spent_cents + spent, held_cents = held_cents + held
  WHERE campaign_id = campaign;
$$;
--> statement-breakpoint

-- A campaign has its sums from its first moment on.
CREATE FUNCTION open_campaign_sum() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO campaign_sum (campaign_id, project_id) VALUES (NEW.id, NEW.project_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER campaign_sum_opened AFTER INSERT ON campaign FOR EACH ROW EXECUTE FUNCTION open_campaign_sum();
--> statement-breakpoint

-- src/orders/statuses.ts holds the same list; a test compares them.
CREATE FUNCTION is_held(status text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT status IN ('booked', 'briefing', 'briefed', 'writing', 'written', 'sent', 'changes_requested', 'accepted', 'published', 'checks_failed',
    'revision_requested', 'disputed');
$$;
--> statement-breakpoint
CREATE FUNCTION sum_order() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  held bigint := CASE WHEN is_held(NEW.status) THEN NEW.total_cents ELSE 0 END;
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM add_to_campaign(NEW.campaign_id, 1, 0, held);
  ELSE
    held := held - CASE WHEN is_held(OLD.status) THEN OLD.total_cents ELSE 0 END;
    IF held <> 0 THEN PERFORM add_to_campaign(NEW.campaign_id, 0, 0, held); END IF;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER publication_order_summed AFTER INSERT ON publication_order
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION sum_order();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER publication_order_summed_anew AFTER UPDATE OF status, total_cents ON publication_order
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (OLD.status <> NEW.status OR OLD.total_cents <> NEW.total_cents) EXECUTE FUNCTION sum_order();
--> statement-breakpoint

-- A payment is spent; a refund after it is not any more. Refunds before it or with it are not of what was paid.
CREATE FUNCTION sum_transaction() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.type = 2 OR EXISTS (
    SELECT FROM transaction AS payment WHERE payment.order_id = NEW.order_id AND payment.type = 2
      AND payment.organization_id = NEW.organization_id AND payment.created_at < NEW.created_at)
  THEN
    PERFORM add_to_campaign((SELECT campaign_id FROM publication_order WHERE id = NEW.order_id), 0,
      CASE WHEN NEW.type = 2 THEN NEW.amount_cents ELSE -NEW.amount_cents END, 0);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER transaction_summed AFTER INSERT ON transaction
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.order_id IS NOT NULL AND NEW.type IN (2, 6)) EXECUTE FUNCTION sum_transaction();
--> statement-breakpoint

CREATE FUNCTION sum_extra() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  spent bigint := NEW.paid_cents;
  held bigint := NEW.held_cents;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    spent := spent - OLD.paid_cents;
    held := held - OLD.held_cents;
  END IF;
  IF spent <> 0 OR held <> 0 THEN
    PERFORM add_to_campaign((SELECT campaign_id FROM publication_order WHERE id = NEW.order_id), 0, spent, held);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER order_extra_summed AFTER INSERT OR UPDATE OF paid_cents, held_cents ON order_extra
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION sum_extra();
--> statement-breakpoint

CREATE FUNCTION sum_offer() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  held bigint := NEW.held_cents;
BEGIN
  IF TG_OP = 'UPDATE' THEN held := held - OLD.held_cents; END IF;
  IF held <> 0 THEN PERFORM add_to_campaign(NEW.campaign_id, 0, 0, held); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER offer_summed AFTER INSERT OR UPDATE OF held_cents ON offer
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION sum_offer();
--> statement-breakpoint

INSERT INTO campaign_sum (campaign_id, project_id, order_count, spent_cents, held_cents)
SELECT campaign.id, campaign.project_id, coalesce(ordered.count, 0), coalesce(money.spent, 0), coalesce(money.held, 0)
FROM campaign
LEFT JOIN (SELECT campaign_id, count(*) AS count FROM publication_order GROUP BY campaign_id) AS ordered ON ordered.campaign_id = campaign.id
LEFT JOIN (SELECT campaign_id, sum(spent_cents) AS spent, sum(held_cents) AS held FROM campaign_spending GROUP BY campaign_id) AS money
  ON money.campaign_id = campaign.id;
