ALTER TABLE "project" ADD COLUMN "logo" text;--> statement-breakpoint
ALTER TABLE "project" ADD COLUMN "viewers_see_amounts" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "project" ADD COLUMN "archived_at" timestamp (3) with time zone;