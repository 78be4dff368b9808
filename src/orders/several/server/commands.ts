import { eq } from "drizzle-orm";
import type { Actor } from "#accounts/actor.ts";
import { isWritten } from "#formats/extras.ts";
import { iri } from "#platform/contract/wire.ts";
import type { Tx } from "#platform/database/database.ts";
import { inSavepoint } from "#platform/database/savepoint.ts";
import { Invalid, Overdue, Refusal } from "#platform/http/errors.ts";
import type { OrderMove } from "../../order.ts";
import { editOrder, makeMove } from "../../server/commands/moves.ts";
import { order } from "../../server/tables.ts";
import type { MoveSeveralInput, OrderOutcome, WriteSeveralInput } from "../contract.ts";

/** Approves several publications (R4.5), each by itself: what is refused says why, and the others are completed. */
export async function approveSeveral(tx: Tx, actor: Actor, { orders }: MoveSeveralInput): Promise<OrderOutcome[]> {
  const seen = new Map(orders.map(({ order, moveCount }) => [order, moveCount]));
  return eachByItself(tx, [...seen.keys()], (id) => makeMove(tx, actor, id, "approve", { moveCount: seen.get(id) }));
}

/** Accepts several orders that were sent, or their briefs (R4.5), each by itself. */
export async function acceptSeveral(tx: Tx, actor: Actor, { orders }: MoveSeveralInput): Promise<OrderOutcome[]> {
  const seen = new Map(orders.map(({ order, moveCount }) => [order, moveCount]));
  return eachByItself(tx, [...seen.keys()], async (id) =>
    makeMove(tx, actor, id, await acceptanceOf(tx, id), { moveCount: seen.get(id) }),
  );
}

/** What accepting is for an order: of its text, or of the brief for one. */
async function acceptanceOf(tx: Tx, id: string): Promise<OrderMove> {
  const [row] = await tx.select({ extras: order.extras }).from(order).where(eq(order.id, id));
  return isWritten(row?.extras ?? []) ? "acceptBrief" : "accept";
}

/** Writes one text into several orders whose text is the advertiser's, each by itself. */
export async function writeSeveral(
  tx: Tx,
  actor: Actor,
  { orders, ...text }: WriteSeveralInput,
): Promise<OrderOutcome[]> {
  return eachByItself(tx, [...new Set(orders)], (id) => editOrder(tx, actor, id, text));
}

/** In the order of their ids, so that two who choose the same orders wait for each other instead of standing in each other's way. */
async function eachByItself(tx: Tx, ids: string[], work: (id: string) => Promise<void>): Promise<OrderOutcome[]> {
  const outcomes: OrderOutcome[] = [];
  for (const id of ids.toSorted()) outcomes.push(await outcomeOf(tx, id, work));
  return outcomes;
}

async function outcomeOf(tx: Tx, id: string, work: (id: string) => Promise<void>): Promise<OrderOutcome> {
  const of = { id, order: iri("orders", id) };
  try {
    await inSavepoint(tx, () => work(id));
    return { ...of, done: true, code: null, message: null };
  } catch (error) {
    // What is no refusal, such as a deadlock, ends the whole call.
    if (!(error instanceof Refusal)) throw error;
    if (error instanceof Overdue) await error.settle(tx);
    return { ...of, done: false, code: error.code, message: wordsOf(error) };
  }
}

/** A refused field has no place in the list of outcomes: its words alone stand there. */
const wordsOf = (refusal: Refusal): string =>
  refusal instanceof Invalid ? refusal.violations.map(({ message }) => message).join(" ") : refusal.message;
