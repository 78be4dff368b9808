ALTER TABLE "auth"."flow_state" ADD COLUMN "linking_browser_hash" text;--> statement-breakpoint
ALTER TABLE "auth"."flow_state" ADD COLUMN "linking_person" jsonb;--> statement-breakpoint
CREATE INDEX "users_phone_change" ON "auth"."users" USING btree ("phone_change") WHERE "auth"."users"."phone_change" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "users_anonymous" ON "auth"."users" USING btree ("created_at") WHERE "auth"."users"."is_anonymous";