CREATE TABLE "dispute" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"opened_by" text NOT NULL,
	"is_after_completion" boolean NOT NULL,
	"outcome" text,
	"refund_cents" bigint,
	"decision" text,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "dispute_outcome" CHECK ("dispute"."outcome" IS NULL OR "dispute"."outcome" IN ('completed', 'refunded', 'split')),
	CONSTRAINT "dispute_decision" CHECK (("dispute"."decided_at" IS NULL) = ("dispute"."outcome" IS NULL) AND ("dispute"."decided_at" IS NULL) = ("dispute"."decision" IS NULL))
);
--> statement-breakpoint
CREATE TABLE "dispute_story" (
	"order_id" uuid NOT NULL,
	"party" text NOT NULL,
	"text" text NOT NULL,
	"links" text[] NOT NULL,
	"images" text[] NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "dispute_story_order_id_party_pk" PRIMARY KEY("order_id","party")
);
--> statement-breakpoint
CREATE TABLE "refund_owed" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"publisher_organization_id" uuid NOT NULL,
	"client_organization_id" uuid NOT NULL,
	"owed_cents" bigint NOT NULL,
	"paid_cents" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refund_owed_amount" CHECK ("refund_owed"."owed_cents" > 0 AND "refund_owed"."paid_cents" BETWEEN 0 AND "refund_owed"."owed_cents")
);
--> statement-breakpoint
ALTER TABLE "publication_order" DROP CONSTRAINT "order_status";--> statement-breakpoint
ALTER TABLE "dispute_story" ADD CONSTRAINT "dispute_story_order_id_dispute_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."dispute"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_owed" ADD CONSTRAINT "refund_owed_publisher_organization_id_organization_id_fk" FOREIGN KEY ("publisher_organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_owed" ADD CONSTRAINT "refund_owed_client_organization_id_organization_id_fk" FOREIGN KEY ("client_organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dispute_open" ON "dispute" USING btree ("created_at","order_id") WHERE "dispute"."decided_at" IS NULL;--> statement-breakpoint
CREATE INDEX "dispute_decided" ON "dispute" USING btree ("decided_at" DESC NULLS LAST,"order_id") WHERE "dispute"."decided_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "refund_owed_open" ON "refund_owed" USING btree ("publisher_organization_id","created_at","order_id") WHERE "refund_owed"."paid_cents" < "refund_owed"."owed_cents";--> statement-breakpoint
ALTER TABLE "publication_order" ADD CONSTRAINT "order_status" CHECK ("publication_order"."status" IN ('booked', 'sent', 'changes_requested', 'accepted', 'published', 'checks_failed', 'revision_requested', 'completed', 'canceled', 'rejected', 'expired', 'disputed', 'contested', 'refunded'));