import { eq } from "drizzle-orm";
import type { Actor } from "#accounts/actor.ts";
import { recordEvents } from "#events/server/commands.ts";
import type { Tx } from "#platform/database/database.ts";
import { conflict } from "#platform/http/errors.ts";
import { movedOn } from "#platform/lifecycle/server/require-move.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { type OrderMove, orderLife } from "../../order.ts";
import { isOpen, isSwappable } from "../../statuses.ts";
import { moveOrder } from "../move.ts";
import type { OrderRow } from "../move-request.ts";
import { readBeginnings } from "../queries-beginnings.ts";
import { lockFor } from "../sides.ts";
import { order } from "../tables.ts";
import { type Booking, bookOrders } from "./book.ts";

const texts = catalogue("orders.server.commands.swap", {
  alreadySwapped: "This order was moved to another outlet already. Reload the page.",
});

export type FormerOrder = OrderRow;

/** Locks an order that may move to another outlet (R4.9). Throws 404, 403, 409 `order_move`, `already_swapped`. */
export async function lockForSwap(tx: Tx, actor: Actor, id: string): Promise<FormerOrder> {
  const { row } = await lockFor(tx, actor, id, orderLife.moves.swap.by);
  const wasSwapped = (await tx.$count(order, eq(order.swappedFromId, id))) > 0;
  if (wasSwapped) throw conflict("already_swapped", texts.alreadySwapped);
  if (!isSwappable(row.status, wasSwapped)) throw movedOn(orderLife, row.status);
  return row;
}

/**
 * Ends the order, unless rejected, and books its successor with the same text (R4.9, decision 0019). Releases money
 * before holding anew: the balance covers only the difference. Returns the new order's id. Throws 409
 * `insufficient_balance`.
 */
export async function swapTo(tx: Tx, actor: Actor, former: FormerOrder, booking: Booking): Promise<string> {
  const { id: swappedFromId, title, content, brief } = former;
  if (isOpen(former.status)) await end(tx, actor, former);
  else await noteSwap(tx, actor, former);
  const [begun] = await bookOrders(
    tx,
    actor,
    [{ ...booking, former: { swappedFromId, title, content, brief } }],
    await readBeginnings(tx, [booking.publisherOrganizationId]),
    { purpose: "swap" },
  );
  if (!begun) throw new Error("order was not written");
  return begun.id;
}

const end = (tx: Tx, actor: Actor, former: FormerOrder): Promise<void> =>
  moveOrder(tx, former, { move: "swap", party: "client", actorId: actor.userId, input: {} });

/** A rejected order keeps its status, since its money is back. Its history shows the swap; its publisher isn't told. */
async function noteSwap(tx: Tx, actor: Actor, { id, status, clientOrganizationId }: FormerOrder): Promise<void> {
  await recordEvents(tx, [
    {
      subject: "order",
      subjectId: id,
      verb: "swap" satisfies OrderMove,
      organizationIds: [clientOrganizationId],
      party: "client",
      actorId: actor.userId,
      fromState: status,
      toState: status,
    },
  ]);
}
