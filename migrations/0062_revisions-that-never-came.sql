-- A revision that never came held the money without end: from now on it becomes a dispute a week after it was due.
UPDATE "publication_order" SET "deadline_at" = greatest("due_at", now()) + interval '7 days'
WHERE "status" = 'revision_requested';
