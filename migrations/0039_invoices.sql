CREATE TABLE "invoice" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"number" text NOT NULL,
	"posting_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"order_number" text NOT NULL,
	"description" text NOT NULL,
	"seller" jsonb NOT NULL,
	"buyer" jsonb NOT NULL,
	"gross_cents" bigint NOT NULL,
	"net_cents" bigint NOT NULL,
	"tax_cents" bigint NOT NULL,
	"rate_basis_points" integer NOT NULL,
	"is_reverse_charge" boolean NOT NULL,
	"credits_id" uuid,
	"credits_number" text,
	"supplied_at" timestamp (3) with time zone NOT NULL,
	"issued_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoice_number" UNIQUE("number"),
	CONSTRAINT "invoice_once" UNIQUE("posting_id","kind"),
	CONSTRAINT "invoice_kind" CHECK ("invoice"."kind" IN ('invoice', 'creditNote', 'feeInvoice', 'feeCreditNote')),
	CONSTRAINT "invoice_amount" CHECK ("invoice"."gross_cents" > 0 AND "invoice"."tax_cents" >= 0 AND "invoice"."net_cents" + "invoice"."tax_cents" = "invoice"."gross_cents")
);
--> statement-breakpoint
CREATE TABLE "invoice_counter" (
	"kind" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "invoice_counter_kind_year_pk" PRIMARY KEY("kind","year")
);
--> statement-breakpoint
CREATE TABLE "tax_rate" (
	"id" uuid PRIMARY KEY NOT NULL,
	"country" text NOT NULL,
	"rate_basis_points" integer NOT NULL,
	"reverses_charge" boolean NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tax_rate_country" UNIQUE("country"),
	CONSTRAINT "tax_rate_country_code" CHECK ("tax_rate"."country" ~ '^[A-Z]{2}$'),
	CONSTRAINT "tax_rate_range" CHECK ("tax_rate"."rate_basis_points" BETWEEN 0 AND 10000)
);
--> statement-breakpoint
ALTER TABLE "audit_event" DROP CONSTRAINT "audit_event_kind_known";--> statement-breakpoint
ALTER TABLE "organization" ADD COLUMN "billing_country" text;--> statement-breakpoint
ALTER TABLE "organization" ADD COLUMN "low_balance_cents" bigint;--> statement-breakpoint
ALTER TABLE "organization" ADD COLUMN "low_balance_told_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "operator_setting" ADD COLUMN "legal_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "operator_setting" ADD COLUMN "legal_address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "operator_setting" ADD COLUMN "legal_country" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "operator_setting" ADD COLUMN "legal_tax_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "operator_setting" ADD COLUMN "affiliate_percent" integer DEFAULT 10 NOT NULL;--> statement-breakpoint
ALTER TABLE "operator_setting" ADD COLUMN "affiliate_lock_days" integer DEFAULT 30 NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_posting_id_ledger_posting_id_fk" FOREIGN KEY ("posting_id") REFERENCES "public"."ledger_posting"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_organization" ON "invoice" USING btree ("organization_id","issued_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "organization_low_balance" ON "organization" USING btree ("id") WHERE "organization"."low_balance_cents" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "organization" ADD CONSTRAINT "organization_low_balance_amount" CHECK ("organization"."low_balance_cents" > 0);--> statement-breakpoint
ALTER TABLE "audit_event" ADD CONSTRAINT "audit_event_kind_known" CHECK ("audit_event"."kind" IN ('settings', 'flag', 'redirect', 'metrics', 'review', 'import', 'domain', 'tax', 'voucher', 'identity'));--> statement-breakpoint
ALTER TABLE "operator_setting" ADD CONSTRAINT "operator_setting_affiliate" CHECK ("operator_setting"."affiliate_percent" BETWEEN 0 AND 50 AND "operator_setting"."affiliate_lock_days" BETWEEN 0 AND 180);