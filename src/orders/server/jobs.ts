import { and, eq, inArray, sql } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";
import type { Queue } from "#platform/jobs/queue.ts";
import { checkPublication } from "#proof/server/commands.ts";
import type { FetchOptions } from "#proof/server/queries.ts";
import type { MoveInput } from "../moves/move-input.ts";
import { moveNamed, type OrderMove, type OrderStatus } from "../order.ts";
import { deadlineOf, moveAtDeadline } from "../timer.ts";
import { type OrderFacts, readFacts } from "./facts.ts";
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
          const look = asksForLook(status) ? await checkPublication(database, publications, id, options) : "none";
          // What Byline could not look at is not decided by it.
          if (look === "unsure") continue;
          await database.transaction((tx) => fireDeadline(tx, id));
        } catch (error) {
          log.error({ err: error, orderId: id }, "deadline not fired");
        }
      }
    },
  };
}

/** True when what happens at a status's deadline depends on the publication as it is then. */
const asksForLook = (status: OrderStatus): boolean => {
  const move = deadlineOf(status)?.passed;
  return move === "refundClaim" || (move !== undefined && (moveNamed(move).guards ?? []).includes("checksHold"));
};

/** Why Byline makes a move that is about failed checks, in the words that both sides read. */
function reasonFor(move: OrderMove, { proof }: OrderFacts): MoveInput {
  const problems = (proof?.problems ?? []).join("\n");
  if (move === "failChecks") return { reason: problems };
  return move === "dispute" ? { reason: `The checks of the publication did not hold for 14 days.\n${problems}` } : {};
}

/** Makes the move at an order's deadline, if that has passed by the database's clock. */
export async function fireDeadline(tx: Tx, id: string): Promise<void> {
  const row = await lockOrder(tx, id);
  if (!row?.deadlineAt) return;
  const facts = await readFacts(tx, row);
  if (row.deadlineAt > facts.now) return;
  const move = moveAtDeadline(facts);
  if (move) return moveOrder(tx, row, { move, party: "system", actorId: null, input: reasonFor(move, facts) }, facts);
  await tx.update(order).set({ deadlineAt: null }).where(eq(order.id, id));
}

const lookEveryHours = 6;
const looksAtOnce = 100;

/** Every six hours: another look at each publication that failed its checks (R10.3); who asks for one in between puts it off. */
export const lookAtFailedChecksQueue: Queue = {
  name: "look-at-failed-checks",
  cron: "*/10 * * * *",
  async handle(database) {
    await database.transaction(askForLooks);
  },
};

async function askForLooks(tx: Tx): Promise<void> {
  const due = tx
    .select({ id: order.id })
    .from(order)
    .where(
      and(
        eq(order.status, "checks_failed"),
        sql`${order.lookAskedAt} <= now() - make_interval(hours => ${lookEveryHours})`,
      ),
    )
    .orderBy(order.lookAskedAt)
    .limit(looksAtOnce)
    .for("update", { skipLocked: true });
  const asked = await tx
    .update(order)
    .set({ lookAskedAt: sql`now()` })
    .where(inArray(order.id, due))
    .returning({ id: order.id });
  for (const { id } of asked) await tx.enqueue("check-publication", { orderId: id });
}
