import { eq } from "drizzle-orm";
import type { Actor } from "#accounts/actor.ts";
import { isWritten } from "#formats/extras.ts";
import { iri } from "#platform/contract/iri.ts";
import type { Tx } from "#platform/database/database.ts";
import { inSavepoint } from "#platform/database/savepoint.ts";
import { Invalid, Overdue, Refusal } from "#platform/http/errors.ts";
import { withLinksOf } from "#rich-text/link-kind.ts";
import type { OrderMove } from "../../order.ts";
import { editOrder, makeMove } from "../../server/commands/moves.ts";
import { order } from "../../server/tables.ts";
import { takeInContent } from "../../server/text/content.ts";
import type { MoveSeveralInput, OrderOutcome, WriteSeveralInput } from "../contract.ts";

/** Approves several publications (R4.5), each by itself: a refusal gives its reason, the others complete. */
export async function approveSeveral(tx: Tx, actor: Actor, { orders }: MoveSeveralInput): Promise<OrderOutcome[]> {
  const seen = new Map(orders.map(({ order, moveCount }) => [order, moveCount]));
  return eachByItself(tx, [...seen.keys()], (id) => makeMove(tx, actor, id, "approve", { moveCount: seen.get(id) }));
}

/** Accepts several sent orders or briefs (R4.5), each by itself. */
export async function acceptSeveral(tx: Tx, actor: Actor, { orders }: MoveSeveralInput): Promise<OrderOutcome[]> {
  const seen = new Map(orders.map(({ order, moveCount }) => [order, moveCount]));
  return eachByItself(tx, [...seen.keys()], async (id) =>
    makeMove(tx, actor, id, await acceptanceOf(tx, id), { moveCount: seen.get(id) }),
  );
}

/** An order with a writing service has its brief accepted instead of a text. */
async function acceptanceOf(tx: Tx, id: string): Promise<OrderMove> {
  const [row] = await tx.select({ extras: order.extras }).from(order).where(eq(order.id, id));
  return isWritten(row?.extras ?? []) ? "acceptBrief" : "accept";
}

/**
 * Writes one text into several orders, each by itself and with links of its booked kind. One that can't be sent keeps its
 * text.
 */
export async function writeSeveral(
  tx: Tx,
  actor: Actor,
  { orders, send, ...text }: WriteSeveralInput,
): Promise<OrderOutcome[]> {
  const written = await eachByItself(tx, [...new Set(orders)], (id) => writeText(tx, actor, id, text));
  if (!send) return written;
  const toSend = written.filter(({ done }) => done).map(({ id }) => id);
  const sent = await eachByItself(tx, toSend, (id) => makeMove(tx, actor, id, "send", {}));
  return written.map((outcome) => sent.find(({ id }) => id === outcome.id) ?? outcome);
}

async function writeText(
  tx: Tx,
  actor: Actor,
  id: string,
  { title, content }: Pick<WriteSeveralInput, "title" | "content">,
): Promise<void> {
  const [row] = await tx.select({ booked: order.hyperlinkKind }).from(order).where(eq(order.id, id));
  const cleaned = await takeInContent(content);
  await editOrder(tx, actor, id, { title, content: row ? withLinksOf(row.booked, cleaned) : cleaned });
}

/** Works in the order of ids, so that two requests for the same orders can't deadlock. */
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
    // Any other error, such as a deadlock, ends the whole call.
    if (!(error instanceof Refusal)) throw error;
    if (error instanceof Overdue) await error.settle(tx);
    return { ...of, done: false, code: error.code, message: wordsOf(error) };
  }
}

/** The list of outcomes has no fields, so a violation gives only its message. */
const wordsOf = (refusal: Refusal): string =>
  refusal instanceof Invalid ? refusal.violations.map(({ message }) => message).join(" ") : refusal.message;
