-- An organization is not closed while a payment or a commission for it is still to come. An operator lists all commissions and redemptions.
CREATE INDEX "commission_newest" ON "commission" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "voucher_redemption_newest" ON "voucher_redemption" USING btree ("created_at","id") WHERE "voucher_redemption"."outcome" = 'redeemed';--> statement-breakpoint
CREATE VIEW "public"."waiting_commission" AS (SELECT organization_id FROM commission WHERE paid_at IS NULL AND taken_back_cents < amount_cents);--> statement-breakpoint
CREATE VIEW "public"."awaited_payment" AS (
  SELECT top_up.organization_id, 'topUp' AS subject FROM top_up JOIN transaction ON transaction.id = top_up.transaction_id
  WHERE transaction.status IN (0, 1, 2)
  UNION ALL SELECT organization_id, 'chargeback' FROM chargeback WHERE status IN ('asked', 'open'));