CREATE TABLE "listing_medium" (
	"media_project_id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"name_form" text NOT NULL,
	"domain" text NOT NULL,
	"listed" boolean NOT NULL,
	"changed_in" "xid8" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "medium_mark" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"campaign_id" uuid,
	"media_project_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "medium_mark_once" UNIQUE NULLS NOT DISTINCT("organization_id","campaign_id","media_project_id"),
	CONSTRAINT "medium_mark_kind" CHECK ("medium_mark"."kind" IN ('favourite', 'blocked'))
);
--> statement-breakpoint
CREATE TABLE "saved_view" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"shared" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "listing_text";--> statement-breakpoint
ALTER TABLE "medium_mark" ADD CONSTRAINT "medium_mark_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "medium_mark" ADD CONSTRAINT "medium_mark_campaign_id_campaign_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaign"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "medium_mark" ADD CONSTRAINT "medium_mark_media_project_id_media_project_id_fk" FOREIGN KEY ("media_project_id") REFERENCES "public"."media_project"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_view" ADD CONSTRAINT "saved_view_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_view" ADD CONSTRAINT "saved_view_owner_id_client_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."client_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listing_medium_text" ON "listing_medium" USING gin (("name_form" || ' ' || "domain") gin_trgm_ops) WHERE listed;--> statement-breakpoint
CREATE INDEX "listing_medium_changed" ON "listing_medium" USING btree ("changed_in","media_project_id");--> statement-breakpoint
CREATE INDEX "medium_mark_list" ON "medium_mark" USING btree ("organization_id","kind","created_at","id");--> statement-breakpoint
CREATE INDEX "medium_mark_medium" ON "medium_mark" USING btree ("media_project_id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_view_name" ON "saved_view" USING btree ("organization_id","owner_id",lower("name"));--> statement-breakpoint
CREATE INDEX "saved_view_owner" ON "saved_view" USING btree ("owner_id");