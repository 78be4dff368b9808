CREATE TABLE "listed_media_count" (
	"part" integer PRIMARY KEY NOT NULL,
	"media" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "disputed_message" (
	"id" uuid PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "house_balance" (
	"account_id" bigint NOT NULL,
	"part" integer NOT NULL,
	"amount_cents" bigint NOT NULL,
	CONSTRAINT "house_balance_account_id_part_pk" PRIMARY KEY("account_id","part")
);
--> statement-breakpoint
DROP VIEW "public"."own_price";--> statement-breakpoint
DROP INDEX "claim_closed";--> statement-breakpoint
DROP INDEX "dispute_decided";--> statement-breakpoint
DROP INDEX "withdrawal_newest";--> statement-breakpoint
ALTER TABLE "event" ADD COLUMN "publisher_organization_id" uuid;--> statement-breakpoint
ALTER TABLE "event" ADD COLUMN "media_project_id" uuid;--> statement-breakpoint
ALTER TABLE "agreed_price" ADD COLUMN "publisher_organization_id" uuid;--> statement-breakpoint
ALTER TABLE "agreed_price" ADD COLUMN "media_project_id" uuid;--> statement-breakpoint
ALTER TABLE "format" ADD COLUMN "organization_id" uuid;--> statement-breakpoint
ALTER TABLE "metric_provider" ADD COLUMN "covered_media" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "client_organization_id" uuid;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "project_id" uuid;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "publisher_organization_id" uuid;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "media_project_id" uuid;--> statement-breakpoint
ALTER TABLE "claim" ADD COLUMN "client_organization_id" uuid;--> statement-breakpoint
ALTER TABLE "claim" ADD COLUMN "project_id" uuid;--> statement-breakpoint
ALTER TABLE "claim" ADD COLUMN "publisher_organization_id" uuid;--> statement-breakpoint
ALTER TABLE "claim" ADD COLUMN "media_project_id" uuid;--> statement-breakpoint
ALTER TABLE "dispute" ADD COLUMN "client_organization_id" uuid;--> statement-breakpoint
ALTER TABLE "dispute" ADD COLUMN "project_id" uuid;--> statement-breakpoint
ALTER TABLE "dispute" ADD COLUMN "publisher_organization_id" uuid;--> statement-breakpoint
ALTER TABLE "dispute" ADD COLUMN "media_project_id" uuid;--> statement-breakpoint
ALTER TABLE "order_image" ADD COLUMN "client_organization_id" uuid;--> statement-breakpoint
ALTER TABLE "order_image" ADD COLUMN "project_id" uuid;--> statement-breakpoint
ALTER TABLE "order_image" ADD COLUMN "publisher_organization_id" uuid;--> statement-breakpoint
ALTER TABLE "order_image" ADD COLUMN "media_project_id" uuid;--> statement-breakpoint
ALTER TABLE "shared_link" ADD COLUMN "organization_id" uuid;--> statement-breakpoint
ALTER TABLE "shared_link" ADD COLUMN "project_id" uuid;--> statement-breakpoint
ALTER TABLE "chargeback" ADD COLUMN "organization_id" uuid;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD COLUMN "waits_since" timestamp (3) with time zone GENERATED ALWAYS AS (CASE WHEN settled_at IS NULL THEN created_at END) STORED;--> statement-breakpoint
ALTER TABLE "format" DISABLE TRIGGER format_listing_update;--> statement-breakpoint
UPDATE "format" SET organization_id = media.organization_id FROM media_project AS media WHERE media.id = format.media_project_id;--> statement-breakpoint
ALTER TABLE "format" ENABLE TRIGGER format_listing_update;--> statement-breakpoint
INSERT INTO listed_media_count SELECT 0, count(*) FROM media_project WHERE status = 'listed';--> statement-breakpoint
UPDATE metric_provider AS provider SET covered_media = (
  SELECT count(*) FROM metric_provider_look AS look JOIN media_project AS media ON media.id = look.media_project_id
  WHERE look.provider = provider.name AND look.read_at >= now() - make_interval(days => provider.refresh_days) AND media.status = 'listed');--> statement-breakpoint
UPDATE "agreed_price" SET publisher_organization_id = format.organization_id, media_project_id = format.media_project_id FROM format WHERE format.id = agreed_price.format_id;--> statement-breakpoint
UPDATE "message" SET client_organization_id = placed.client_organization_id, project_id = placed.project_id, publisher_organization_id = placed.publisher_organization_id, media_project_id = placed.media_project_id FROM publication_order AS placed WHERE message.subject = 'order' AND placed.id = message.subject_id;--> statement-breakpoint
UPDATE "message" SET client_organization_id = placed.client_organization_id, project_id = placed.project_id, publisher_organization_id = placed.publisher_organization_id, media_project_id = placed.media_project_id FROM offer AS placed WHERE message.subject = 'offer' AND placed.id = message.subject_id;--> statement-breakpoint
UPDATE "claim" SET client_organization_id = placed.client_organization_id, project_id = placed.project_id, publisher_organization_id = placed.publisher_organization_id, media_project_id = placed.media_project_id FROM publication_order AS placed WHERE placed.id = claim.order_id;--> statement-breakpoint
UPDATE "dispute" SET client_organization_id = placed.client_organization_id, project_id = placed.project_id, publisher_organization_id = placed.publisher_organization_id, media_project_id = placed.media_project_id FROM publication_order AS placed WHERE placed.id = dispute.order_id;--> statement-breakpoint
UPDATE "order_image" SET client_organization_id = placed.client_organization_id, project_id = placed.project_id, publisher_organization_id = placed.publisher_organization_id, media_project_id = placed.media_project_id FROM publication_order AS placed WHERE placed.id = order_image.order_id;--> statement-breakpoint
UPDATE "shared_link" SET organization_id = campaign.organization_id, project_id = campaign.project_id FROM campaign WHERE campaign.id = shared_link.campaign_id;--> statement-breakpoint
UPDATE "chargeback" SET organization_id = top_up.organization_id FROM top_up WHERE top_up.id = chargeback.top_up_id;--> statement-breakpoint
UPDATE "event" SET publisher_organization_id = placed.publisher_organization_id, media_project_id = placed.media_project_id FROM publication_order AS placed
  WHERE event.subject IN ('order', 'publication') AND placed.id = event.subject_id AND placed.publisher_organization_id = ANY (event.organization_ids);--> statement-breakpoint
UPDATE "event" SET publisher_organization_id = placed.publisher_organization_id, media_project_id = placed.media_project_id FROM offer AS placed
  WHERE event.subject = 'offer' AND placed.id = event.subject_id;--> statement-breakpoint
INSERT INTO "disputed_message" SELECT message.id FROM message WHERE EXISTS (SELECT FROM dispute WHERE order_id = message.subject_id);--> statement-breakpoint
INSERT INTO "house_balance" SELECT account_id, 0, sum(amount_cents) FROM ledger_entry WHERE sequence IS NULL GROUP BY account_id;--> statement-breakpoint
ALTER TABLE "agreed_price" ALTER COLUMN "publisher_organization_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "agreed_price" ALTER COLUMN "media_project_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "format" ALTER COLUMN "organization_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "message" ALTER COLUMN "client_organization_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "message" ALTER COLUMN "project_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "message" ALTER COLUMN "publisher_organization_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "message" ALTER COLUMN "media_project_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "claim" ALTER COLUMN "client_organization_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "claim" ALTER COLUMN "project_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "claim" ALTER COLUMN "publisher_organization_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "claim" ALTER COLUMN "media_project_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "dispute" ALTER COLUMN "client_organization_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "dispute" ALTER COLUMN "project_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "dispute" ALTER COLUMN "publisher_organization_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "dispute" ALTER COLUMN "media_project_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "order_image" ALTER COLUMN "client_organization_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "order_image" ALTER COLUMN "project_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "order_image" ALTER COLUMN "publisher_organization_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "order_image" ALTER COLUMN "media_project_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "shared_link" ALTER COLUMN "organization_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "shared_link" ALTER COLUMN "project_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "chargeback" ALTER COLUMN "organization_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_account" ADD COLUMN "is_of_organization" boolean GENERATED ALWAYS AS (organization_id IS NOT NULL) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "disputed_message" ADD CONSTRAINT "disputed_message_id_message_id_fk" FOREIGN KEY ("id") REFERENCES "public"."message"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "house_balance" ADD CONSTRAINT "house_balance_account_id_ledger_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invitation_project" ON "invitation" USING btree ("project_id","created_at","id") WHERE "invitation"."project_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "invitation_media_project" ON "invitation" USING btree ("media_project_id","created_at","id") WHERE "invitation"."media_project_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "organization_sorted" ON "organization" USING btree (lower("name") COLLATE "C","id");--> statement-breakpoint
CREATE INDEX "organization_newest" ON "organization" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "event_publisher" ON "event" USING btree ("publisher_organization_id","created_at","id") WHERE "event"."publisher_organization_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "event_media_project" ON "event" USING btree ("media_project_id","created_at","id") WHERE "event"."media_project_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "agreed_price_client" ON "agreed_price" USING btree ("organization_id","created_at","id");--> statement-breakpoint
CREATE INDEX "agreed_price_publisher" ON "agreed_price" USING btree ("publisher_organization_id","created_at","id");--> statement-breakpoint
CREATE INDEX "agreed_price_media_project" ON "agreed_price" USING btree ("media_project_id","created_at","id");--> statement-breakpoint
CREATE INDEX "format_organization" ON "format" USING btree ("organization_id","format_type","price_cents","id");--> statement-breakpoint
CREATE INDEX "message_client" ON "message" USING btree ("client_organization_id","id");--> statement-breakpoint
CREATE INDEX "message_project" ON "message" USING btree ("project_id","id");--> statement-breakpoint
CREATE INDEX "message_publisher" ON "message" USING btree ("publisher_organization_id","id");--> statement-breakpoint
CREATE INDEX "message_media_project" ON "message" USING btree ("media_project_id","id");--> statement-breakpoint
CREATE INDEX "claim_latest" ON "claim" USING btree ("closed_at" DESC NULLS FIRST,"due_at","id");--> statement-breakpoint
CREATE INDEX "claim_client" ON "claim" USING btree ("client_organization_id","closed_at" DESC NULLS FIRST,"due_at","id");--> statement-breakpoint
CREATE INDEX "claim_project" ON "claim" USING btree ("project_id","closed_at" DESC NULLS FIRST,"due_at","id");--> statement-breakpoint
CREATE INDEX "claim_publisher" ON "claim" USING btree ("publisher_organization_id","closed_at" DESC NULLS FIRST,"due_at","id");--> statement-breakpoint
CREATE INDEX "claim_media_project" ON "claim" USING btree ("media_project_id","closed_at" DESC NULLS FIRST,"due_at","id");--> statement-breakpoint
CREATE INDEX "dispute_latest" ON "dispute" USING btree ("decided_at" DESC NULLS FIRST,"created_at","id");--> statement-breakpoint
CREATE INDEX "dispute_client" ON "dispute" USING btree ("client_organization_id","decided_at" DESC NULLS FIRST,"created_at","id");--> statement-breakpoint
CREATE INDEX "dispute_project" ON "dispute" USING btree ("project_id","decided_at" DESC NULLS FIRST,"created_at","id");--> statement-breakpoint
CREATE INDEX "dispute_publisher" ON "dispute" USING btree ("publisher_organization_id","decided_at" DESC NULLS FIRST,"created_at","id");--> statement-breakpoint
CREATE INDEX "dispute_media_project" ON "dispute" USING btree ("media_project_id","decided_at" DESC NULLS FIRST,"created_at","id");--> statement-breakpoint
CREATE INDEX "order_image_client" ON "order_image" USING btree ("client_organization_id","file_id");--> statement-breakpoint
CREATE INDEX "order_image_project" ON "order_image" USING btree ("project_id","file_id");--> statement-breakpoint
CREATE INDEX "order_image_publisher" ON "order_image" USING btree ("publisher_organization_id","file_id");--> statement-breakpoint
CREATE INDEX "order_image_media_project" ON "order_image" USING btree ("media_project_id","file_id");--> statement-breakpoint
CREATE INDEX "order_expected" ON "publication_order" USING btree ("publisher_organization_id","total_cents","fee_basis_points") WHERE "publication_order"."accepted_at" IS NOT NULL AND "publication_order"."status" IN ('booked', 'briefing', 'briefed', 'writing', 'written', 'sent', 'changes_requested', 'accepted', 'published', 'checks_failed', 'revision_requested');--> statement-breakpoint
CREATE INDEX "shared_link_newest" ON "shared_link" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "shared_link_organization" ON "shared_link" USING btree ("organization_id","created_at","id");--> statement-breakpoint
CREATE INDEX "shared_link_project" ON "shared_link" USING btree ("project_id","created_at","id");--> statement-breakpoint
CREATE INDEX "chargeback_newest" ON "chargeback" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "chargeback_organization" ON "chargeback" USING btree ("organization_id","created_at","id");--> statement-breakpoint
CREATE INDEX "top_up_newest" ON "top_up" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "withdrawal_waiting" ON "withdrawal" USING btree ("waits_since","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "ledger_account_balance" ON "ledger_account" USING btree ("is_of_organization","balance_cents" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "ledger_account_kind_balance" ON "ledger_account" USING btree ("kind","is_of_organization","balance_cents" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE VIEW "public"."own_price" AS (
  SELECT agreed.id, agreed.organization_id, agreed.format_id, agreed.publisher_organization_id, agreed.media_project_id, agreed.price_cents, agreed.ends_at,
    agreed.orders_max - agreed.orders_used AS orders_left, agreed.created_at
  FROM agreed_price AS agreed JOIN format ON format.id = agreed.format_id
  WHERE agreed.price_cents < format.price_cents AND (agreed.ends_at IS NULL OR agreed.ends_at > now())
    AND (agreed.orders_max IS NULL OR agreed.orders_used < agreed.orders_max));--> statement-breakpoint

-- Rows know the places of what they belong to, which never change there (decision 0162): an index then gives each reader's own in order.
CREATE FUNCTION place_by_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT client_organization_id, project_id, publisher_organization_id, media_project_id
  INTO NEW.client_organization_id, NEW.project_id, NEW.publisher_organization_id, NEW.media_project_id
  FROM publication_order WHERE id = NEW.order_id;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER claim_placed BEFORE INSERT ON claim FOR EACH ROW EXECUTE FUNCTION place_by_order();
--> statement-breakpoint
CREATE TRIGGER dispute_placed BEFORE INSERT ON dispute FOR EACH ROW EXECUTE FUNCTION place_by_order();
--> statement-breakpoint
CREATE TRIGGER order_image_placed BEFORE INSERT ON order_image FOR EACH ROW EXECUTE FUNCTION place_by_order();
--> statement-breakpoint

-- A message and the opening of its order's dispute wait for each other, so that operators miss none.
CREATE FUNCTION place_message() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.subject = 'order' THEN
    SELECT client_organization_id, project_id, publisher_organization_id, media_project_id
    INTO NEW.client_organization_id, NEW.project_id, NEW.publisher_organization_id, NEW.media_project_id
    FROM publication_order WHERE id = NEW.subject_id FOR KEY SHARE;
  ELSE
    SELECT client_organization_id, project_id, publisher_organization_id, media_project_id
    INTO NEW.client_organization_id, NEW.project_id, NEW.publisher_organization_id, NEW.media_project_id
    FROM offer WHERE id = NEW.subject_id;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER message_placed BEFORE INSERT ON message FOR EACH ROW EXECUTE FUNCTION place_message();
--> statement-breakpoint
CREATE FUNCTION show_message_to_operators() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO disputed_message SELECT NEW.id WHERE EXISTS (SELECT FROM dispute WHERE order_id = NEW.subject_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER message_disputed AFTER INSERT ON message FOR EACH ROW EXECUTE FUNCTION show_message_to_operators();
--> statement-breakpoint
CREATE FUNCTION show_conversation_to_operators() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO disputed_message SELECT id FROM message WHERE subject_id = NEW.order_id ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER dispute_messages AFTER INSERT ON dispute FOR EACH ROW EXECUTE FUNCTION show_conversation_to_operators();
--> statement-breakpoint

CREATE FUNCTION place_format() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT organization_id INTO NEW.organization_id FROM media_project WHERE id = NEW.media_project_id;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER format_placed BEFORE INSERT ON format FOR EACH ROW EXECUTE FUNCTION place_format();
--> statement-breakpoint
CREATE FUNCTION place_agreed_price() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT organization_id, media_project_id INTO NEW.publisher_organization_id, NEW.media_project_id FROM format WHERE id = NEW.format_id;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER agreed_price_placed BEFORE INSERT ON agreed_price FOR EACH ROW EXECUTE FUNCTION place_agreed_price();
--> statement-breakpoint
CREATE FUNCTION place_shared_link() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT organization_id, project_id INTO NEW.organization_id, NEW.project_id FROM campaign WHERE id = NEW.campaign_id;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER shared_link_placed BEFORE INSERT ON shared_link FOR EACH ROW EXECUTE FUNCTION place_shared_link();
--> statement-breakpoint
CREATE FUNCTION place_chargeback() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT organization_id INTO NEW.organization_id FROM top_up WHERE id = NEW.top_up_id;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER chargeback_placed BEFORE INSERT ON chargeback FOR EACH ROW EXECUTE FUNCTION place_chargeback();
--> statement-breakpoint

-- Balances of Byline's accounts (decision 0163): each connection adds to a row of its own, and only while its transaction commits.
CREATE FUNCTION add_to_house_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO house_balance (account_id, part, amount_cents) VALUES (NEW.account_id, pg_backend_pid() % 1024, NEW.amount_cents)
  ON CONFLICT (account_id, part) DO UPDATE SET amount_cents = house_balance.amount_cents + excluded.amount_cents;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_entry_summed AFTER INSERT ON ledger_entry
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.sequence IS NULL) EXECUTE FUNCTION add_to_house_balance();--> statement-breakpoint

-- How many outlets are listed (decision 0163): each connection counts in a row of its own.
CREATE FUNCTION count_listed_media() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  change integer := 0;
BEGIN
  IF TG_OP <> 'DELETE' THEN change := (SELECT count(*) FROM new_rows WHERE status = 'listed'); END IF;
  IF TG_OP <> 'INSERT' THEN change := change - (SELECT count(*) FROM old_rows WHERE status = 'listed'); END IF;
  IF change <> 0 THEN
    INSERT INTO listed_media_count (part, media) VALUES (pg_backend_pid() % 1024, change)
    ON CONFLICT (part) DO UPDATE SET media = listed_media_count.media + excluded.media;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER listed_media_inserted AFTER INSERT ON media_project
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_listed_media();
--> statement-breakpoint
CREATE TRIGGER listed_media_updated AFTER UPDATE ON media_project
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_listed_media();
--> statement-breakpoint
CREATE TRIGGER listed_media_deleted AFTER DELETE ON media_project
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_listed_media();
