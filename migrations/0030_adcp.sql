CREATE TABLE "adcp_account" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"made_by" uuid NOT NULL,
	"brand_domain" text NOT NULL,
	"brand_id" text DEFAULT '' NOT NULL,
	"operator_domain" text NOT NULL,
	"sandbox" boolean NOT NULL,
	"campaign_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "adcp_account_pays" CHECK ("adcp_account"."sandbox" = ("adcp_account"."campaign_id" IS NULL))
);
--> statement-breakpoint
CREATE TABLE "adcp_creative" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"creative_id" text NOT NULL,
	"name" text NOT NULL,
	"format_id" text NOT NULL,
	"assets" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media_buy" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"canceled_at" timestamp (3) with time zone,
	"cancellation_reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media_buy_package" (
	"id" uuid PRIMARY KEY NOT NULL,
	"media_buy_id" uuid NOT NULL,
	"format_id" uuid NOT NULL,
	"order_id" uuid,
	"pricing_option_id" text NOT NULL,
	"hyperlink_kind" text NOT NULL,
	"is_written" boolean NOT NULL,
	"budget_cents" bigint NOT NULL,
	"price_cents" bigint NOT NULL,
	"targeting_overlay" jsonb,
	"creative_id" text,
	"sent_at" timestamp (3) with time zone,
	"canceled_at" timestamp (3) with time zone,
	"cancellation_reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "adcp_account" ADD CONSTRAINT "adcp_account_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adcp_account" ADD CONSTRAINT "adcp_account_campaign_id_campaign_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaign"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adcp_creative" ADD CONSTRAINT "adcp_creative_account_id_adcp_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."adcp_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_buy" ADD CONSTRAINT "media_buy_account_id_adcp_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."adcp_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_buy_package" ADD CONSTRAINT "media_buy_package_media_buy_id_media_buy_id_fk" FOREIGN KEY ("media_buy_id") REFERENCES "public"."media_buy"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_buy_package" ADD CONSTRAINT "media_buy_package_format_id_format_id_fk" FOREIGN KEY ("format_id") REFERENCES "public"."format"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_buy_package" ADD CONSTRAINT "media_buy_package_order_id_publication_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."publication_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "adcp_account_named" ON "adcp_account" USING btree ("organization_id","brand_domain","brand_id","operator_domain","sandbox");--> statement-breakpoint
CREATE INDEX "adcp_account_campaign" ON "adcp_account" USING btree ("campaign_id");--> statement-breakpoint
CREATE UNIQUE INDEX "adcp_creative_named" ON "adcp_creative" USING btree ("account_id","creative_id");--> statement-breakpoint
CREATE INDEX "media_buy_account" ON "media_buy" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "media_buy_package_buy" ON "media_buy_package" USING btree ("media_buy_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "media_buy_package_order" ON "media_buy_package" USING btree ("order_id");