ALTER TABLE "audit_event" DROP CONSTRAINT "audit_event_kind_known";--> statement-breakpoint
ALTER TABLE "media_project" DROP CONSTRAINT "media_project_status";--> statement-breakpoint
DROP INDEX "media_project_domain";--> statement-breakpoint
ALTER TABLE "media_project" ADD COLUMN "holds_domain" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "media_project" ADD COLUMN "vouched" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "operator_setting" ADD COLUMN "verified_only" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "organization_search" ON "organization" USING gin (lower("name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "listing_verified" ON "listing" USING btree ("verified","format_id");--> statement-breakpoint
CREATE UNIQUE INDEX "media_project_own_domain" ON "media_project" USING btree ("organization_id","domain");--> statement-breakpoint
CREATE UNIQUE INDEX "media_project_domain" ON "media_project" USING btree ("domain") WHERE holds_domain;--> statement-breakpoint
ALTER TABLE "audit_event" ADD CONSTRAINT "audit_event_kind_known" CHECK ("audit_event"."kind" IN ('settings', 'flag', 'redirect', 'metrics', 'review', 'import', 'domain'));--> statement-breakpoint
ALTER TABLE "media_project" ADD CONSTRAINT "media_project_proven" CHECK ("media_project"."verification" = 'unverified' OR "media_project"."holds_domain");--> statement-breakpoint
ALTER TABLE "media_project" ADD CONSTRAINT "media_project_status" CHECK ("media_project"."status" IN ('draft', 'unproven', 'in_review', 'listed', 'paused', 'rejected'));