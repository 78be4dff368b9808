import { eq, sql } from "drizzle-orm";
import type { Database, Tx } from "#platform/database/database.ts";
import type { Queue } from "#platform/jobs/jobs.ts";
import { nextLook } from "#proof/guarantee.ts";
import { recordLinkCheck, watchPublication } from "#proof/server/commands.ts";
import type { FetchOptions } from "#proof/server/queries.ts";
import { moveNamed, type OrderStatus } from "../order.ts";
import { deadlineOf, moveAtDeadline } from "../timer.ts";
import { readFacts } from "./facts.ts";
import { findPublication, lookAtOrder, promisedTime } from "./look.ts";
import { lockOrder, moveOrder } from "./move.ts";
import { order } from "./tables.ts";

/** Looks at a publication and keeps what was found; asked for at publication and again before an automatic completion. */
export function checkPublicationQueue(options: FetchOptions): Queue<{ orderId: string }> {
  return {
    name: "check-publication",
    async handle(database, { orderId }) {
      await checkPublication(database, orderId, options);
    },
  };
}

/** Looks without a transaction open, then writes; true when everything holds. */
async function checkPublication(
  database: Database,
  orderId: string,
  options: FetchOptions,
): Promise<boolean | undefined> {
  const row = await findPublication(database.reader, orderId);
  // Who approves at once may be quicker than the first look.
  if (row?.status !== "published" && row?.status !== "completed") return undefined;
  const evidence = await lookAtOrder(database.reader, row, options);
  return database.transaction(async (tx) => {
    const promised = promisedTime(row);
    await watchPublication(tx, orderId, nextLook(promised, promised.publishedAt) ?? null);
    return recordLinkCheck(tx, orderId, evidence);
  });
}

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
          if (waitsForChecks(status)) await checkPublication(database, id, options);
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
