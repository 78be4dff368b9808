import { and, eq, inArray, sql } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";
import type { Queue } from "#platform/jobs/queue.ts";
import { checkPublication } from "#proof/server/commands.ts";
import type { LookOptions } from "#proof/server/queries-look.ts";
import { asksForLook } from "../timer.ts";
import { fireDeadline } from "./deadline.ts";
import { publications } from "./publications.ts";
import { order } from "./tables.ts";

/** Fires passed deadlines every minute. Each order gets its own transaction and is checked again under its lock. */
export function fireDeadlinesQueue(options: LookOptions): Queue {
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
          // An inconclusive look decides nothing.
          if (look === "unsure") continue;
          await database.transaction((tx) => fireDeadline(tx, id));
        } catch (error) {
          log.error({ err: error, orderId: id }, "deadline not fired");
        }
      }
    },
  };
}

const lookEveryHours = 6;
const looksAtOnce = 100;

/** Looks at failed publications every six hours (R10.3). A look on request restarts the interval. */
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
