import { asc, sql } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";
import { literal, literals } from "#platform/database/sql/literals.ts";
import type { Queue } from "#platform/jobs/queue.ts";
import { lockOrder } from "../../server/move.ts";
import { extraStatuses } from "../../statuses.ts";
import {
  canMoveExtra,
  type ExtraMove,
  type OrderExtraKind,
  type OrderExtraStatus,
  orderExtraKinds,
} from "../order-extra.ts";
import { lockExtra } from "./commands.ts";
import { moveExtra } from "./move-extra.ts";
import { orderExtra } from "./tables.ts";

const atOnce = 500;

/** An order that takes no such extra any more, such as one that has ended. */
const isClosed = orderExtraKinds
  .map((kind: OrderExtraKind) => `(kind = '${kind}' AND o.status NOT IN ${literals(extraStatuses[kind])})`)
  .join(" OR ");

// Both parts have an index; open extras are few, since they last a week.
const over = sql.raw(`(deadline_at <= now() OR (status = ${literal<OrderExtraStatus>("open")} AND EXISTS (
  SELECT FROM publication_order AS o WHERE o.id = order_id AND (${isClosed}))))`);

/** What Byline does with an extra whose time has passed. */
const passed: readonly ExtraMove[] = ["void", "giveUp", "confirm", "endStories"];

/** Ends what nobody answered in time and what an order went on without, every minute; each in a transaction of its own. */
export const settleExtrasQueue: Queue = {
  name: "settle-extras",
  cron: "* * * * *",
  async handle(database, _data, log) {
    const due = await database.reader
      .select({ id: orderExtra.id, orderId: orderExtra.orderId })
      .from(orderExtra)
      .where(over)
      .orderBy(asc(orderExtra.deadlineAt))
      .limit(atOnce);
    for (const { id, orderId } of due) {
      try {
        await database.transaction((tx) => settle(tx, orderId, id));
      } catch (error) {
        log.error({ err: error, extraId: id }, "extra not settled");
      }
    }
  },
};

/** Decides again under the locks: whoever answered meanwhile was in time. */
async function settle(tx: Tx, orderId: string, id: string): Promise<void> {
  const row = await lockOrder(tx, orderId);
  const extra = await lockExtra(tx, id);
  const isDue = (await tx.$count(orderExtra, sql`${orderExtra.id} = ${id} AND ${over}`)) > 0;
  const move = passed.find((name) => canMoveExtra(name, extra, "system"));
  if (row && isDue && move) await moveExtra(tx, row, extra, { move, party: "system", actorId: null, input: {} });
}
