ALTER TABLE "organization" ADD COLUMN "name_key" text;--> statement-breakpoint
CREATE INDEX "invitation_inviter" ON "invitation" USING btree ("invited_by","sent_at");--> statement-breakpoint
CREATE UNIQUE INDEX "organization_name_key" ON "organization" USING btree ("name_key");--> statement-breakpoint
-- As `accounts/organizations/name.ts` spells names of Latin letters; of two alike the older one keeps the name to itself.
WITH spelled AS (
  SELECT id, created_at, replace(replace(translate(regexp_replace(lower(normalize(name, NFKC)), '[^[:alnum:]]', '', 'g'), 'i10', 'llo'), 'rn', 'm'), 'vv', 'w') AS key
  FROM organization)
UPDATE organization SET name_key = spelled.key FROM spelled
WHERE spelled.id = organization.id AND spelled.key <> '' AND NOT EXISTS (
  SELECT FROM spelled AS older WHERE older.key = spelled.key AND (older.created_at, older.id) < (spelled.created_at, spelled.id));
