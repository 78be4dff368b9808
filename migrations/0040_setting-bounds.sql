ALTER TABLE "operator_setting" DROP CONSTRAINT "operator_setting_fee";--> statement-breakpoint
ALTER TABLE "operator_setting" DROP CONSTRAINT "operator_setting_hours";--> statement-breakpoint
ALTER TABLE "operator_setting" DROP CONSTRAINT "operator_setting_days";--> statement-breakpoint
ALTER TABLE "operator_setting" DROP CONSTRAINT "operator_setting_files";--> statement-breakpoint
ALTER TABLE "operator_setting" DROP CONSTRAINT "operator_setting_affiliate";--> statement-breakpoint
ALTER TABLE "operator_setting" DROP CONSTRAINT "operator_setting_withdrawal";--> statement-breakpoint
-- The service refused such settings, yet the table took them, and the checks below must not stop an upgrade.
UPDATE "operator_setting" SET
  "fee_basis_points" = least("fee_basis_points", 5000),
  "withdrawal_minimum_cents" = least(greatest("withdrawal_minimum_cents", 100), 1000000),
  "withdrawal_fee_cents" = least("withdrawal_fee_cents", 10000),
  "identity_document_days" = least("identity_document_days", 3650),
  "identity_data_days" = least("identity_data_days", 3650);--> statement-breakpoint
ALTER TABLE "operator_setting" ADD CONSTRAINT "operator_setting_fee_basis_points" CHECK ("operator_setting"."fee_basis_points" BETWEEN 0 AND 5000);--> statement-breakpoint
ALTER TABLE "operator_setting" ADD CONSTRAINT "operator_setting_text_hours" CHECK ("operator_setting"."text_hours" BETWEEN 1 AND 2160);--> statement-breakpoint
ALTER TABLE "operator_setting" ADD CONSTRAINT "operator_setting_answer_hours" CHECK ("operator_setting"."answer_hours" BETWEEN 1 AND 2160);--> statement-breakpoint
ALTER TABLE "operator_setting" ADD CONSTRAINT "operator_setting_approval_hours" CHECK ("operator_setting"."approval_hours" BETWEEN 1 AND 2160);--> statement-breakpoint
ALTER TABLE "operator_setting" ADD CONSTRAINT "operator_setting_offer_hours" CHECK ("operator_setting"."offer_hours" BETWEEN 1 AND 2160);--> statement-breakpoint
ALTER TABLE "operator_setting" ADD CONSTRAINT "operator_setting_earnings_lock_days" CHECK ("operator_setting"."earnings_lock_days" BETWEEN 0 AND 90);--> statement-breakpoint
ALTER TABLE "operator_setting" ADD CONSTRAINT "operator_setting_withdrawal_minimum_cents" CHECK ("operator_setting"."withdrawal_minimum_cents" BETWEEN 100 AND 1000000);--> statement-breakpoint
ALTER TABLE "operator_setting" ADD CONSTRAINT "operator_setting_withdrawal_fee_cents" CHECK ("operator_setting"."withdrawal_fee_cents" BETWEEN 0 AND 10000);--> statement-breakpoint
ALTER TABLE "operator_setting" ADD CONSTRAINT "operator_setting_identity_document_days" CHECK ("operator_setting"."identity_document_days" BETWEEN 1 AND 3650);--> statement-breakpoint
ALTER TABLE "operator_setting" ADD CONSTRAINT "operator_setting_identity_data_days" CHECK ("operator_setting"."identity_data_days" BETWEEN 30 AND 3650);--> statement-breakpoint
ALTER TABLE "operator_setting" ADD CONSTRAINT "operator_setting_organization_megabytes" CHECK ("operator_setting"."organization_megabytes" BETWEEN 10 AND 1000000);--> statement-breakpoint
ALTER TABLE "operator_setting" ADD CONSTRAINT "operator_setting_person_megabytes" CHECK ("operator_setting"."person_megabytes" BETWEEN 10 AND 1000000);--> statement-breakpoint
ALTER TABLE "operator_setting" ADD CONSTRAINT "operator_setting_affiliate_percent" CHECK ("operator_setting"."affiliate_percent" BETWEEN 0 AND 50);--> statement-breakpoint
ALTER TABLE "operator_setting" ADD CONSTRAINT "operator_setting_affiliate_lock_days" CHECK ("operator_setting"."affiliate_lock_days" BETWEEN 0 AND 180);--> statement-breakpoint
ALTER TABLE "operator_setting" ADD CONSTRAINT "operator_setting_withdrawal" CHECK ("operator_setting"."withdrawal_minimum_cents" > "operator_setting"."withdrawal_fee_cents");