import { eq, sql } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";
import { conflict, Invalid, notFound, type Refusal } from "#platform/http/errors.ts";
import { readSettings } from "#settings/server/queries.ts";
import { problemsOf } from "../checks.ts";
import { guards } from "../guards.ts";
import { canMove, guardAgainst, moveNamed, type OrderStatus } from "../order.ts";
import { hoursUntilDeadline } from "../timer.ts";
import { effects } from "./effects.ts";
import { type OrderFacts, readFacts } from "./facts.ts";
import type { MoveRequest, OrderRow } from "./move-request.ts";
import { recordOrderEvent } from "./record.ts";
import { order } from "./tables.ts";

const stampOf: Partial<Record<OrderStatus, "sentAt" | "acceptedAt" | "publishedAt" | "completedAt">> = {
  sent: "sentAt",
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
  refuseBroken(request, facts ?? (await readFacts(tx, row)));
  const moved = await writeMove(tx, row, request);
  for (const effect of moveNamed(request.move).effects) await effects[effect]({ tx, order: moved, request });
  const { move: verb, party, actorId, input } = request;
  await recordOrderEvent(tx, moved, { verb, party, actorId, fromState: row.status, message: input.reason });
}

function refuseBroken({ move: name, input }: MoveRequest, facts: OrderFacts): void {
  const guard = guardAgainst(name, facts);
  if (guard) throw conflict(guards[guard].code, guards[guard].refusal);
  const problems = problemsOf(moveNamed(name).checks ?? [], facts, input);
  if (problems.length > 0) throw new Invalid(problems);
}

async function writeMove(tx: Tx, row: OrderRow, { move: name, input }: MoveRequest): Promise<OrderRow> {
  const move = moveNamed(name);
  const hours = hoursUntilDeadline(move, await readSettings(tx), row.conditions.turnaroundHours);
  const stamp = move.to === row.status ? undefined : stampOf[move.to];
  const [moved] = await tx
    .update(order)
    .set({
      status: move.to,
      deadlineAt: hours === undefined ? null : sql`now() + make_interval(hours => ${hours})`,
      reason: input.reason ?? null,
      publicationUrl: input.publicationUrl ?? row.publicationUrl,
      ...(stamp ? { [stamp]: sql`now()` } : {}),
      updatedAt: sql`now()`,
    })
    .where(eq(order.id, row.id))
    .returning();
  if (!moved) throw notFound("This order");
  return moved;
}

/** What is wanted was possible where the order stood before. */
export const movedOn = ({ status }: OrderRow): Refusal =>
  conflict(
    "order_move",
    `The order is "${status.replace("_", " ")}" now, so this is no longer possible. Reload the page to see where it stands.`,
  );
