import { sql } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";
import { literal, literals } from "#platform/database/sql/literals.ts";
import { Overdue } from "#platform/http/errors.ts";
import { deadlineOf, moveAtDeadline } from "#platform/lifecycle/lifecycle.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { lockOrder } from "../../server/move.ts";
import { extraStatuses } from "../../statuses.ts";
import { extraLife, type OrderExtraKind, type OrderExtraStatus, orderExtraKinds } from "../order-extra.ts";
import { lockExtra } from "./lock-extra.ts";
import { extraSubject, moveExtra } from "./move-extra.ts";
import { type OrderExtraRow, orderExtra } from "./tables.ts";

const texts = catalogue("orders.extras.server.deadline", {
  timePassed: "The time for this has passed. Reload the page to see where the extra stands.",
});

/** The order takes no such extra any more; it may have ended. */
const isClosed = orderExtraKinds
  .map((kind: OrderExtraKind) => `(kind = '${kind}' AND o.status NOT IN ${literals(extraStatuses[kind])})`)
  .join(" OR ");

/**
 * SQL: its time has passed, or its order went on without it. Both parts have an index. Open extras are few, since they
 * last a week.
 */
export const isOver = sql.raw(`(deadline_at <= now() OR (status = ${literal<OrderExtraStatus>("open")} AND EXISTS (
  SELECT FROM publication_order AS o WHERE o.id = order_id AND (${isClosed}))))`);

/** Decides again under the locks: an answer may have come in time. */
export async function settleExtra(tx: Tx, orderId: string, id: string): Promise<void> {
  const row = await lockOrder(tx, orderId);
  const extra = await lockExtra(tx, id);
  const isDue = (await tx.$count(orderExtra, sql`${orderExtra.id} = ${id} AND ${isOver}`)) > 0;
  const move = row && moveAtDeadline(extraLife, await extraSubject(tx, row, extra));
  if (isDue && move) await moveExtra(tx, row, extra, { move, party: "system", actorId: null, input: {} });
}

/**
 * Makes the timed move of an overdue extra that the job has not met yet, and throws 409 `extra_move`. Order and extra
 * are locked.
 */
export async function refuseOverdueExtra(tx: Tx, extra: OrderExtraRow): Promise<void> {
  const move = deadlineOf(extraLife, extra.status)?.passed;
  if (!move || !extra.deadlineAt || extraLife.moves[move].to === "stays") return;
  if ((await tx.$count(orderExtra, sql`${orderExtra.id} = ${extra.id} AND ${isOver}`)) === 0) return;
  const message = texts.timePassed;
  throw new Overdue(extraLife.code, message, (settling) => settleExtra(settling, extra.orderId, extra.id));
}
