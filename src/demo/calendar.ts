import { editCalendar } from "#media/calendar/server/commands.ts";
import { listOwnMedia } from "#media/server/queries.ts";
import { dayOf } from "#platform/contract/day.ts";
import { fullPage } from "#platform/contract/list-length.ts";
import type { Scene } from "./agenda.ts";
import { days } from "./clock.ts";
import type { World } from "./world.ts";

/** An outlet with a capacity and a holiday. */
export async function* calendarScene({ clock, tx, people: { paul } }: World): Scene {
  yield clock.ago(days(3));
  const medium = (await listOwnMedia(tx, paul, { page: 1, itemsPerPage: fullPage })).items.at(-1);
  if (!medium) throw new Error("the demo has no medium");
  const nextMonth = (day: number) =>
    dayOf(new Date(Date.UTC(clock.present.getUTCFullYear(), clock.present.getUTCMonth() + 1, day)));
  const holidays = [{ from: nextMonth(15), until: nextMonth(24) }];
  await editCalendar(tx, paul, medium.id, { weeklyPublications: 2, holidays });
}
