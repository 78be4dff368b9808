CREATE TABLE "voucher_earning" (
	"paid_for_id" uuid PRIMARY KEY NOT NULL,
	"client_organization_id" uuid NOT NULL,
	"publisher_organization_id" uuid NOT NULL,
	"voucher_cents" bigint NOT NULL,
	"paid_cents" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "voucher_earning_amount" CHECK ("voucher_earning"."voucher_cents" BETWEEN 1 AND "voucher_earning"."paid_cents")
);
--> statement-breakpoint
ALTER TABLE "voucher_redemption" DROP CONSTRAINT "voucher_redemption_outcome";--> statement-breakpoint
ALTER TABLE "auto_top_up" ADD COLUMN "card_key" text;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD COLUMN "payee_key" text;--> statement-breakpoint
ALTER TABLE "operator_setting" ADD COLUMN "voucher_account_days" integer DEFAULT 30 NOT NULL;--> statement-breakpoint
ALTER TABLE "operator_setting" ADD COLUMN "voucher_lock_days" integer DEFAULT 30 NOT NULL;--> statement-breakpoint
ALTER TABLE "operator_setting" ADD COLUMN "organizations_max" integer DEFAULT 10 NOT NULL;--> statement-breakpoint
ALTER TABLE "voucher_earning" ADD CONSTRAINT "voucher_earning_client_organization_id_organization_id_fk" FOREIGN KEY ("client_organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_earning" ADD CONSTRAINT "voucher_earning_publisher_organization_id_organization_id_fk" FOREIGN KEY ("publisher_organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "voucher_earning_publisher" ON "voucher_earning" USING btree ("publisher_organization_id","created_at");--> statement-breakpoint
ALTER TABLE "voucher_redemption" ADD CONSTRAINT "voucher_redemption_outcome" CHECK ("voucher_redemption"."outcome" IN ('redeemed', 'unknown', 'ended', 'usedUp', 'redeemedBefore', 'tooNew'));--> statement-breakpoint
ALTER TABLE "operator_setting" ADD CONSTRAINT "operator_setting_voucher_account_days" CHECK ("operator_setting"."voucher_account_days" BETWEEN 0 AND 365);--> statement-breakpoint
ALTER TABLE "operator_setting" ADD CONSTRAINT "operator_setting_voucher_lock_days" CHECK ("operator_setting"."voucher_lock_days" BETWEEN 0 AND 180);--> statement-breakpoint
ALTER TABLE "operator_setting" ADD CONSTRAINT "operator_setting_organizations_max" CHECK ("operator_setting"."organizations_max" BETWEEN 1 AND 1000);--> statement-breakpoint
CREATE VIEW "public"."organization_key" AS (
  SELECT organization_id, 'member' AS kind, user_id::text AS key FROM organization_member
  UNION ALL SELECT organization_id, 'member', user_id::text FROM place_member
  UNION ALL SELECT id, 'taxId', upper(regexp_replace(tax_id, '[^[:alnum:]]', '', 'g')) FROM organization WHERE tax_id ~ '[0-9].*[0-9].*[0-9].*[0-9]'
  UNION ALL SELECT organization_id, 'identity', identity_verification.kind || country || upper(regexp_replace(legal_name || coalesce(birth_date, register_number, ''), '[^[:alnum:]]', '', 'g'))
    FROM identity_verification WHERE state = 'approved'
  UNION ALL SELECT organization_id, 'payoutAccount', payee_key FROM withdrawal WHERE payee_key IS NOT NULL
  UNION ALL SELECT organization_id, 'card', card_key FROM auto_top_up WHERE card_key IS NOT NULL);