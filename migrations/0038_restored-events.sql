-- Rows of orders ask whether their publication was restored; few ever were, so the index is small and tells it in one page.
CREATE INDEX IF NOT EXISTS "event_restored" ON "event" USING btree ("subject_id") WHERE "event"."verb" IN ('regain', 'restoreClaim');
