CREATE TABLE "catalogue_import" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid,
	"created_by" uuid,
	"by_operator" boolean NOT NULL,
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"file_bytes" bigint NOT NULL,
	"file_kept" boolean NOT NULL,
	"state" text NOT NULL,
	"columns" text[] DEFAULT '{}' NOT NULL,
	"sample" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"options" jsonb NOT NULL,
	"progress_percent" integer DEFAULT 0 NOT NULL,
	"counts" jsonb,
	"findings" jsonb,
	"problem" text,
	"undo" jsonb,
	"finished_at" timestamp (3) with time zone,
	"undone_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "catalogue_import_kind" CHECK ("catalogue_import"."kind" IN ('media', 'metrics')),
	CONSTRAINT "catalogue_import_state" CHECK ("catalogue_import"."state" IN ('uploaded', 'previewing', 'previewed', 'running', 'done', 'failed', 'undoing', 'undone')),
	CONSTRAINT "catalogue_import_whose" CHECK ("catalogue_import"."organization_id" IS NOT NULL OR "catalogue_import"."kind" = 'metrics')
);
--> statement-breakpoint
CREATE TABLE "catalogue_import_change" (
	"import_id" uuid NOT NULL,
	"table_name" text NOT NULL,
	"row_id" uuid NOT NULL,
	"media_project_id" uuid NOT NULL,
	"before" jsonb,
	"after" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "catalogue_import" ADD CONSTRAINT "catalogue_import_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue_import_change" ADD CONSTRAINT "catalogue_import_change_import_id_catalogue_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."catalogue_import"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "catalogue_import_organization" ON "catalogue_import" USING btree ("organization_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "catalogue_import_file" ON "catalogue_import" USING btree ("created_at") WHERE "catalogue_import"."file_kept";--> statement-breakpoint
CREATE INDEX "catalogue_import_change_import" ON "catalogue_import_change" USING btree ("import_id");--> statement-breakpoint
CREATE INDEX "catalogue_import_change_medium" ON "catalogue_import_change" USING btree ("media_project_id");