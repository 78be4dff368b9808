CREATE TABLE "campaign_sum" (
	"campaign_id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"order_count" integer DEFAULT 0 NOT NULL,
	"spent_cents" bigint DEFAULT 0 NOT NULL,
	"held_cents" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
DROP INDEX "api_token_user";--> statement-breakpoint
DROP INDEX "client_user_newest";--> statement-breakpoint
DROP INDEX "invitation_organization";--> statement-breakpoint
DROP INDEX "commission_organization";--> statement-breakpoint
DROP INDEX "operator_deed_newest";--> statement-breakpoint
DROP INDEX "catalogue_import_organization";--> statement-breakpoint
DROP INDEX "offer_client";--> statement-breakpoint
DROP INDEX "offer_publisher";--> statement-breakpoint
DROP INDEX "offer_campaign";--> statement-breakpoint
DROP INDEX "offer_media_project";--> statement-breakpoint
DROP INDEX "adjustment_newest";--> statement-breakpoint
DROP INDEX "adjustment_organization";--> statement-breakpoint
DROP INDEX "books_check_newest";--> statement-breakpoint
DROP INDEX "claim_order";--> statement-breakpoint
DROP INDEX "brief_version_order";--> statement-breakpoint
DROP INDEX "order_client";--> statement-breakpoint
DROP INDEX "order_publisher";--> statement-breakpoint
DROP INDEX "order_campaign";--> statement-breakpoint
DROP INDEX "order_media_project";--> statement-breakpoint
DROP INDEX "order_open_format";--> statement-breakpoint
DROP INDEX "text_version_order";--> statement-breakpoint
DROP INDEX "shared_link_campaign";--> statement-breakpoint
DROP INDEX "shared_link_order";--> statement-breakpoint
DROP INDEX "provider_event_newest";--> statement-breakpoint
DROP INDEX "identity_check_organization";--> statement-breakpoint
DROP INDEX "invoice_organization";--> statement-breakpoint
DROP INDEX "invoice_seller";--> statement-breakpoint
DROP INDEX "invoice_issued";--> statement-breakpoint
DROP INDEX "top_up_organization";--> statement-breakpoint
DROP INDEX "top_up_automatic";--> statement-breakpoint
DROP INDEX "withdrawal_organization";--> statement-breakpoint
DROP INDEX "withdrawal_newest";--> statement-breakpoint
DROP INDEX "link_check_order";--> statement-breakpoint
DROP INDEX "fee_agreement_newest";--> statement-breakpoint
DROP INDEX "transaction_organization";--> statement-breakpoint
DROP INDEX "mail_created_at";--> statement-breakpoint
ALTER TABLE "campaign" ADD COLUMN "organization_id" uuid;--> statement-breakpoint
UPDATE "campaign" SET organization_id = project.organization_id FROM project WHERE project.id = campaign.project_id;--> statement-breakpoint
ALTER TABLE "campaign" ALTER COLUMN "organization_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "cart" ADD COLUMN "project_id" uuid;--> statement-breakpoint
ALTER TABLE "cart" ADD COLUMN "organization_id" uuid;--> statement-breakpoint
UPDATE "cart" SET project_id = campaign.project_id, organization_id = campaign.organization_id FROM campaign WHERE campaign.id = cart.campaign_id;--> statement-breakpoint
ALTER TABLE "cart" ALTER COLUMN "project_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "cart" ALTER COLUMN "organization_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "offer" ADD COLUMN "project_id" uuid;--> statement-breakpoint
UPDATE "offer" SET project_id = campaign.project_id FROM campaign WHERE campaign.id = offer.campaign_id;--> statement-breakpoint
ALTER TABLE "offer" ALTER COLUMN "project_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "publication_order" ADD COLUMN "project_id" uuid;--> statement-breakpoint
UPDATE "publication_order" SET project_id = campaign.project_id FROM campaign WHERE campaign.id = publication_order.campaign_id;--> statement-breakpoint
ALTER TABLE "publication_order" ALTER COLUMN "project_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "campaign_sum" ADD CONSTRAINT "campaign_sum_campaign_id_campaign_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaign"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "campaign_sum_project" ON "campaign_sum" USING btree ("project_id");--> statement-breakpoint
ALTER TABLE "campaign" ADD CONSTRAINT "campaign_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart" ADD CONSTRAINT "cart_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart" ADD CONSTRAINT "cart_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication_order" ADD CONSTRAINT "publication_order_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "campaign_organization" ON "campaign" USING btree ("organization_id","created_at","id");--> statement-breakpoint
CREATE INDEX "cart_organization" ON "cart" USING btree ("organization_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "cart_project" ON "cart" USING btree ("project_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "offer_project" ON "offer" USING btree ("project_id","created_at","id");--> statement-breakpoint
CREATE INDEX "order_client_status" ON "publication_order" USING btree ("client_organization_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "order_client_due" ON "publication_order" USING btree ("client_organization_id","due_at","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"status");--> statement-breakpoint
CREATE INDEX "order_publisher_status" ON "publication_order" USING btree ("publisher_organization_id","status","created_at","id","sent_at");--> statement-breakpoint
CREATE INDEX "order_project" ON "publication_order" USING btree ("project_id","created_at","id");--> statement-breakpoint
CREATE INDEX "transaction_type" ON "transaction" USING btree ("organization_id","type","created_at","id");--> statement-breakpoint
CREATE INDEX "transaction_status" ON "transaction" USING btree ("organization_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "api_token_user" ON "api_token" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "client_user_newest" ON "client_user" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "invitation_organization" ON "invitation" USING btree ("organization_id","created_at","id");--> statement-breakpoint
CREATE INDEX "commission_organization" ON "commission" USING btree ("organization_id","created_at","id");--> statement-breakpoint
CREATE INDEX "operator_deed_newest" ON "operator_deed" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "catalogue_import_organization" ON "catalogue_import" USING btree ("organization_id","id");--> statement-breakpoint
CREATE INDEX "offer_client" ON "offer" USING btree ("client_organization_id","created_at","id");--> statement-breakpoint
CREATE INDEX "offer_publisher" ON "offer" USING btree ("publisher_organization_id","created_at","id");--> statement-breakpoint
CREATE INDEX "offer_campaign" ON "offer" USING btree ("campaign_id","created_at","id");--> statement-breakpoint
CREATE INDEX "offer_media_project" ON "offer" USING btree ("media_project_id","created_at","id");--> statement-breakpoint
CREATE INDEX "adjustment_newest" ON "adjustment" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "adjustment_organization" ON "adjustment" USING btree ("organization_id","created_at","id");--> statement-breakpoint
CREATE INDEX "books_check_newest" ON "books_check" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "claim_order" ON "claim" USING btree ("order_id","created_at","id");--> statement-breakpoint
CREATE INDEX "brief_version_order" ON "brief_version" USING btree ("order_id","created_at","id");--> statement-breakpoint
CREATE INDEX "order_client" ON "publication_order" USING btree ("client_organization_id","created_at","id");--> statement-breakpoint
CREATE INDEX "order_publisher" ON "publication_order" USING btree ("publisher_organization_id","created_at","id","sent_at");--> statement-breakpoint
CREATE INDEX "order_campaign" ON "publication_order" USING btree ("campaign_id","created_at","id");--> statement-breakpoint
CREATE INDEX "order_media_project" ON "publication_order" USING btree ("media_project_id","created_at","id","sent_at");--> statement-breakpoint
CREATE INDEX "order_open_format" ON "publication_order" USING btree ("format_id","created_at") WHERE "publication_order"."status" IN ('booked', 'sent', 'changes_requested', 'briefing', 'briefed');--> statement-breakpoint
CREATE INDEX "text_version_order" ON "text_version" USING btree ("order_id","created_at","id");--> statement-breakpoint
CREATE INDEX "shared_link_campaign" ON "shared_link" USING btree ("campaign_id","created_at","id");--> statement-breakpoint
CREATE INDEX "shared_link_order" ON "shared_link" USING btree ("order_id","created_at","id");--> statement-breakpoint
CREATE INDEX "provider_event_newest" ON "provider_event" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "identity_check_organization" ON "identity_check" USING btree ("organization_id","id");--> statement-breakpoint
CREATE INDEX "invoice_organization" ON "invoice" USING btree ("organization_id","issued_at","id");--> statement-breakpoint
CREATE INDEX "invoice_seller" ON "invoice" USING btree ("seller_organization_id","issued_at","id") WHERE "invoice"."seller_organization_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "invoice_issued" ON "invoice" USING btree ("issued_at","id");--> statement-breakpoint
CREATE INDEX "top_up_organization" ON "top_up" USING btree ("organization_id","created_at","id");--> statement-breakpoint
CREATE INDEX "top_up_automatic" ON "top_up" USING btree ("organization_id","created_at") WHERE "top_up"."automatic";--> statement-breakpoint
CREATE INDEX "withdrawal_organization" ON "withdrawal" USING btree ("organization_id","created_at","id");--> statement-breakpoint
CREATE INDEX "withdrawal_newest" ON "withdrawal" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "link_check_order" ON "link_check" USING btree ("order_id","checked_at","id");--> statement-breakpoint
CREATE INDEX "fee_agreement_newest" ON "fee_agreement" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "transaction_organization" ON "transaction" USING btree ("organization_id","created_at","id");--> statement-breakpoint
CREATE INDEX "mail_created_at" ON "mail" USING btree ("created_at","id");