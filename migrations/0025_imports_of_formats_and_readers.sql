ALTER TABLE "catalogue_import" DROP CONSTRAINT "catalogue_import_kind";--> statement-breakpoint
ALTER TABLE "audience_reading" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "audience_reading_id" ON "audience_reading" USING btree ("id");--> statement-breakpoint
ALTER TABLE "catalogue_import" ADD CONSTRAINT "catalogue_import_kind" CHECK ("catalogue_import"."kind" IN ('media', 'formats', 'metrics'));