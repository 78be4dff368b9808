ALTER TABLE "audit_event" DROP CONSTRAINT "audit_event_kind_known";--> statement-breakpoint
ALTER TABLE "operator_setting" ADD COLUMN "bank_details" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "transaction_unpaid" ON "transaction" USING btree ("created_at") WHERE "transaction"."type" = 1 AND "transaction"."status" IN (0, 1);--> statement-breakpoint
ALTER TABLE "audit_event" ADD CONSTRAINT "audit_event_kind_known" CHECK ("audit_event"."kind" IN ('settings', 'flag', 'redirect', 'metrics', 'review', 'import', 'domain', 'tax', 'voucher', 'identity', 'topUp'));