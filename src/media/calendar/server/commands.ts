import { eq, sql } from "drizzle-orm";
import type { Actor } from "#accounts/actor.ts";
import { authorize } from "#accounts/server/authorize.ts";
import { mediaProject } from "#media/server/tables.ts";
import { dayOf } from "#platform/contract/day.ts";
import type { Tx } from "#platform/database/database.ts";
import { readNow } from "#platform/database/now.ts";
import { notFound } from "#platform/http/errors.ts";
import { comingHolidays } from "../calendar.ts";
import type { CalendarEdit } from "../contract.ts";
import { mediaCalendar } from "./tables.ts";

/** Changes an outlet's weekly capacity and holidays. Throws 404 for strangers, 403 without the right. */
export async function editCalendar(tx: Tx, actor: Actor, id: string, edit: CalendarEdit): Promise<void> {
  const [found] = await tx
    .select({ organizationId: mediaProject.organizationId })
    .from(mediaProject)
    .where(eq(mediaProject.id, id));
  if (!found) throw notFound("This outlet");
  authorize(actor, "media.edit", { organizationId: found.organizationId, mediaProjectId: id }, "This outlet");
  const today = dayOf(await readNow(tx));
  const changed = edit.holidays ? { ...edit, holidays: comingHolidays(edit.holidays, today) } : edit;
  await tx
    .insert(mediaCalendar)
    .values({ mediaProjectId: id, ...changed })
    .onConflictDoUpdate({ target: mediaCalendar.mediaProjectId, set: { ...changed, updatedAt: sql`now()` } });
}
