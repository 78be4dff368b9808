import type { Tx } from "#platform/database/database.ts";
import { readNow } from "#platform/database/now.ts";
import { conflict } from "#platform/http/errors.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { type PublishDate, slotProblem } from "../../publish-date.ts";
import { holdSlots, readClosedOf } from "./queries.ts";

const texts = catalogue("orders.dates.slots.server.commands", {
  publishDate: (problem: string) => `${problem} Agree on another day, or make room in the outlet's calendar.`,
});

/**
 * Reserves an outlet's slot until the transaction ends (decision 0121); `order` is left out. Throws 409 `publish_date`,
 * naming the next slot.
 */
export async function holdSlotFor(tx: Tx, media: string, date: PublishDate, order?: string): Promise<void> {
  if (date.publishOn === null) return;
  await holdSlots(tx, [media]);
  const closed = await readClosedOf(tx, media, order);
  const problem = slotProblem(date, { now: await readNow(tx), closed });
  if (problem) throw conflict("publish_date", texts.publishDate(problem));
}
