ALTER TABLE "organization_member" ALTER COLUMN "id" SET DEFAULT new_id();--> statement-breakpoint
ALTER TABLE "metric_provider" ALTER COLUMN "id" SET DEFAULT new_id();--> statement-breakpoint
ALTER TABLE "audience_reading" ALTER COLUMN "id" SET DEFAULT new_id();--> statement-breakpoint
ALTER TABLE "metric_reading" ALTER COLUMN "id" SET DEFAULT new_id();