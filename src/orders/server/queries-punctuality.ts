import { literal } from "#platform/database/sql/literals.ts";
import type { PublishDateMode } from "../dates/publish-date.ts";

const turnaround = "make_interval(hours => (conditions ->> 'turnaroundHours')::integer)";
const startOfDay = "(publish_on::timestamp AT TIME ZONE 'UTC')";
const endOfDay = `(${startOfDay} + interval '1 day' - interval '1 millisecond')`;
const isMode = (mode: PublishDateMode) => `publish_date_mode = ${literal(mode)}`;

/** Due date over an order's columns, like `windowOf` of `dates/window.ts`; null before its acceptance. */
export const dueSql = `CASE WHEN accepted_at IS NULL THEN NULL
    WHEN publish_on IS NULL THEN accepted_at + ${turnaround}
    WHEN ${isMode("On")} THEN ${endOfDay}
    WHEN ${isMode("After")} THEN greatest(accepted_at, ${startOfDay}) + ${turnaround}
    ELSE least(accepted_at + ${turnaround}, ${endOfDay}) END`;

/** `isOnTime` of `dates/punctuality.ts` in SQL, over an order's columns. Null unless accepted and published. */
export const onTimeSql = `(first_published_at <= ${dueSql}
  AND (publish_on IS NULL OR ${isMode("Before")} OR first_published_at >= ${startOfDay}))`;
