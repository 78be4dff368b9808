import { eq, sql } from "drizzle-orm";
import { isWritten } from "#formats/extras.ts";
import type { Tx } from "#platform/database/database.ts";
import { conflict, Invalid, notFound, type Refusal } from "#platform/http/errors.ts";
import { readSettings } from "#settings/server/queries.ts";
import { acceptedFailures, problemsOf } from "../checks.ts";
import { type PublishDate, publishDateInWords } from "../dates/publish-date.ts";
import { guards } from "../guards.ts";
import { canMove, guardAgainst, moveNamed, type OrderStatus, statusAfter } from "../order.ts";
import { isDateOpen, statusNames } from "../statuses.ts";
import { timesOf } from "../timer.ts";
import { effects } from "./effects.ts";
import { type OrderFacts, readFacts } from "./facts.ts";
import type { MoveRequest, OrderRow } from "./move-request.ts";
import { noProposal, proposalOf } from "./proposal.ts";
import { recordOrderEvent } from "./record.ts";
import { order } from "./tables.ts";

const stampOf: Partial<Record<OrderStatus, "sentAt" | "acceptedAt" | "publishedAt" | "completedAt">> = {
  sent: "sentAt",
  briefed: "sentAt",
  accepted: "acceptedAt",
  published: "publishedAt",
  completed: "completedAt",
};

/** Locks an order for a move; undefined when there is none. */
export async function lockOrder(tx: Tx, id: string): Promise<OrderRow | undefined> {
  const [row] = await tx.select().from(order).where(eq(order.id, id)).for("update");
  return row;
}

/**
 * The only writer of an order's status (R4.5). The table decides; the status and its deadline are set by the database's
 * clock, the effects run (money in this same transaction) and the event is recorded, of which the other side is told.
 * The row is locked. Throws 409 `order_move` when the order has moved on, 409 with the code of a guard that does not hold,
 * 422 for what a check finds.
 */
export async function moveOrder(tx: Tx, row: OrderRow, request: MoveRequest, facts?: OrderFacts): Promise<void> {
  if (!canMove(request.move, row.status, request.party)) throw movedOn(row);
  const known = facts ?? (await readFacts(tx, row));
  refuseBroken(request, known);
  const moved = await writeMove(tx, row, request, known.now);
  for (const effect of moveNamed(request.move).effects)
    await effects[effect]({ tx, order: moved, request, facts: known });
  const { move: verb, party, actorId } = request;
  await recordOrderEvent(tx, moved, {
    verb,
    party,
    actorId,
    fromState: row.status,
    message: saidWith(row, request, known),
  });
}

/** What the history says of a move: the date that it is about, and the words that were given. */
function saidWith(row: OrderRow, { move, input }: MoveRequest, facts: OrderFacts): string {
  const date = dateOfMove(row, { move, input });
  const said = [date && publishDateInWords(date), input.reason, ...acceptedFailures(facts, input)];
  return said.filter(Boolean).join("\n");
}

function dateOfMove(row: OrderRow, { move, input }: Pick<MoveRequest, "move" | "input">): PublishDate | undefined {
  if (input.publishDateMode) return { publishDateMode: input.publishDateMode, publishOn: input.publishOn ?? null };
  const answers = moveNamed(move).effects.some((effect) => effect === "takeProposal" || effect === "dropProposal");
  return answers ? proposalOf(row) : undefined;
}

function refuseBroken({ move: name, party, input }: MoveRequest, facts: OrderFacts): void {
  const guard = guardAgainst(name, facts, party);
  if (guard) throw conflict(guards[guard].code, guards[guard].refusal);
  const problems = problemsOf(moveNamed(name).checks ?? [], facts, input);
  if (problems.length > 0) throw new Invalid(problems);
}

async function writeMove(tx: Tx, row: OrderRow, request: MoveRequest, now: Date): Promise<OrderRow> {
  const changes = moveNamed(request.move).to === "stays" ? {} : await changesOf(tx, row, request, now);
  const [moved] = await tx
    .update(order)
    .set({ ...changes, moveCount: row.moveCount + 1, updatedAt: sql`now()` })
    .where(eq(order.id, row.id))
    .returning();
  if (!moved) throw notFound("This order");
  return moved;
}

/** What a move to another status makes of the row. */
async function changesOf(
  tx: Tx,
  row: OrderRow,
  { move: name, input }: MoveRequest,
  now: Date,
): Promise<Partial<OrderRow>> {
  const status = statusAfter(name, row.status);
  const stamp = status === row.status ? undefined : stampOf[status];
  const { turnaroundHours } = row.conditions;
  const clock = { now, timers: await readSettings(tx), turnaroundHours, isWritten: isWritten(row.extras), date: row };
  return {
    status,
    ...timesOf(moveNamed(name).deadline, clock),
    reason: input.reason ?? null,
    publicationUrl: input.publicationUrl ?? row.publicationUrl,
    ...(stamp ? { [stamp]: stamp === "completedAt" ? (row.completedAt ?? now) : now } : {}),
    ...(isDateOpen(status) ? {} : noProposal),
  };
}

/** What is wanted was possible where the order stood before. */
export const movedOn = ({ status }: OrderRow): Refusal =>
  conflict(
    "order_move",
    `The order has moved on: it is "${statusNames[status]}" now. Reload the page to see where it stands.`,
  );
