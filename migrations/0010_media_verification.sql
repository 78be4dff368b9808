CREATE TABLE "media_event" (
	"id" uuid PRIMARY KEY NOT NULL,
	"media_project_id" uuid NOT NULL,
	"move" text NOT NULL,
	"party" text NOT NULL,
	"actor_id" uuid,
	"from_status" text NOT NULL,
	"to_status" text NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media_verification" (
	"media_project_id" uuid PRIMARY KEY NOT NULL,
	"state" text DEFAULT 'unverified' NOT NULL,
	"method" text NOT NULL,
	"asked_at" timestamp (3) with time zone,
	"checked_at" timestamp (3) with time zone,
	"problem" text,
	"missing_since" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "media_verification_state" CHECK ("media_verification"."state" IN ('unverified', 'verified', 'missing')),
	CONSTRAINT "media_verification_method" CHECK ("media_verification"."method" IN ('dns', 'meta', 'file')),
	CONSTRAINT "media_verification_missing" CHECK (("media_verification"."state" = 'missing') = ("media_verification"."missing_since" IS NOT NULL))
);
--> statement-breakpoint
ALTER TABLE "format" DROP CONSTRAINT "format_price";--> statement-breakpoint
ALTER TABLE "format" ADD COLUMN "rejection_reason" text;--> statement-breakpoint
ALTER TABLE "media_project" ADD COLUMN "review_question" text;--> statement-breakpoint
ALTER TABLE "media_project" ADD COLUMN "reviewed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "media_project" ADD COLUMN "verification_token" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "media_event" ADD CONSTRAINT "media_event_media_project_id_media_project_id_fk" FOREIGN KEY ("media_project_id") REFERENCES "public"."media_project"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_verification" ADD CONSTRAINT "media_verification_media_project_id_media_project_id_fk" FOREIGN KEY ("media_project_id") REFERENCES "public"."media_project"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "media_event_medium" ON "media_event" USING btree ("media_project_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "media_verification_checked" ON "media_verification" USING btree ("checked_at") WHERE state <> 'unverified';--> statement-breakpoint
CREATE INDEX "format_in_review" ON "format" USING btree ("updated_at","id") WHERE "format"."status" = 'in_review';--> statement-breakpoint
CREATE INDEX "media_project_status" ON "media_project" USING btree ("status","updated_at","id");--> statement-breakpoint
CREATE INDEX "order_open_format" ON "publication_order" USING btree ("format_id","created_at" DESC NULLS LAST) WHERE "publication_order"."status" IN ('booked', 'sent', 'changes_requested');--> statement-breakpoint
ALTER TABLE "format" ADD CONSTRAINT "format_price" CHECK ("format"."price_cents" >= 0 AND ("format"."price_cents" > 0 OR "format"."status" = 'draft') AND "format"."dofollow_fee_cents" >= 0 AND "format"."writing_price_cents" >= 0);