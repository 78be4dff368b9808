CREATE TABLE "claim" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"problems" text[] NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "claim_status" CHECK ("claim"."status" IN ('open', 'restored', 'refunded', 'waived', 'disputed')),
	CONSTRAINT "claim_ended" CHECK (("claim"."status" = 'open') = ("claim"."closed_at" IS NULL))
);
--> statement-breakpoint
ALTER TABLE "publication_order" DROP CONSTRAINT "order_status";--> statement-breakpoint
ALTER TABLE "publication_watch" ADD COLUMN "accepted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "operator_setting" ADD COLUMN "known_pages" text[] DEFAULT '{"https://example.com/","https://www.wikipedia.org/"}' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "claim_open_order" ON "claim" USING btree ("order_id") WHERE "claim"."status" = 'open';--> statement-breakpoint
CREATE INDEX "claim_order" ON "claim" USING btree ("order_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "claim_open" ON "claim" USING btree ("due_at","id") WHERE "claim"."closed_at" IS NULL;--> statement-breakpoint
CREATE INDEX "claim_closed" ON "claim" USING btree ("closed_at" DESC NULLS LAST,"id") WHERE "claim"."closed_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "publication_order" ADD CONSTRAINT "order_status" CHECK ("publication_order"."status" IN ('booked', 'briefing', 'briefed', 'writing', 'written', 'sent', 'changes_requested', 'accepted', 'published', 'checks_failed', 'revision_requested', 'completed', 'canceled', 'rejected', 'expired', 'disputed', 'claimed', 'contested', 'refunded'));