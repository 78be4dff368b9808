import { and, eq, inArray, lte, notInArray, type SQL, sql } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";
import type { Queue } from "#platform/jobs/queue.ts";
import { repeatHours } from "#proof/guarantee.ts";
import { checkPublication, isKnownAfter } from "#proof/server/commands.ts";
import type { LookOptions } from "#proof/server/queries-look.ts";
import { lookedAtStatuses } from "../timer.ts";
import { fireDeadline } from "./deadline.ts";
import { publications } from "./publications.ts";
import { order } from "./tables.ts";

const looksAtOnce = 100;
const isPassed = lte(order.deadlineAt, sql`now()`);

/**
 * Fires passed deadlines every minute. Each order gets its own transaction and is checked again under its lock. Pages that
 * decide are looked at in jobs, so that a slow site holds up its own order alone (decision 0309).
 */
export const fireDeadlinesQueue: Queue = {
  name: "fire-deadlines",
  cron: "* * * * *",
  async handle(database, _data, log) {
    await database.transaction(askAtDeadlines);
    const due = await database.reader
      .select({ id: order.id })
      .from(order)
      .where(and(isPassed, notInArray(order.status, lookedAtStatuses)))
      .orderBy(order.deadlineAt)
      .limit(500);
    for (const { id } of due) {
      try {
        await database.transaction((tx) => fireDeadline(tx, id));
      } catch (error) {
        log.error({ err: error, orderId: id }, "deadline not fired");
      }
    }
  },
};

/** A look that decided nothing comes again after the hours of a failed one. */
async function askAtDeadlines(tx: Tx): Promise<void> {
  const isUnasked = sql`coalesce(${order.deadlineLookAt}, '-infinity')
    < greatest(${order.deadlineAt}, now() - make_interval(hours => ${repeatHours}))`;
  const due = and(isPassed, inArray(order.status, lookedAtStatuses), isUnasked);
  const ids = await claimLooks(tx, { due, column: "deadlineLookAt", first: "deadlineAt" });
  for (const orderId of ids) await tx.enqueue("look-at-deadline", { orderId });
}

/** Looks at one order whose deadline passed, then fires it by what is known of the page. */
export const lookAtDeadlineQueue = (options: LookOptions): Queue<{ orderId: string }> => ({
  name: "look-at-deadline",
  async handle(database, { orderId }) {
    const outcome = await checkPublication(database, publications, orderId, options);
    if (isKnownAfter(outcome)) await database.transaction((tx) => fireDeadline(tx, orderId));
  },
});

const lookEveryHours = 6;

/** Looks at failed publications every six hours (R10.3). A look on request restarts the interval. */
export const lookAtFailedChecksQueue: Queue = {
  name: "look-at-failed-checks",
  cron: "*/10 * * * *",
  async handle(database) {
    await database.transaction(askForLooks);
  },
};

async function askForLooks(tx: Tx): Promise<void> {
  const isLongAgo = sql`${order.lookAskedAt} <= now() - make_interval(hours => ${lookEveryHours})`;
  const due = and(eq(order.status, "checks_failed"), isLongAgo);
  const ids = await claimLooks(tx, { due, column: "lookAskedAt", first: "lookAskedAt" });
  for (const orderId of ids) await tx.enqueue("check-publication", { orderId });
}

type Claim = {
  due: SQL | undefined;
  /** Gets the claim's time. */
  column: "lookAskedAt" | "deadlineLookAt";
  first: "lookAskedAt" | "deadlineAt";
};

/** Notes the time of the looks in the statement that takes them, so that no other run takes them too. */
async function claimLooks(tx: Tx, { due, column, first }: Claim): Promise<string[]> {
  const ids = tx
    .select({ id: order.id })
    .from(order)
    .where(due)
    .orderBy(order[first])
    .limit(looksAtOnce)
    .for("update", { skipLocked: true });
  const claimed = await tx
    .update(order)
    .set({ [column]: sql`now()` })
    .where(inArray(order.id, ids))
    .returning({ id: order.id });
  return claimed.map(({ id }) => id);
}
