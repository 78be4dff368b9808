-- Codes that were remembered before there were affiliate links are nobody's.
DELETE FROM "referral";--> statement-breakpoint
CREATE TABLE "commission" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"posting_id" uuid NOT NULL,
	"paid_for_id" uuid NOT NULL,
	"order_number" text NOT NULL,
	"fee_cents" bigint NOT NULL,
	"amount_cents" bigint NOT NULL,
	"taken_back_cents" bigint DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "commission_once" UNIQUE("posting_id"),
	CONSTRAINT "commission_amount" CHECK ("commission"."amount_cents" > 0 AND "commission"."fee_cents" >= "commission"."amount_cents" AND "commission"."taken_back_cents" BETWEEN 0 AND "commission"."amount_cents")
);
--> statement-breakpoint
ALTER TABLE "referral" ADD COLUMN "organization_id" uuid NOT NULL;--> statement-breakpoint
ALTER TABLE "commission" ADD CONSTRAINT "commission_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission" ADD CONSTRAINT "commission_posting_id_ledger_posting_id_fk" FOREIGN KEY ("posting_id") REFERENCES "public"."ledger_posting"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "commission_organization" ON "commission" USING btree ("organization_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "commission_paid_for" ON "commission" USING btree ("paid_for_id");--> statement-breakpoint
CREATE INDEX "commission_due" ON "commission" USING btree ("due_at") WHERE "commission"."paid_at" IS NULL AND "commission"."taken_back_cents" < "commission"."amount_cents";--> statement-breakpoint
ALTER TABLE "referral" ADD CONSTRAINT "referral_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "referral_organization" ON "referral" USING btree ("organization_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tracked_link_affiliate" ON "tracked_link" USING btree ("organization_id") WHERE "tracked_link"."purpose" = 'affiliate';