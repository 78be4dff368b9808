import { eq, sql } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";
import { conflict, notFound, type Refusal } from "#platform/http/errors.ts";
import { readSettings } from "#settings/server/queries.ts";
import { canMove, moveNamed, type OrderStatus } from "../order.ts";
import { hoursUntilDeadline } from "../timer.ts";
import { type EffectContext, effects } from "./effects.ts";
import type { MoveRequest, OrderRow } from "./move-request.ts";
import { order, orderEvent } from "./tables.ts";
import { tellOthers } from "./tell.ts";

const stampOf: Partial<Record<OrderStatus, "sentAt" | "acceptedAt" | "publishedAt" | "completedAt">> = {
  sent: "sentAt",
  accepted: "acceptedAt",
  published: "publishedAt",
  completed: "completedAt",
};

/** Locks an order for a move; null when there is none. */
export async function lockOrder(tx: Tx, id: string): Promise<OrderRow | undefined> {
  const [row] = await tx.select().from(order).where(eq(order.id, id)).for("update");
  return row;
}

/**
 * The only writer of an order's status (R4.5): the table decides, the effects run (money in this same transaction), the
 * status and its deadline are set by the database's clock, the history gets its row and the other side its mail.
 * Throws 409 `order_move` when the order has moved on.
 */
export async function moveOrder(tx: Tx, row: OrderRow, request: MoveRequest): Promise<void> {
  const { move: name, party } = request;
  if (!canMove(name, row.status, party)) throw movedOn(row);
  const move = moveNamed(name);
  const settings = await readSettings(tx);
  const hours = hoursUntilDeadline(move.to, settings, row.conditions.turnaroundHours);
  const stamp = stampOf[move.to];
  const [moved] = await tx
    .update(order)
    .set({
      ...request.values,
      status: move.to,
      deadlineAt: hours === undefined ? null : sql`now() + make_interval(hours => ${hours})`,
      reason: request.message ?? null,
      ...(stamp ? { [stamp]: sql`now()` } : {}),
      updatedAt: sql`now()`,
    })
    .where(eq(order.id, row.id))
    .returning();
  if (!moved) throw notFound("This order");
  await tx.insert(orderEvent).values({
    orderId: row.id,
    move: name,
    party,
    actorId: request.actorId,
    fromStatus: row.status,
    toStatus: move.to,
    message: request.message ?? "",
  });
  const context: EffectContext = { tx, order: moved, request };
  for (const effect of move.effects) await effects[effect](context);
  await tellOthers(tx, moved, request);
}

/** What is wanted was possible where the order stood before. */
export const movedOn = ({ status }: OrderRow): Refusal =>
  conflict(
    "order_move",
    `The order is "${status.replace("_", " ")}" now, so this is no longer possible. Reload the page to see where it stands.`,
  );
