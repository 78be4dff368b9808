CREATE TABLE "fee_agreement" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid,
	"country" text,
	"fee_basis_points" integer NOT NULL,
	"starts_on" date NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "fee_agreement_scope" CHECK (num_nonnulls("fee_agreement"."organization_id", "fee_agreement"."country") = 1),
	CONSTRAINT "fee_agreement_fee" CHECK ("fee_agreement"."fee_basis_points" BETWEEN 0 AND 5000)
);
--> statement-breakpoint
ALTER TABLE "audit_event" DROP CONSTRAINT "audit_event_kind_known";--> statement-breakpoint
ALTER TABLE "fee_agreement" ADD CONSTRAINT "fee_agreement_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "fee_agreement_organization" ON "fee_agreement" USING btree ("organization_id","starts_on") WHERE "fee_agreement"."organization_id" IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "fee_agreement_country" ON "fee_agreement" USING btree ("country","starts_on") WHERE "fee_agreement"."country" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "fee_agreement_newest" ON "fee_agreement" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "audit_event" ADD CONSTRAINT "audit_event_kind_known" CHECK ("audit_event"."kind" IN ('settings', 'flag', 'redirect', 'metrics', 'review', 'import', 'domain', 'tax', 'voucher', 'identity', 'topUp', 'organization', 'adjustment', 'fee', 'payout'));