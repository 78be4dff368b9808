-- Orders that were open before: what is due, and from when on the agreed day counts.
UPDATE publication_order SET due_at = CASE
    WHEN status <> 'accepted' OR publish_on IS NULL THEN deadline_at
    WHEN publish_date_mode = 'On' THEN (publish_on::timestamp AT TIME ZONE 'UTC') + interval '1 day' - interval '1 millisecond'
    WHEN publish_date_mode = 'After' THEN greatest(deadline_at, (publish_on::timestamp AT TIME ZONE 'UTC') + make_interval(hours => (conditions ->> 'turnaroundHours')::integer))
    ELSE least(deadline_at, (publish_on::timestamp AT TIME ZONE 'UTC') + interval '1 day' - interval '1 millisecond') END
  WHERE deadline_at IS NOT NULL;
--> statement-breakpoint
UPDATE publication_order SET deadline_at = due_at + CASE
    WHEN publish_date_mode = 'On' AND publish_on IS NOT NULL THEN make_interval(hours => (conditions ->> 'turnaroundHours')::integer)
    ELSE interval '0' END
  WHERE status = 'accepted' AND deadline_at IS NOT NULL;
--> statement-breakpoint
UPDATE publication_order SET next_reminder_at = CASE
    WHEN due_at - interval '48 hours' > now() THEN due_at - interval '48 hours'
    WHEN due_at - interval '12 hours' > now() THEN due_at - interval '12 hours' END
  WHERE due_at IS NOT NULL;
