import { eq, sql } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";
import type { Queue } from "#platform/jobs/queue.ts";
import { checkPublication } from "#proof/server/commands.ts";
import type { FetchOptions } from "#proof/server/queries.ts";
import { moveNamed, type OrderStatus } from "../order.ts";
import { deadlineOf, moveAtDeadline } from "../timer.ts";
import { readFacts } from "./facts.ts";
import { lockOrder, moveOrder } from "./move.ts";
import { publications } from "./publications.ts";
import { order } from "./tables.ts";

/**
 * Fires the moves that have a timer (design, section 4), every minute. Each order is moved in a transaction of its own,
 * and decided again under its lock, by the database's clock.
 */
export function fireDeadlinesQueue(options: FetchOptions): Queue {
  return {
    name: "fire-deadlines",
    cron: "* * * * *",
    async handle(database, _data, log) {
      const due = await database.reader
        .select({ id: order.id, status: order.status })
        .from(order)
        .where(sql`${order.deadlineAt} <= now()`)
        .orderBy(order.deadlineAt)
        .limit(500);
      for (const { id, status } of due) {
        try {
          if (waitsForChecks(status)) await checkPublication(database, publications, id, options);
          await database.transaction((tx) => fireDeadline(tx, id));
        } catch (error) {
          log.error({ err: error, orderId: id }, "deadline not fired");
        }
      }
    },
  };
}

/** True when the move at a status's deadline asks for what the newest look at the publication found. */
const waitsForChecks = (status: OrderStatus): boolean => {
  const move = deadlineOf(status)?.passed;
  return move !== undefined && (moveNamed(move).guards ?? []).includes("checksHold");
};

async function fireDeadline(tx: Tx, id: string): Promise<void> {
  const row = await lockOrder(tx, id);
  const { rows } = await tx.$client.query<{ now: Date }>("SELECT now() AS now");
  const now = rows[0]?.now;
  if (!row?.deadlineAt || !now || row.deadlineAt > now) return;
  const facts = await readFacts(tx, row);
  const move = moveAtDeadline(facts);
  if (move) return moveOrder(tx, row, { move, party: "system", actorId: null, input: {} }, facts);
  await tx.update(order).set({ deadlineAt: null }).where(eq(order.id, id));
}
