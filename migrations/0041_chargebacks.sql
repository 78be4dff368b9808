CREATE TABLE "chargeback" (
	"id" uuid PRIMARY KEY NOT NULL,
	"top_up_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"reference" text NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "chargeback_reference" UNIQUE("provider","reference"),
	CONSTRAINT "chargeback_kind" CHECK ("chargeback"."kind" IN ('refund', 'dispute')),
	CONSTRAINT "chargeback_status" CHECK ("chargeback"."status" IN ('open', 'final', 'undone')),
	CONSTRAINT "chargeback_amount" CHECK ("chargeback"."amount_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "payment_owed" (
	"chargeback_id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"owed_cents" bigint NOT NULL,
	"paid_cents" bigint DEFAULT 0 NOT NULL,
	"dropped_cents" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_owed_amount" CHECK ("payment_owed"."owed_cents" > 0 AND "payment_owed"."paid_cents" >= 0 AND "payment_owed"."dropped_cents" >= 0 AND "payment_owed"."paid_cents" + "payment_owed"."dropped_cents" <= "payment_owed"."owed_cents")
);
--> statement-breakpoint
ALTER TABLE "chargeback" ADD CONSTRAINT "chargeback_top_up_id_top_up_id_fk" FOREIGN KEY ("top_up_id") REFERENCES "public"."top_up"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_owed" ADD CONSTRAINT "payment_owed_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chargeback_top_up" ON "chargeback" USING btree ("top_up_id","created_at","id");--> statement-breakpoint
CREATE INDEX "payment_owed_open" ON "payment_owed" USING btree ("organization_id","created_at","chargeback_id") WHERE "payment_owed"."paid_cents" + "payment_owed"."dropped_cents" < "payment_owed"."owed_cents";