ALTER TABLE "operator_setting" ADD COLUMN "earnings_lock_days" integer DEFAULT 7 NOT NULL;--> statement-breakpoint
ALTER TABLE "operator_setting" ADD COLUMN "withdrawal_minimum_cents" bigint DEFAULT 2500 NOT NULL;--> statement-breakpoint
ALTER TABLE "operator_setting" ADD COLUMN "withdrawal_fee_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "operator_setting" ADD COLUMN "identity_document_days" integer DEFAULT 90 NOT NULL;--> statement-breakpoint
ALTER TABLE "operator_setting" ADD CONSTRAINT "operator_setting_days" CHECK ("operator_setting"."earnings_lock_days" BETWEEN 0 AND 90 AND "operator_setting"."identity_document_days" >= 1);--> statement-breakpoint
ALTER TABLE "operator_setting" ADD CONSTRAINT "operator_setting_withdrawal" CHECK ("operator_setting"."withdrawal_fee_cents" >= 0 AND "operator_setting"."withdrawal_minimum_cents" > "operator_setting"."withdrawal_fee_cents");