CREATE TABLE "deed_count" (
	"id" uuid PRIMARY KEY NOT NULL,
	"deed" text NOT NULL,
	"operator_id" uuid,
	"organization_id" uuid,
	"amount_cents" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "deed_count_deed" CHECK ("deed_count"."deed" IN ('adjustment', 'transfer', 'refund', 'voucher', 'verdict', 'paymentFile')),
	CONSTRAINT "deed_count_whose" CHECK (num_nonnulls("deed_count"."operator_id", "deed_count"."organization_id") = 1),
	CONSTRAINT "deed_count_amount" CHECK ("deed_count"."amount_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "operator_deed" (
	"id" uuid PRIMARY KEY NOT NULL,
	"deed" text NOT NULL,
	"subject" uuid,
	"input" jsonb NOT NULL,
	"amount_cents" bigint NOT NULL,
	"organization_ids" uuid[] NOT NULL,
	"state" text NOT NULL,
	"proposed_by" uuid NOT NULL,
	"decided_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "operator_deed_deed" CHECK ("operator_deed"."deed" IN ('adjustment', 'transfer', 'refund', 'voucher', 'verdict', 'paymentFile')),
	CONSTRAINT "operator_deed_state" CHECK ("operator_deed"."state" IN ('waiting', 'confirmed', 'declined')),
	CONSTRAINT "operator_deed_decided" CHECK (("operator_deed"."state" = 'waiting') = ("operator_deed"."decided_at" IS NULL)),
	CONSTRAINT "operator_deed_two_people" CHECK ("operator_deed"."state" <> 'confirmed' OR ("operator_deed"."decided_by" IS NOT NULL AND "operator_deed"."decided_by" <> "operator_deed"."proposed_by"))
);
--> statement-breakpoint
ALTER TABLE "audit_event" DROP CONSTRAINT "audit_event_kind_known";--> statement-breakpoint
ALTER TABLE "adjustment" DROP CONSTRAINT "adjustment_state";--> statement-breakpoint
INSERT INTO operator_deed (id, deed, input, amount_cents, organization_ids, state, proposed_by, created_at)
SELECT id, 'adjustment', jsonb_build_object('organization', organization_id, 'account', account, 'amountCents', amount_cents, 'reason', reason),
  abs(amount_cents), ARRAY[organization_id], 'waiting', proposed_by, created_at FROM adjustment WHERE state = 'proposed';--> statement-breakpoint
DELETE FROM adjustment WHERE state = 'proposed';--> statement-breakpoint
DROP INDEX "adjustment_proposed";--> statement-breakpoint
ALTER TABLE "operator_setting" ADD COLUMN "adjustment_day_cents" bigint DEFAULT 10000 NOT NULL;--> statement-breakpoint
ALTER TABLE "operator_setting" ADD COLUMN "adjustment_month_cents" bigint DEFAULT 50000 NOT NULL;--> statement-breakpoint
ALTER TABLE "operator_setting" ADD COLUMN "transfer_day_cents" bigint DEFAULT 2500000 NOT NULL;--> statement-breakpoint
ALTER TABLE "operator_setting" ADD COLUMN "transfer_month_cents" bigint DEFAULT 25000000 NOT NULL;--> statement-breakpoint
ALTER TABLE "operator_setting" ADD COLUMN "refund_day_cents" bigint DEFAULT 500000 NOT NULL;--> statement-breakpoint
ALTER TABLE "operator_setting" ADD COLUMN "refund_month_cents" bigint DEFAULT 5000000 NOT NULL;--> statement-breakpoint
ALTER TABLE "operator_setting" ADD COLUMN "voucher_day_cents" bigint DEFAULT 500000 NOT NULL;--> statement-breakpoint
ALTER TABLE "operator_setting" ADD COLUMN "voucher_month_cents" bigint DEFAULT 5000000 NOT NULL;--> statement-breakpoint
ALTER TABLE "operator_setting" ADD COLUMN "verdict_day_cents" bigint DEFAULT 1000000 NOT NULL;--> statement-breakpoint
ALTER TABLE "operator_setting" ADD COLUMN "verdict_month_cents" bigint DEFAULT 10000000 NOT NULL;--> statement-breakpoint
ALTER TABLE "operator_setting" ADD COLUMN "payment_file_day_cents" bigint DEFAULT 5000000 NOT NULL;--> statement-breakpoint
ALTER TABLE "operator_setting" ADD COLUMN "payment_file_month_cents" bigint DEFAULT 50000000 NOT NULL;--> statement-breakpoint
ALTER TABLE "deed_count" ADD CONSTRAINT "deed_count_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deed_count_operator" ON "deed_count" USING btree ("operator_id","deed","created_at");--> statement-breakpoint
CREATE INDEX "deed_count_organization" ON "deed_count" USING btree ("organization_id","deed","created_at");--> statement-breakpoint
CREATE INDEX "operator_deed_newest" ON "operator_deed" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "audit_event" ADD CONSTRAINT "audit_event_kind_known" CHECK ("audit_event"."kind" IN ('settings', 'flag', 'redirect', 'metrics', 'review', 'import', 'domain', 'tax', 'voucher', 'identity', 'topUp', 'autoTopUp', 'organization', 'adjustment', 'person', 'fee', 'payout', 'deed', 'operator', 'setup'));--> statement-breakpoint
ALTER TABLE "adjustment" ADD CONSTRAINT "adjustment_state" CHECK ("adjustment"."state" IN ('posted', 'declined'));--> statement-breakpoint
ALTER TABLE "operator_setting" ADD CONSTRAINT "operator_setting_adjustment_day_cents" CHECK ("operator_setting"."adjustment_day_cents" BETWEEN 0 AND 1000000000);--> statement-breakpoint
ALTER TABLE "operator_setting" ADD CONSTRAINT "operator_setting_adjustment_month_cents" CHECK ("operator_setting"."adjustment_month_cents" BETWEEN 0 AND 1000000000);--> statement-breakpoint
ALTER TABLE "operator_setting" ADD CONSTRAINT "operator_setting_transfer_day_cents" CHECK ("operator_setting"."transfer_day_cents" BETWEEN 0 AND 1000000000);--> statement-breakpoint
ALTER TABLE "operator_setting" ADD CONSTRAINT "operator_setting_transfer_month_cents" CHECK ("operator_setting"."transfer_month_cents" BETWEEN 0 AND 1000000000);--> statement-breakpoint
ALTER TABLE "operator_setting" ADD CONSTRAINT "operator_setting_refund_day_cents" CHECK ("operator_setting"."refund_day_cents" BETWEEN 0 AND 1000000000);--> statement-breakpoint
ALTER TABLE "operator_setting" ADD CONSTRAINT "operator_setting_refund_month_cents" CHECK ("operator_setting"."refund_month_cents" BETWEEN 0 AND 1000000000);--> statement-breakpoint
ALTER TABLE "operator_setting" ADD CONSTRAINT "operator_setting_voucher_day_cents" CHECK ("operator_setting"."voucher_day_cents" BETWEEN 0 AND 1000000000);--> statement-breakpoint
ALTER TABLE "operator_setting" ADD CONSTRAINT "operator_setting_voucher_month_cents" CHECK ("operator_setting"."voucher_month_cents" BETWEEN 0 AND 1000000000);--> statement-breakpoint
ALTER TABLE "operator_setting" ADD CONSTRAINT "operator_setting_verdict_day_cents" CHECK ("operator_setting"."verdict_day_cents" BETWEEN 0 AND 1000000000);--> statement-breakpoint
ALTER TABLE "operator_setting" ADD CONSTRAINT "operator_setting_verdict_month_cents" CHECK ("operator_setting"."verdict_month_cents" BETWEEN 0 AND 1000000000);--> statement-breakpoint
ALTER TABLE "operator_setting" ADD CONSTRAINT "operator_setting_payment_file_day_cents" CHECK ("operator_setting"."payment_file_day_cents" BETWEEN 0 AND 1000000000);--> statement-breakpoint
ALTER TABLE "operator_setting" ADD CONSTRAINT "operator_setting_payment_file_month_cents" CHECK ("operator_setting"."payment_file_month_cents" BETWEEN 0 AND 1000000000);