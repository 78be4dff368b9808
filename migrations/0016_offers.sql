CREATE TABLE "offer" (
	"id" uuid PRIMARY KEY NOT NULL,
	"campaign_id" uuid NOT NULL,
	"client_organization_id" uuid NOT NULL,
	"publisher_organization_id" uuid NOT NULL,
	"media_project_id" uuid NOT NULL,
	"format_id" uuid NOT NULL,
	"terms" jsonb NOT NULL,
	"brief" text DEFAULT '' NOT NULL,
	"status" text NOT NULL,
	"version" integer NOT NULL,
	"held_cents" bigint NOT NULL,
	"answer_hours" integer NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"reason" text,
	"made_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "offer_status" CHECK ("offer"."status" IN ('sent', 'countered', 'accepted', 'declined', 'withdrawn', 'expired')),
	CONSTRAINT "offer_open" CHECK (("offer"."status" IN ('sent', 'countered')) = ("offer"."expires_at" IS NOT NULL) AND ("offer"."status" IN ('sent', 'countered')) = ("offer"."held_cents" > 0))
);
--> statement-breakpoint
CREATE TABLE "offer_rule" (
	"format_id" uuid PRIMARY KEY NOT NULL,
	"accept_from_cents" bigint,
	"decline_below_cents" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "offer_rule_consistent" CHECK ("offer_rule"."decline_below_cents" <= "offer_rule"."accept_from_cents"),
	CONSTRAINT "offer_rule_says_something" CHECK (num_nonnulls("offer_rule"."accept_from_cents", "offer_rule"."decline_below_cents") > 0)
);
--> statement-breakpoint
CREATE TABLE "offer_version" (
	"offer_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"by" text NOT NULL,
	"price_cents" bigint NOT NULL,
	"hyperlink_kind" text NOT NULL,
	"hyperlink_fee_cents" bigint NOT NULL,
	"extras" jsonb NOT NULL,
	"total_cents" bigint NOT NULL,
	"publish_date_mode" text NOT NULL,
	"publish_on" date,
	"message" text DEFAULT '' NOT NULL,
	"made_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "offer_version_offer_id_number_pk" PRIMARY KEY("offer_id","number"),
	CONSTRAINT "offer_version_by" CHECK ("offer_version"."by" IN ('client', 'publisher')),
	CONSTRAINT "offer_version_money" CHECK ("offer_version"."price_cents" > 0 AND "offer_version"."total_cents" >= "offer_version"."price_cents")
);
--> statement-breakpoint
ALTER TABLE "event" DROP CONSTRAINT "event_subject_known";--> statement-breakpoint
ALTER TABLE "operator_setting" DROP CONSTRAINT "operator_setting_hours";--> statement-breakpoint
ALTER TABLE "operator_setting" ADD COLUMN "offer_hours" integer DEFAULT 168 NOT NULL;--> statement-breakpoint
ALTER TABLE "transaction" ADD COLUMN "offer_id" uuid;--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_campaign_id_campaign_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaign"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_client_organization_id_organization_id_fk" FOREIGN KEY ("client_organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_publisher_organization_id_organization_id_fk" FOREIGN KEY ("publisher_organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_media_project_id_media_project_id_fk" FOREIGN KEY ("media_project_id") REFERENCES "public"."media_project"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_format_id_format_id_fk" FOREIGN KEY ("format_id") REFERENCES "public"."format"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_rule" ADD CONSTRAINT "offer_rule_format_id_format_id_fk" FOREIGN KEY ("format_id") REFERENCES "public"."format"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_version" ADD CONSTRAINT "offer_version_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "offer_open_once" ON "offer" USING btree ("campaign_id","format_id") WHERE "offer"."status" IN ('sent', 'countered');--> statement-breakpoint
CREATE INDEX "offer_client" ON "offer" USING btree ("client_organization_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "offer_publisher" ON "offer" USING btree ("publisher_organization_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "offer_campaign" ON "offer" USING btree ("campaign_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "offer_media_project" ON "offer" USING btree ("media_project_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "offer_format" ON "offer" USING btree ("format_id");--> statement-breakpoint
CREATE INDEX "offer_expiry" ON "offer" USING btree ("expires_at") WHERE "offer"."expires_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "transaction_offer" ON "transaction" USING btree ("offer_id") WHERE "transaction"."offer_id" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "event" ADD CONSTRAINT "event_subject_known" CHECK ("event"."subject" IN ('offer', 'order', 'publication', 'reminder', 'media', 'format', 'import', 'topUp', 'invitation', 'member', 'organization'));--> statement-breakpoint
ALTER TABLE "operator_setting" ADD CONSTRAINT "operator_setting_hours" CHECK (least("operator_setting"."text_hours", "operator_setting"."answer_hours", "operator_setting"."approval_hours", "operator_setting"."offer_hours") >= 1 AND greatest("operator_setting"."text_hours", "operator_setting"."answer_hours", "operator_setting"."approval_hours", "operator_setting"."offer_hours") <= 2160);