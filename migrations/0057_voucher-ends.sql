ALTER TABLE "voucher_redemption" ADD COLUMN "ended_after" bigint;--> statement-breakpoint
-- Of what ended before: the entry before the one that took the rest back, else the last one before the end.
UPDATE "voucher_redemption" AS ended SET "ended_after" = coalesce(
  (SELECT entry.sequence - 1 FROM "ledger_posting" AS posting JOIN "ledger_entry" AS entry ON entry.posting_id = posting.id
   JOIN "ledger_account" AS account ON account.id = entry.account_id AND account.kind = 'available'
   WHERE posting.key = 'voucher:' || ended.voucher_id || ':' || ended.organization_id || ':end'),
  (SELECT max(entry.sequence) FROM "ledger_entry" AS entry JOIN "ledger_account" AS account ON account.id = entry.account_id
   WHERE account.organization_id = ended.organization_id AND account.kind = 'available' AND entry.created_at <= ended.ends_at),
  0) WHERE "unspent_cents" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "voucher_redemption" ADD CONSTRAINT "voucher_redemption_end" CHECK (("voucher_redemption"."unspent_cents" IS NULL) = ("voucher_redemption"."ended_after" IS NULL));