ALTER TABLE "event" DROP CONSTRAINT "event_subject_known";--> statement-breakpoint
ALTER TABLE "agreed_price" DROP CONSTRAINT "agreed_price_organization_id_format_id_pk";--> statement-breakpoint
ALTER TABLE "agreed_price" ADD COLUMN "id" uuid;--> statement-breakpoint
ALTER TABLE "agreed_price" ADD COLUMN "ends_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "agreed_price" ADD COLUMN "orders_max" integer;--> statement-breakpoint
ALTER TABLE "agreed_price" ADD COLUMN "orders_used" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- An agreed price bears the id of the offer by which it was agreed on; nobody's ends on the spot.
UPDATE agreed_price SET ends_at = now() + interval '90 days', id = coalesce((
  SELECT offer.id FROM offer WHERE offer.status = 'accepted' AND offer.format_id = agreed_price.format_id
    AND offer.client_organization_id = agreed_price.organization_id ORDER BY offer.updated_at DESC, offer.id DESC LIMIT 1), gen_random_uuid());--> statement-breakpoint
ALTER TABLE "agreed_price" ADD PRIMARY KEY ("id");--> statement-breakpoint
ALTER TABLE "offer_version" ADD COLUMN "kept_days" integer;--> statement-breakpoint
ALTER TABLE "offer_version" ADD COLUMN "kept_orders" integer;--> statement-breakpoint
ALTER TABLE "publication_order" ADD COLUMN "agreed_price_id" uuid;--> statement-breakpoint
-- Orders that nobody has accepted yet keep the price that was agreed on before.
UPDATE publication_order AS o SET agreed_price_id = agreed.id FROM agreed_price AS agreed
WHERE agreed.organization_id = o.client_organization_id AND agreed.format_id = o.format_id AND agreed.price_cents = o.price_cents;--> statement-breakpoint
UPDATE offer SET terms = terms || jsonb_build_object('listedPriceCents', terms -> 'priceCents');--> statement-breakpoint
CREATE INDEX "agreed_price_format" ON "agreed_price" USING btree ("format_id");--> statement-breakpoint
ALTER TABLE "agreed_price" ADD CONSTRAINT "agreed_price_once" UNIQUE("organization_id","format_id");--> statement-breakpoint
ALTER TABLE "event" ADD CONSTRAINT "event_subject_known" CHECK ("event"."subject" IN ('offer', 'agreedPrice', 'order', 'publication', 'message', 'comment', 'share', 'reminder', 'media', 'format', 'import', 'topUp', 'withdrawal', 'balance', 'identity', 'invitation', 'member', 'person', 'organization', 'booksCheck', 'knownPages', 'disk'));--> statement-breakpoint
ALTER TABLE "agreed_price" ADD CONSTRAINT "agreed_price_ends" CHECK (num_nonnulls("agreed_price"."ends_at", "agreed_price"."orders_max") > 0);--> statement-breakpoint
ALTER TABLE "agreed_price" ADD CONSTRAINT "agreed_price_used" CHECK ("agreed_price"."orders_used" BETWEEN 0 AND coalesce("agreed_price"."orders_max", "agreed_price"."orders_used"));--> statement-breakpoint
CREATE VIEW "public"."own_price" AS (
  SELECT agreed.id, agreed.organization_id, agreed.format_id, agreed.price_cents, agreed.ends_at,
    agreed.orders_max - agreed.orders_used AS orders_left, agreed.created_at
  FROM agreed_price AS agreed JOIN format ON format.id = agreed.format_id
  WHERE agreed.price_cents < format.price_cents AND (agreed.ends_at IS NULL OR agreed.ends_at > now())
    AND (agreed.orders_max IS NULL OR agreed.orders_used < agreed.orders_max));