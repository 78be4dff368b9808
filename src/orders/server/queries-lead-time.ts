import type { Tx } from "#platform/database/database.ts";
import { readNow } from "#platform/database/now.ts";
import { readSettings } from "#settings/server/queries.ts";
import type { LeadTime } from "../dates/publish-date.ts";

/** What lies between now and a publication with this turnaround (R4.7). */
export async function leadTimeOf(tx: Tx, turnaroundHours: number): Promise<LeadTime> {
  const { answerHours } = await readSettings(tx);
  return { now: await readNow(tx), answerHours, turnaroundHours };
}
