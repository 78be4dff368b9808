import type { Actor } from "#accounts/actor.ts";
import type { Period } from "#media/calendar/calendar.ts";
import { readCalendars } from "#media/calendar/server/queries.ts";
import { isMediaSeen } from "#media/metrics/server/queries.ts";
import { dayOf } from "#platform/contract/day.ts";
import type { Reader, Tx } from "#platform/database/database.ts";
import { readNow } from "#platform/database/now.ts";
import { literals } from "#platform/database/sql/literals.ts";
import { readSettings } from "#settings/server/queries.ts";
import { isUnsent } from "../../../sending/server/queries.ts";
import { partedBySending, slotStatuses } from "../../../statuses.ts";
import type { Slots } from "../../contract.ts";
import { closedPeriods, slotWeeks } from "../../slots.ts";

// An order's slot: its publication's week, else its day's, else its due date's. Late ones count this week.
const slotsIn = (condition: string): string => `
    SELECT media_project_id, CASE
      WHEN published_at IS NOT NULL THEN (published_at AT TIME ZONE 'UTC')::date
      ELSE greatest((now() AT TIME ZONE 'UTC')::date, coalesce(publish_on,
        CASE WHEN accepted_at IS NOT NULL THEN (due_at AT TIME ZONE 'UTC')::date END,
        ((now() + make_interval(hours => $2 + (conditions ->> 'turnaroundHours')::integer)) AT TIME ZONE 'UTC')::date)) END AS day
    FROM publication_order
    WHERE media_project_id = ANY ($1::uuid[]) AND ${condition} AND id IS DISTINCT FROM $3::uuid`;

const ofSlots = partedBySending(slotStatuses);

// By `order_outlet` and `order_sent_slot`.
const taken = `
  WITH slot AS (
    ${slotsIn(`${isUnsent} AND status IN ${literals(ofSlots.unsent)}`)} UNION ALL ${slotsIn(`status IN ${literals(ofSlots.sent)}`)})
  SELECT media_project_id AS media, json_object_agg(week, count) AS weeks
  FROM (
    SELECT media_project_id, to_char(date_trunc('week', day), 'YYYY-MM-DD') AS week, count(*) AS count FROM slot
    WHERE day >= date_trunc('week', now() AT TIME ZONE 'UTC') AND day < date_trunc('week', now() AT TIME ZONE 'UTC') + make_interval(weeks => $4)
    GROUP BY 1, 2) AS weekly
  GROUP BY media_project_id`;

/**
 * Locks slots of these outlets until the transaction ends, so that two can't book the last one. Takes ids in order,
 * against deadlocks; skips outlets without a weekly limit.
 */
export async function holdSlots(tx: Tx, media: string[]): Promise<void> {
  await tx.$client.query({
    name: "slots-hold",
    text: `SELECT FROM media_calendar WHERE media_project_id = ANY ($1::uuid[]) AND weekly_publications IS NOT NULL
           ORDER BY media_project_id FOR UPDATE`,
    values: [media],
  });
}

/** Reads closed periods by outlet in one query; an order may be left out. Outlets without a calendar are missing. */
export async function readClosed(
  reader: Reader,
  media: string[],
  exceptOrder: string | null = null,
): Promise<Map<string, Period[]>> {
  const calendars = media.length === 0 ? new Map() : await readCalendars(reader, media);
  if (calendars.size === 0) return new Map();
  const { answerHours } = await readSettings(reader);
  const { rows } = await reader.$client.query<{ media: string; weeks: Record<string, number> }>({
    name: "slots-taken",
    text: taken,
    values: [[...calendars.keys()], answerHours, exceptOrder, slotWeeks],
  });
  const weeks = new Map(rows.map((row) => [row.media, new Map(Object.entries(row.weeks))]));
  const today = dayOf(await readNow(reader));
  return new Map(
    [...calendars].map(([id, calendar]) => [id, closedPeriods(calendar, weeks.get(id) ?? new Map(), today)]),
  );
}

export const readClosedOf = async (reader: Reader, media: string, exceptOrder?: string): Promise<Period[]> =>
  (await readClosed(reader, [media], exceptOrder)).get(media) ?? [];

/** Undefined for an outlet that the actor can't see. */
export async function findSlots(
  reader: Reader,
  actor: Actor,
  { id, order }: { id: string; order?: string | undefined },
): Promise<Slots | undefined> {
  if (!(await isMediaSeen(reader, actor, id))) return undefined;
  return { id, closed: await readClosedOf(reader, id, order) };
}
