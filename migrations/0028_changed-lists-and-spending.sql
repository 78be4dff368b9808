CREATE INDEX "offer_client_changed" ON "offer" USING btree ("client_organization_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "offer_publisher_changed" ON "offer" USING btree ("publisher_organization_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "order_client_changed" ON "publication_order" USING btree ("client_organization_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "order_publisher_changed" ON "publication_order" USING btree ("publisher_organization_id","updated_at","id","sent_at");--> statement-breakpoint
CREATE INDEX "transaction_changed" ON "transaction" USING btree ("organization_id","updated_at","id");--> statement-breakpoint
ALTER TABLE "access_grant_spending" DROP CONSTRAINT "access_grant_spending_grant_id_month_pk";--> statement-breakpoint
ALTER TABLE "access_grant_spending" ADD COLUMN "about" uuid;--> statement-breakpoint
UPDATE "access_grant_spending" SET "about" = "grant_id";--> statement-breakpoint
ALTER TABLE "access_grant_spending" ALTER COLUMN "about" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "access_grant_spending" ADD CONSTRAINT "access_grant_spending_grant_id_month_about_pk" PRIMARY KEY("grant_id","month","about");--> statement-breakpoint
CREATE INDEX "access_grant_spending_about" ON "access_grant_spending" USING btree ("about");--> statement-breakpoint
ALTER TABLE "access_grant_spending" ADD CONSTRAINT "access_grant_spending_cents" CHECK ("access_grant_spending"."spent_cents" >= 0);
