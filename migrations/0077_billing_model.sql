ALTER TABLE "setup_decision" DROP CONSTRAINT "setup_decision_step";--> statement-breakpoint
ALTER TABLE "invoice" DROP CONSTRAINT "invoice_kind";--> statement-breakpoint
ALTER TABLE "invoice" DROP CONSTRAINT "invoice_amount";--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "seller_organization_id" uuid;--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "discount_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "operator_setting" ADD COLUMN "billing_model" text DEFAULT 'undecided' NOT NULL;--> statement-breakpoint
ALTER TABLE "operator_setting" ADD COLUMN "billing_model_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_seller_organization_id_organization_id_fk" FOREIGN KEY ("seller_organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_seller" ON "invoice" USING btree ("seller_organization_id","issued_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "invoice"."seller_organization_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "invoice_issued" ON "invoice" USING btree ("issued_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "invoice_order_number" ON "invoice" USING btree ("order_number");--> statement-breakpoint
CREATE INDEX "invoice_credited" ON "invoice" USING btree ("credits_id") WHERE "invoice"."credits_id" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "setup_decision" ADD CONSTRAINT "setup_decision_step" CHECK ("setup_decision"."step" IN ('legal', 'documents', 'mail', 'payments', 'transfers', 'fee', 'identityKey', 'review', 'knownPages', 'backups'));--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_kind" CHECK ("invoice"."kind" IN ('receipt', 'refundReceipt', 'feeReceipt', 'feeRefundReceipt', 'invoice', 'creditNote', 'selfBilledInvoice', 'selfBilledCreditNote', 'publisherInvoice', 'publisherCreditNote', 'feeInvoice', 'feeCreditNote'));--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_amount" CHECK ("invoice"."gross_cents" + "invoice"."discount_cents" > 0 AND least("invoice"."gross_cents", "invoice"."discount_cents", "invoice"."tax_cents") >= 0 AND "invoice"."net_cents" + "invoice"."tax_cents" = "invoice"."gross_cents");--> statement-breakpoint
ALTER TABLE "operator_setting" ADD CONSTRAINT "operator_setting_billing_model" CHECK ("operator_setting"."billing_model" IN ('undecided', 'agent', 'principal'));