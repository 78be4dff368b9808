-- A format that stays on the market has its own row written, and nothing is asked of its outlet: ten thousand new prices compared all rows
-- of ten thousand outlets. Formats that come, leave or change their kind refresh their outlets as before, and drafts nothing.
CREATE FUNCTION refresh_changed_formats() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  moved uuid[];
  changed uuid[];
BEGIN
  SELECT array_agg(DISTINCT outlet.id) FILTER (WHERE is_moved), array_agg(DISTINCT outlet.id) INTO moved, changed
  FROM old_rows AS was JOIN new_rows AS now USING (id)
  CROSS JOIN LATERAL (SELECT (was.status = 'listed') <> (now.status = 'listed') OR was.media_project_id <> now.media_project_id
    OR was.format_type <> now.format_type OR was.contributor <> now.contributor AS is_moved) AS move
  CROSS JOIN LATERAL (VALUES (was.media_project_id), (now.media_project_id)) AS outlet (id)
  WHERE is_moved OR (now.status = 'listed'
    AND (was.price_cents, was.turnaround_hours, was.hyperlink_kind, was.hyperlinks_max, was.permanence_months)
      IS DISTINCT FROM (now.price_cents, now.turnaround_hours, now.hyperlink_kind, now.hyperlinks_max, now.permanence_months));
  IF changed IS NULL THEN
    RETURN NULL;
  END IF;
  -- All of them in one order, since another transaction may list an outlet with the rows of before.
  PERFORM FROM media_project WHERE id = ANY (changed) ORDER BY id FOR NO KEY UPDATE;
  IF moved IS NOT NULL THEN
    PERFORM refresh_listing(moved);
  END IF;
  WITH written AS (
    UPDATE listing AS kept SET price_cents = now.price_cents, turnaround_hours = now.turnaround_hours,
      hyperlink_kind = now.hyperlink_kind, hyperlinks_max = now.hyperlinks_max, permanence_months = now.permanence_months
    FROM new_rows AS now
    WHERE kept.format_id = now.id
      AND (kept.price_cents, kept.turnaround_hours, kept.hyperlink_kind, kept.hyperlinks_max, kept.permanence_months)
        IS DISTINCT FROM (now.price_cents, now.turnaround_hours, now.hyperlink_kind, now.hyperlinks_max, now.permanence_months)
    RETURNING kept.media_project_id)
  INSERT INTO listing_change (media_project_id, changed_in) SELECT DISTINCT media_project_id, pg_current_xact_id() FROM written
  ON CONFLICT (media_project_id) DO UPDATE SET changed_in = excluded.changed_in;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER format_listing_update ON format;
--> statement-breakpoint
CREATE TRIGGER format_listing_update AFTER UPDATE ON format
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION refresh_changed_formats();
