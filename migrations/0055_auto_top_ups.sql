CREATE TABLE "auto_top_up" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"status" text NOT NULL,
	"threshold_cents" bigint NOT NULL,
	"amount_cents" bigint NOT NULL,
	"day_maximum_cents" bigint NOT NULL,
	"setup_id" uuid NOT NULL,
	"setup_url" text,
	"card_reference" text,
	"card_title" text,
	"reason" text,
	"agreed_by" uuid NOT NULL,
	"agreed_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "auto_top_up_organization" UNIQUE("organization_id"),
	CONSTRAINT "auto_top_up_setup" UNIQUE("setup_id"),
	CONSTRAINT "auto_top_up_status" CHECK ("auto_top_up"."status" IN ('off', 'asked', 'open', 'on', 'stopped')),
	CONSTRAINT "auto_top_up_card" CHECK ("auto_top_up"."status" <> 'on' OR "auto_top_up"."card_reference" IS NOT NULL),
	CONSTRAINT "auto_top_up_amounts" CHECK ("auto_top_up"."threshold_cents" > 0 AND "auto_top_up"."amount_cents" BETWEEN 1 AND "auto_top_up"."day_maximum_cents")
);
--> statement-breakpoint
ALTER TABLE "audit_event" DROP CONSTRAINT "audit_event_kind_known";--> statement-breakpoint
ALTER TABLE "provider_event" DROP CONSTRAINT "provider_event_kind";--> statement-breakpoint
ALTER TABLE "top_up" ADD COLUMN "automatic" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "auto_top_up" ADD CONSTRAINT "auto_top_up_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "auto_top_up_on" ON "auto_top_up" USING btree ("id") WHERE "auto_top_up"."status" = 'on';--> statement-breakpoint
CREATE INDEX "top_up_automatic" ON "top_up" USING btree ("organization_id","created_at" DESC NULLS LAST) WHERE "top_up"."automatic";--> statement-breakpoint
ALTER TABLE "audit_event" ADD CONSTRAINT "audit_event_kind_known" CHECK ("audit_event"."kind" IN ('settings', 'flag', 'redirect', 'metrics', 'review', 'import', 'domain', 'tax', 'voucher', 'identity', 'topUp', 'autoTopUp', 'organization', 'adjustment', 'person', 'fee', 'payout'));--> statement-breakpoint
ALTER TABLE "provider_event" ADD CONSTRAINT "provider_event_kind" CHECK ("provider_event"."kind" IN ('checkoutPaid', 'checkoutProcessing', 'checkoutDeclined', 'checkoutLeft', 'cardSaved', 'cardSetupLeft', 'chargeDeclined', 'paymentRefunded', 'refundFailed', 'paymentDisputed', 'disputeWon', 'disputeLost', 'payoutPaid', 'payoutFailed', 'payoutCanceled', 'payeeUpdated', 'identityVerified', 'identityNeedsInput'));