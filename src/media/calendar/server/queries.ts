import type { Actor } from "#accounts/actor.ts";
import { reachOf } from "#accounts/permissions.ts";
import type { Reader } from "#platform/database/database.ts";
import { type Calendar, comingHolidays, openCalendar } from "../calendar.ts";
import type { OutletCalendar } from "../contract.ts";

type CalendarRow = Calendar & { id: string; today: string };

const columns = `media_project_id AS id, weekly_publications AS "weeklyPublications", holidays,
  (now() AT TIME ZONE 'UTC')::date::text AS today`;

const calendarOf = ({ weeklyPublications, holidays, today }: CalendarRow): Calendar => ({
  weeklyPublications,
  holidays: comingHolidays(holidays, today),
});

export async function readCalendars({ $client }: Reader, media: string[]): Promise<Map<string, Calendar>> {
  const { rows } = await $client.query<CalendarRow>({
    name: "calendars",
    text: `SELECT ${columns} FROM media_calendar WHERE media_project_id = ANY ($1::uuid[])`,
    values: [media],
  });
  return new Map(rows.map((row) => [row.id, calendarOf(row)]));
}

/** Returns an outlet's calendar to people who work for it; undefined to everybody else. */
export async function findCalendar(reader: Reader, actor: Actor, id: string): Promise<OutletCalendar | undefined> {
  const { rowCount } = await reader.$client.query({
    name: "calendar-seen",
    text: "SELECT FROM media_project WHERE id = $2 AND (organization_id = ANY ($1::uuid[]) OR id = ANY ($1::uuid[]))",
    values: [reachOf(actor, "media.read"), id],
  });
  if (rowCount === 0) return undefined;
  return { id, ...((await readCalendars(reader, [id])).get(id) ?? openCalendar) };
}
