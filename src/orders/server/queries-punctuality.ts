import { literal } from "#platform/database/literals.ts";
import type { OrderMove } from "../order.ts";
import type { PublishDateMode } from "../publish-date.ts";

/**
 * `isOnTime` of `punctuality.ts`, in the database's words. Over the columns of an order and `first_published_at`; null where
 * it was not accepted or not published.
 */
export const onTimeSql = `(first_published_at <= accepted_at + make_interval(hours => (conditions ->> 'turnaroundHours')::integer)
  AND CASE WHEN publish_on IS NULL THEN true
    WHEN publish_date_mode = ${literal<PublishDateMode>("On")} THEN (first_published_at AT TIME ZONE 'UTC')::date = publish_on
    WHEN publish_date_mode = ${literal<PublishDateMode>("After")} THEN (first_published_at AT TIME ZONE 'UTC')::date >= publish_on
    ELSE (first_published_at AT TIME ZONE 'UTC')::date < publish_on END)`;

/** When an order was published first, by its events; later publications are revisions. */
export const firstPublishedAt = (order: string): string => `(
  SELECT min(created_at) FROM event WHERE subject_id = ${order}.id AND verb = ${literal<OrderMove>("publish")})`;
