CREATE TABLE "adjustment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"account" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"proposed_by" uuid NOT NULL,
	"decided_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "adjustment_account" CHECK ("adjustment"."account" IN ('available', 'earnings')),
	CONSTRAINT "adjustment_state" CHECK ("adjustment"."state" IN ('proposed', 'posted', 'declined')),
	CONSTRAINT "adjustment_amount" CHECK ("adjustment"."amount_cents" <> 0),
	CONSTRAINT "adjustment_two_people" CHECK ("adjustment"."decided_by" <> "adjustment"."proposed_by")
);
--> statement-breakpoint
ALTER TABLE "audit_event" DROP CONSTRAINT "audit_event_kind_known";--> statement-breakpoint
ALTER TABLE "organization" ADD COLUMN "suspended_reason" text;--> statement-breakpoint
ALTER TABLE "adjustment" ADD CONSTRAINT "adjustment_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "adjustment_newest" ON "adjustment" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "adjustment_organization" ON "adjustment" USING btree ("organization_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "adjustment_proposed" ON "adjustment" USING btree ("created_at") WHERE "adjustment"."state" = 'proposed';--> statement-breakpoint
CREATE INDEX "organization_suspended" ON "organization" USING btree ("id") WHERE "organization"."status" = 2;--> statement-breakpoint
ALTER TABLE "organization" ADD CONSTRAINT "organization_suspended_reason" CHECK (("organization"."status" = 2) = ("organization"."suspended_reason" IS NOT NULL));--> statement-breakpoint
ALTER TABLE "audit_event" ADD CONSTRAINT "audit_event_kind_known" CHECK ("audit_event"."kind" IN ('settings', 'flag', 'redirect', 'metrics', 'review', 'import', 'domain', 'tax', 'voucher', 'identity', 'organization', 'adjustment', 'payout'));