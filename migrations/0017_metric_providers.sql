CREATE TABLE "metric_provider" (
	"name" text PRIMARY KEY NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"monthly_units" integer DEFAULT 0 NOT NULL,
	"refresh_days" integer DEFAULT 30 NOT NULL,
	"paused_at" timestamp (3) with time zone,
	"retry_at" timestamp (3) with time zone,
	"last_run_at" timestamp (3) with time zone,
	"problem" text,
	"problem_at" timestamp (3) with time zone,
	CONSTRAINT "metric_provider_units" CHECK ("metric_provider"."monthly_units" >= 0),
	CONSTRAINT "metric_provider_days" CHECK ("metric_provider"."refresh_days" BETWEEN 1 AND 365)
);
--> statement-breakpoint
CREATE TABLE "metric_provider_look" (
	"provider" text NOT NULL,
	"media_project_id" uuid NOT NULL,
	"asked_at" timestamp (3) with time zone,
	"read_at" timestamp (3) with time zone,
	CONSTRAINT "metric_provider_look_provider_media_project_id_pk" PRIMARY KEY("provider","media_project_id")
);
--> statement-breakpoint
CREATE TABLE "metric_provider_use" (
	"provider" text NOT NULL,
	"month" date NOT NULL,
	"units" integer NOT NULL,
	CONSTRAINT "metric_provider_use_provider_month_pk" PRIMARY KEY("provider","month"),
	CONSTRAINT "metric_provider_use_units" CHECK ("metric_provider_use"."units" >= 0)
);
--> statement-breakpoint
CREATE TABLE "audience_reading" (
	"media_project_id" uuid NOT NULL,
	"read_on" date NOT NULL,
	"source" text NOT NULL,
	"countries" jsonb NOT NULL,
	"recorded_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "audience_reading_media_project_id_read_on_source_pk" PRIMARY KEY("media_project_id","read_on","source")
);
--> statement-breakpoint
CREATE TABLE "publication_watch" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"next_look_at" timestamp (3) with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"failed_at" timestamp (3) with time zone,
	"lost_at" timestamp (3) with time zone,
	CONSTRAINT "publication_watch_failed" CHECK (("publication_watch"."failures" > 0) = ("publication_watch"."failed_at" IS NOT NULL)),
	CONSTRAINT "publication_watch_lost" CHECK ("publication_watch"."lost_at" IS NULL OR "publication_watch"."failures" > 0)
);
--> statement-breakpoint
ALTER TABLE "house_audit" DROP CONSTRAINT "house_audit_kind_known";--> statement-breakpoint
ALTER TABLE "media_metrics" ADD COLUMN "audience_countries" jsonb;--> statement-breakpoint
ALTER TABLE "metric_provider_look" ADD CONSTRAINT "metric_provider_look_provider_metric_provider_name_fk" FOREIGN KEY ("provider") REFERENCES "public"."metric_provider"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "metric_provider_look" ADD CONSTRAINT "metric_provider_look_media_project_id_media_project_id_fk" FOREIGN KEY ("media_project_id") REFERENCES "public"."media_project"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "metric_provider_use" ADD CONSTRAINT "metric_provider_use_provider_metric_provider_name_fk" FOREIGN KEY ("provider") REFERENCES "public"."metric_provider"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audience_reading" ADD CONSTRAINT "audience_reading_media_project_id_media_project_id_fk" FOREIGN KEY ("media_project_id") REFERENCES "public"."media_project"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "metric_provider_id" ON "metric_provider" USING btree ("id");--> statement-breakpoint
CREATE INDEX "metric_provider_look_read" ON "metric_provider_look" USING btree ("provider","read_at");--> statement-breakpoint
CREATE INDEX "metric_provider_look_medium" ON "metric_provider_look" USING btree ("media_project_id");--> statement-breakpoint
CREATE INDEX "publication_watch_due" ON "publication_watch" USING btree ("next_look_at") WHERE "publication_watch"."next_look_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "house_audit" ADD CONSTRAINT "house_audit_kind_known" CHECK ("house_audit"."kind" IN ('settings', 'flag', 'redirect', 'metrics'));