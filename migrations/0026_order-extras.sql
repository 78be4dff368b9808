CREATE TABLE "order_extra" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"note" text NOT NULL,
	"price_cents" bigint NOT NULL,
	"proposed_by" text NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"held_cents" bigint NOT NULL,
	"deadline_at" timestamp (3) with time zone,
	"done_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_extra_kind" CHECK ("order_extra"."kind" IN ('custom', 'change', 'removal')),
	CONSTRAINT "order_extra_status" CHECK ("order_extra"."status" IN ('open', 'included', 'agreed', 'done', 'paid', 'declined', 'withdrawn', 'void', 'lapsed')),
	CONSTRAINT "order_extra_proposed_by" CHECK ("order_extra"."proposed_by" IN ('client', 'publisher')),
	CONSTRAINT "order_extra_money" CHECK ("order_extra"."price_cents" > 0 AND "order_extra"."held_cents" IN (0, "order_extra"."price_cents") AND ("order_extra"."held_cents" = 0 OR ("order_extra"."kind" <> 'custom' AND "order_extra"."status" IN ('open', 'agreed', 'done'))))
);
--> statement-breakpoint
ALTER TABLE "transaction" ADD COLUMN "extra_id" uuid;--> statement-breakpoint
CREATE INDEX "order_extra_order" ON "order_extra" USING btree ("order_id","created_at","id");--> statement-breakpoint
CREATE INDEX "order_extra_deadline" ON "order_extra" USING btree ("deadline_at") WHERE "order_extra"."deadline_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "order_extra_open" ON "order_extra" USING btree ("order_id") WHERE "order_extra"."status" = 'open';--> statement-breakpoint
CREATE INDEX "transaction_extra" ON "transaction" USING btree ("extra_id") WHERE "transaction"."extra_id" IS NOT NULL;--> statement-breakpoint
ALTER TABLE order_extra ADD CONSTRAINT order_extra_order_fk FOREIGN KEY (order_id) REFERENCES publication_order (id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE transaction ADD CONSTRAINT transaction_extra_fk FOREIGN KEY (extra_id) REFERENCES order_extra (id);
