-- A dispute bears the id of what is disputed: its order, or an extra of it.
ALTER TABLE "dispute_story" DROP CONSTRAINT "dispute_story_order_id_dispute_order_id_fk";--> statement-breakpoint
ALTER TABLE "dispute_story" DROP CONSTRAINT "dispute_story_order_id_party_pk";--> statement-breakpoint
ALTER TABLE "dispute_story" RENAME COLUMN "order_id" TO "dispute_id";--> statement-breakpoint
ALTER TABLE "dispute" DROP CONSTRAINT "dispute_pkey";--> statement-breakpoint
DROP INDEX "dispute_open";--> statement-breakpoint
DROP INDEX "dispute_decided";--> statement-breakpoint
ALTER TABLE "dispute" ADD COLUMN "id" uuid;--> statement-breakpoint
UPDATE dispute SET id = order_id;--> statement-breakpoint
ALTER TABLE "dispute" ADD PRIMARY KEY ("id");--> statement-breakpoint
ALTER TABLE "dispute_story" ADD CONSTRAINT "dispute_story_dispute_id_party_pk" PRIMARY KEY("dispute_id","party");--> statement-breakpoint
ALTER TABLE "dispute_story" ADD CONSTRAINT "dispute_story_dispute_id_dispute_id_fk" FOREIGN KEY ("dispute_id") REFERENCES "public"."dispute"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dispute_order" ON "dispute" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "dispute_open" ON "dispute" USING btree ("created_at","id") WHERE "dispute"."decided_at" IS NULL;--> statement-breakpoint
CREATE INDEX "dispute_decided" ON "dispute" USING btree ("decided_at" DESC NULLS LAST,"id") WHERE "dispute"."decided_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "order_extra" DROP CONSTRAINT "order_extra_status";--> statement-breakpoint
ALTER TABLE "order_extra" DROP CONSTRAINT "order_extra_money";--> statement-breakpoint
ALTER TABLE "order_extra" ADD COLUMN "paid_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE order_extra SET paid_cents = price_cents WHERE status = 'paid';--> statement-breakpoint
ALTER TABLE "order_extra" ADD CONSTRAINT "order_extra_status" CHECK ("order_extra"."status" IN ('open', 'included', 'agreed', 'done', 'disputed', 'paid', 'refunded', 'declined', 'withdrawn', 'void', 'lapsed'));--> statement-breakpoint
ALTER TABLE "order_extra" ADD CONSTRAINT "order_extra_money" CHECK ("order_extra"."price_cents" > 0 AND "order_extra"."held_cents" IN (0, "order_extra"."price_cents") AND ("order_extra"."held_cents" = 0 OR ("order_extra"."kind" <> 'custom' AND "order_extra"."status" IN ('open', 'agreed', 'done', 'disputed'))) AND "order_extra"."paid_cents" BETWEEN 0 AND "order_extra"."price_cents");
