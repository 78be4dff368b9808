import { choosesWriting } from "#formats/extras.ts";
import { leadTime, publishDateProblem } from "#orders/dates/publish-date.ts";
import { readLeadClock } from "#orders/dates/server/queries-lead-time.ts";
import { holdSlots, readClosed } from "#orders/dates/slots/server/queries.ts";
import type { Tx } from "#platform/database/database.ts";
import type { LineRow } from "./queries.ts";

/** Like `dateProblemOf`, and locks the outlets' slots until the booking commits. */
export async function dateProblemToBook(tx: Tx, lines: LineRow[]): Promise<string | undefined> {
  const dated = lines.filter(({ publishOn }) => publishOn !== null);
  if (dated.length > 0) await holdSlots(tx, [...new Set(dated.map(({ mediaId }) => mediaId))]);
  return dateProblemOf(tx, lines);
}

/**
 * Returns a sentence naming each impossible line and its earliest day; undefined when all are possible. `After` without
 * a day passes unasked.
 */
export async function dateProblemOf(tx: Tx, lines: LineRow[]): Promise<string | undefined> {
  const dated = lines.filter(({ publishDateMode, publishOn }) => publishOn !== null || publishDateMode !== "After");
  if (dated.length === 0) return undefined;
  const clock = await readLeadClock(tx);
  const closed = await readClosed(tx, [...new Set(dated.map(({ mediaId }) => mediaId))]);
  const problems = dated.flatMap((line) => {
    const { mediaId, mediaName, conditions, offeredExtras, chosenExtras } = line;
    const work = {
      turnaroundHours: conditions.turnaroundHours,
      isWritten: choosesWriting(offeredExtras, chosenExtras),
      closed: closed.get(mediaId) ?? [],
    };
    const problem = publishDateProblem(line, leadTime(clock, work));
    return problem ? [`${mediaName}: ${problem}`] : [];
  });
  return problems.length > 0 ? problems.join(" ") : undefined;
}
