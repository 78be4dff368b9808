ALTER TABLE "provider_event" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "provider_event" ADD COLUMN "reference" text;--> statement-breakpoint
ALTER TABLE "provider_event" ADD COLUMN "amount_cents" bigint;--> statement-breakpoint
ALTER TABLE "provider_event" ADD COLUMN "outcome" text DEFAULT 'waiting' NOT NULL;--> statement-breakpoint
ALTER TABLE "provider_event" ADD COLUMN "posting_key" text;--> statement-breakpoint
ALTER TABLE "top_up" ADD COLUMN "payment_reference" text;--> statement-breakpoint
UPDATE provider_event SET
  kind = CASE payload->>'outcome' WHEN 'paid' THEN 'checkoutPaid' WHEN 'declined' THEN 'checkoutDeclined' ELSE 'checkoutLeft' END,
  reference = payload->>'reference',
  outcome = 'ignored';--> statement-breakpoint
-- The event of a top-up's payment is the one that was stored first; later ones said the same, and the key matches them too.
UPDATE provider_event SET outcome = 'applied', posting_key = posting.key, amount_cents = paid.amount_cents
FROM top_up JOIN transaction AS paid ON paid.id = top_up.transaction_id
JOIN ledger_posting AS posting ON posting.key = 'top-up:' || top_up.id
WHERE provider_event.kind = 'checkoutPaid' AND top_up.provider = provider_event.provider AND top_up.provider_reference = provider_event.reference;--> statement-breakpoint
UPDATE top_up SET payment_reference = provider_reference || '_payment'
FROM ledger_posting AS posting WHERE posting.key = 'top-up:' || top_up.id AND provider = 'sandbox';--> statement-breakpoint
ALTER TABLE "provider_event" ALTER COLUMN "kind" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "provider_event" ALTER COLUMN "reference" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "provider_event_waiting" ON "provider_event" USING btree ("provider","reference") WHERE "provider_event"."outcome" = 'waiting';--> statement-breakpoint
CREATE INDEX "provider_event_posting" ON "provider_event" USING btree ("posting_key") WHERE "provider_event"."posting_key" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "provider_event_newest" ON "provider_event" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "top_up" ADD CONSTRAINT "top_up_payment" UNIQUE("provider","payment_reference");--> statement-breakpoint
ALTER TABLE "provider_event" ADD CONSTRAINT "provider_event_kind" CHECK ("provider_event"."kind" IN ('checkoutPaid', 'checkoutProcessing', 'checkoutDeclined', 'checkoutLeft', 'paymentRefunded', 'refundFailed', 'paymentDisputed', 'disputeWon', 'disputeLost', 'payoutPaid', 'payoutFailed', 'payoutCanceled', 'payeeUpdated', 'identityVerified', 'identityNeedsInput'));--> statement-breakpoint
ALTER TABLE "provider_event" ADD CONSTRAINT "provider_event_outcome" CHECK ("provider_event"."outcome" IN ('applied', 'ignored', 'waiting'));