import type { Tx } from "#platform/database/database.ts";
import { readNow } from "#platform/database/now.ts";
import { readSettings } from "#settings/server/queries.ts";
import type { LeadClock } from "../publish-date.ts";

/** What publish dates are measured by (R4.7): the database's clock and the time that publishers have to answer. */
export async function readLeadClock(tx: Tx): Promise<LeadClock> {
  const { answerHours, publishDaysAhead: daysAhead } = await readSettings(tx);
  return { now: await readNow(tx), answerHours, daysAhead };
}
