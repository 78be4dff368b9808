CREATE TABLE "trade_month" (
	"organization_id" uuid NOT NULL,
	"side" text NOT NULL,
	"month" date NOT NULL,
	"place_id" uuid NOT NULL,
	"amount_cents" bigint DEFAULT 0 NOT NULL,
	"order_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "trade_month_organization_id_side_month_place_id_pk" PRIMARY KEY("organization_id","side","month","place_id")
);
--> statement-breakpoint
ALTER TABLE "trade_month" ADD CONSTRAINT "trade_month_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offer_client_open" ON "offer" USING btree ("client_organization_id","expires_at","id") WHERE "offer"."status" = 'countered';--> statement-breakpoint
CREATE INDEX "offer_publisher_open" ON "offer" USING btree ("publisher_organization_id","expires_at","id") WHERE "offer"."status" = 'sent';--> statement-breakpoint
CREATE INDEX "order_client_home" ON "publication_order" USING btree ("client_organization_id","due_at","id") WHERE "publication_order"."due_at" IS NOT NULL AND "publication_order"."status" IN ('booked', 'briefing', 'written', 'changes_requested', 'published', 'disputed', 'contested', 'claimed');--> statement-breakpoint
CREATE INDEX "order_publisher_home" ON "publication_order" USING btree ("publisher_organization_id","due_at","id") WHERE "publication_order"."due_at" IS NOT NULL AND "publication_order"."status" IN ('briefed', 'writing', 'sent', 'accepted', 'checks_failed', 'revision_requested', 'disputed', 'claimed', 'contested');--> statement-breakpoint
CREATE INDEX "order_client_proposed" ON "publication_order" USING btree ("client_organization_id","due_at","id") WHERE "publication_order"."date_proposed_by" = 'publisher';--> statement-breakpoint
CREATE INDEX "order_publisher_proposed" ON "publication_order" USING btree ("publisher_organization_id","due_at","id") WHERE "publication_order"."date_proposed_by" = 'client';--> statement-breakpoint
CREATE INDEX "order_client_published" ON "publication_order" USING btree ("client_organization_id","published_at","id") WHERE "publication_order"."published_at" IS NOT NULL;