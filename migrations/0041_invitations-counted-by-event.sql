-- A day's invitations are counted by their events, which stay where the invitations go; few events of a day are such, so the index is small.
CREATE INDEX IF NOT EXISTS "event_invitation_sent" ON "event" USING btree ("created_at") WHERE "event"."subject" = 'invitation' AND "event"."verb" = 'send';
