CREATE TABLE "answer_month" (
	"organization_id" uuid NOT NULL,
	"month" date NOT NULL,
	"answered" integer NOT NULL,
	"missed" integer NOT NULL,
	CONSTRAINT "answer_month_organization_id_month_pk" PRIMARY KEY("organization_id","month")
);
--> statement-breakpoint
ALTER TABLE "publication_order" ADD COLUMN "first_published_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "publication_order" ADD COLUMN "asked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "publication_order" ADD COLUMN "answered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "publication_order" ADD COLUMN "is_answer_missed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "transaction" ADD COLUMN "campaign_id" uuid;--> statement-breakpoint
ALTER TABLE "answer_month" ADD CONSTRAINT "answer_month_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_publisher_answered" ON "publication_order" USING btree ("publisher_organization_id","asked_at","answered_at") WHERE "publication_order"."answered_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "transaction_campaign" ON "transaction" USING btree ("campaign_id","organization_id","created_at","id") WHERE "transaction"."campaign_id" IS NOT NULL;--> statement-breakpoint

-- A transaction knows the campaign of what it paid for (decision 0259), which never changes there. A booking's own row is written
-- with its order and names the campaign itself.
CREATE FUNCTION place_transaction() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.campaign_id := coalesce(
    (SELECT campaign_id FROM publication_order WHERE id = NEW.order_id),
    (SELECT campaign_id FROM offer WHERE id = NEW.offer_id),
    (SELECT campaign_id FROM publication_order WHERE id = (SELECT order_id FROM order_extra WHERE id = NEW.extra_id)));
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER transaction_placed BEFORE INSERT ON transaction FOR EACH ROW
  WHEN (NEW.campaign_id IS NULL AND (NEW.order_id IS NOT NULL OR NEW.offer_id IS NOT NULL OR NEW.extra_id IS NOT NULL))
  EXECUTE FUNCTION place_transaction();
--> statement-breakpoint
UPDATE transaction SET campaign_id = placed.campaign_id
FROM (
  SELECT paid.id, coalesce(booked.campaign_id, offer.campaign_id, extended.campaign_id) AS campaign_id
  FROM transaction AS paid LEFT JOIN publication_order AS booked ON booked.id = paid.order_id LEFT JOIN offer ON offer.id = paid.offer_id
    LEFT JOIN order_extra AS extra ON extra.id = paid.extra_id LEFT JOIN publication_order AS extended ON extended.id = extra.order_id) AS placed
WHERE placed.id = transaction.id AND placed.campaign_id IS NOT NULL;
--> statement-breakpoint

-- First answers and publications of the orders that there are, by their events.
UPDATE publication_order SET first_published_at = published.at
FROM (SELECT subject_id, min(created_at) AS at FROM event WHERE subject = 'order' AND verb = 'publish' GROUP BY 1) AS published
WHERE published.subject_id = publication_order.id;
--> statement-breakpoint
UPDATE publication_order SET asked_at = asked.at, answered_at = CASE WHEN reply.verb <> 'expire' THEN reply.created_at END,
  is_answer_missed = coalesce(reply.verb = 'expire', false)
FROM (SELECT subject_id, min(created_at) AS at FROM event WHERE subject = 'order' AND verb IN ('send', 'sendBrief') GROUP BY 1) AS asked
LEFT JOIN LATERAL (
  SELECT verb, created_at FROM event WHERE event.subject_id = asked.subject_id AND created_at >= asked.at
    AND (verb IN ('accept', 'requestChanges', 'reject', 'acceptBrief') OR (verb = 'expire' AND from_state IN ('sent', 'briefed')))
  ORDER BY created_at, id LIMIT 1) AS reply ON true
WHERE asked.subject_id = publication_order.id;
--> statement-breakpoint
INSERT INTO answer_month (organization_id, month, answered, missed)
  SELECT publisher_organization_id, date_trunc('month', asked_at AT TIME ZONE 'UTC')::date, count(answered_at), count(*) FILTER (WHERE is_answer_missed)
  FROM publication_order WHERE answered_at IS NOT NULL OR is_answer_missed GROUP BY 1, 2;
--> statement-breakpoint

-- First answers of a month (decision 0259): deferred, so that a publisher's row is held while committing only.
CREATE FUNCTION count_answer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO answer_month (organization_id, month, answered, missed)
  VALUES (NEW.publisher_organization_id, date_trunc('month', NEW.asked_at AT TIME ZONE 'UTC')::date,
    CASE WHEN NEW.is_answer_missed THEN 0 ELSE 1 END, CASE WHEN NEW.is_answer_missed THEN 1 ELSE 0 END)
  ON CONFLICT (organization_id, month) DO UPDATE SET answered = answer_month.answered + EXCLUDED.answered, missed = answer_month.missed + EXCLUDED.missed;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER order_answered AFTER UPDATE ON publication_order
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (OLD.answered_at IS NULL AND NOT OLD.is_answer_missed AND (NEW.answered_at IS NOT NULL OR NEW.is_answer_missed))
  EXECUTE FUNCTION count_answer();
