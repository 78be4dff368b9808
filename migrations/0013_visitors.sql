ALTER TABLE "operator_setting" ADD COLUMN "names_outlets" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "operator_setting" ADD COLUMN "terms_url" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "operator_setting" ADD COLUMN "privacy_url" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "link_check_passed" ON "link_check" USING btree ("checked_at") WHERE "link_check"."passed" AND NOT "link_check"."unsure";