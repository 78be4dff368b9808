import type { Tx } from "#platform/database/database.ts";
import { readNow } from "#platform/database/now.ts";
import { readSettings } from "#settings/server/queries.ts";
import type { LeadClock } from "../publish-date.ts";

/** Reads the basis of publish dates (R4.7): the database's clock and the time to answer. */
export async function readLeadClock(tx: Tx): Promise<LeadClock> {
  const { answerHours, publishDaysAhead: daysAhead } = await readSettings(tx);
  return { now: await readNow(tx), answerHours, daysAhead };
}
