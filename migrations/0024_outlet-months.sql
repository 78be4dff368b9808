CREATE INDEX "trade_month_place" ON "trade_month" USING btree ("place_id","month");--> statement-breakpoint
CREATE VIEW "public"."outlet_month" AS (
  SELECT organization_id, place_id AS media_project_id, month, order_count FROM trade_month WHERE side = 'publisher');