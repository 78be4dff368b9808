DROP TABLE "api_token" CASCADE;--> statement-breakpoint
DROP TABLE "api_token_spending" CASCADE;--> statement-breakpoint
DROP INDEX "client_user_newest";--> statement-breakpoint
CREATE INDEX "client_user_newest" ON "client_user" USING btree ("created_at","id") WHERE "client_user"."service_of" IS NULL;