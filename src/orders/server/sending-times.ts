import { isWritten } from "#formats/extras.ts";
import type { Tx } from "#platform/database/database.ts";
import { readNow } from "#platform/database/now.ts";
import { deadlineOf } from "#platform/lifecycle/lifecycle.ts";
import { readSettings } from "#settings/server/queries.ts";
import { orderLife } from "../order.ts";
import { sendingTimes, type Times } from "../timer.ts";
import type { OrderRow } from "./move-request.ts";

/** Times of an unsent text under another date or other conditions; empty for any other order. */
export async function sendingTimesOf(tx: Tx, row: OrderRow): Promise<Partial<Times>> {
  if (deadlineOf(orderLife, row.status)?.rule !== "text" || !row.deadlineAt) return {};
  return sendingTimes(row.deadlineAt, {
    now: await readNow(tx),
    timers: await readSettings(tx),
    turnaroundHours: row.conditions.turnaroundHours,
    isWritten: isWritten(row.extras),
    date: row,
  });
}
