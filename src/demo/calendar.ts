import type { Actor } from "#accounts/actor.ts";
import { editCalendar } from "#media/calendar/server/commands.ts";
import { listOwnMedia } from "#media/server/queries.ts";
import type { Tx } from "#platform/database/database.ts";
import { readNow } from "#platform/database/now.ts";

export async function fillCalendar(tx: Tx, publisher: Actor): Promise<void> {
  const medium = (await listOwnMedia(tx, publisher, { page: 1, itemsPerPage: 100 })).items.at(-1);
  if (!medium) throw new Error("the demo has no medium");
  const now = await readNow(tx);
  const nextMonth = (day: number) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, day)).toISOString().slice(0, 10);
  const holidays = [{ from: nextMonth(15), until: nextMonth(24) }];
  await editCalendar(tx, publisher, medium.id, { weeklyPublications: 2, holidays });
}
