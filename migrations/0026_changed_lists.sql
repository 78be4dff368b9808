CREATE INDEX "offer_client_changed" ON "offer" USING btree ("client_organization_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "offer_publisher_changed" ON "offer" USING btree ("publisher_organization_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "order_client_changed" ON "publication_order" USING btree ("client_organization_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "order_publisher_changed" ON "publication_order" USING btree ("publisher_organization_id","updated_at","id","sent_at");--> statement-breakpoint
CREATE INDEX "transaction_changed" ON "transaction" USING btree ("organization_id","updated_at","id");