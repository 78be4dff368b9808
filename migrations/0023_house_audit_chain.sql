CREATE TABLE "house_audit_end" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"length" bigint DEFAULT 0 NOT NULL,
	"hash" "bytea" DEFAULT '' NOT NULL,
	CONSTRAINT "house_audit_end_only" CHECK ("house_audit_end"."only")
);
--> statement-breakpoint
ALTER TABLE "house_audit" ADD COLUMN "sequence" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "house_audit" ADD COLUMN "hash" "bytea" DEFAULT '' NOT NULL;--> statement-breakpoint
INSERT INTO house_audit_end DEFAULT VALUES;
--> statement-breakpoint
-- Each row's hash covers the one before it, so that a changed, removed or inserted row is found.
CREATE FUNCTION house_audit_hash(previous bytea, change house_audit) RETURNS bytea LANGUAGE sql STABLE AS $$
  SELECT sha256(convert_to(concat_ws('|', encode(previous, 'hex'), change.id, change.sequence, change.kind, change.subject,
    change.actor_id, coalesce(change.before, 'null'), coalesce(change.after, 'null'), extract(epoch FROM change.created_at)), 'UTF8'));
$$;
--> statement-breakpoint
CREATE FUNCTION chain_house_audit() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  previous bytea;
BEGIN
  UPDATE house_audit_end SET length = length + 1 RETURNING length, hash INTO NEW.sequence, previous;
  NEW.hash := house_audit_hash(previous, NEW);
  UPDATE house_audit_end SET hash = NEW.hash;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- What was written before is chained in its order.
ALTER TABLE house_audit DISABLE TRIGGER house_audit_append_only;
--> statement-breakpoint
DO $$
DECLARE
  change house_audit;
  previous bytea := '';
  number bigint := 0;
BEGIN
  FOR change IN SELECT * FROM house_audit ORDER BY created_at, id LOOP
    number := number + 1;
    change.sequence := number;
    previous := house_audit_hash(previous, change);
    UPDATE house_audit SET sequence = number, hash = previous WHERE id = change.id;
  END LOOP;
  UPDATE house_audit_end SET length = number, hash = previous;
END $$;
--> statement-breakpoint
ALTER TABLE house_audit ENABLE TRIGGER house_audit_append_only;
--> statement-breakpoint
CREATE TRIGGER house_audit_chain BEFORE INSERT ON house_audit FOR EACH ROW EXECUTE FUNCTION chain_house_audit();
