CREATE TABLE "clearing_day" (
	"day" date NOT NULL,
	"part" integer NOT NULL,
	"in_cents" bigint NOT NULL,
	"out_cents" bigint NOT NULL,
	CONSTRAINT "clearing_day_day_part_pk" PRIMARY KEY("day","part")
);
--> statement-breakpoint
CREATE INDEX "media_project_organization_latest" ON "media_project" USING btree ("organization_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "media_project_words" ON "media_project" USING gin (lower("name" || ' ' || "domain") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "order_status_newest" ON "publication_order" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "order_words" ON "publication_order" USING gin (lower("number" || ' ' || "title") gin_trgm_ops);--> statement-breakpoint

-- Money in and out by day (decision 0200): each connection adds to a row of its own, and only while its transaction commits.
CREATE FUNCTION add_to_clearing_day() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM ledger_account WHERE id = NEW.account_id AND kind = 'provider_clearing') THEN RETURN NULL; END IF;
  INSERT INTO clearing_day (day, part, in_cents, out_cents)
  VALUES ((NEW.created_at AT TIME ZONE 'UTC')::date, pg_backend_pid() % 1024, greatest(0, -NEW.amount_cents), greatest(0, NEW.amount_cents))
  ON CONFLICT (day, part) DO UPDATE SET
    in_cents = clearing_day.in_cents + excluded.in_cents, out_cents = clearing_day.out_cents + excluded.out_cents;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_entry_summed_by_day AFTER INSERT ON ledger_entry
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.sequence IS NULL) EXECUTE FUNCTION add_to_clearing_day();
--> statement-breakpoint

INSERT INTO clearing_day (day, part, in_cents, out_cents)
  SELECT (entry.created_at AT TIME ZONE 'UTC')::date, 0, sum(greatest(0, -entry.amount_cents))::bigint, sum(greatest(0, entry.amount_cents))::bigint
  FROM ledger_entry AS entry JOIN ledger_account AS account ON account.id = entry.account_id
  WHERE account.organization_id IS NULL AND account.kind = 'provider_clearing' GROUP BY 1;
