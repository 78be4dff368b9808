import { eq } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";
import { readNow } from "#platform/database/now.ts";
import { Overdue } from "#platform/http/errors.ts";
import { moveAtDeadline, statusAfter } from "#platform/lifecycle/lifecycle.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import type { OrderFacts } from "../fields-after.ts";
import type { MoveInput } from "../moves/move-input.ts";
import { type OrderMove, orderLife } from "../order.ts";
import { asksForLook, overdueMove } from "../timer.ts";
import { readFacts } from "./facts.ts";
import { lockOrder, moveOrder } from "./move.ts";
import type { OrderRow } from "./move-request.ts";
import { order } from "./tables.ts";

const texts = catalogue("orders.server.deadline", {
  noRevision: "The requested revision didn't come, even a week after it was due.",
  checksFailed: (problems: string) => `The publication failed its checks for 14 days.\n${problems}`,
  timePassed: (status: string) =>
    `The time for this has passed: the order is "${status}" now. Reload the page to see where it stands.`,
});

/** Reason of Byline's own move about failed checks, shown to both sides. */
function reasonFor(move: OrderMove, { status, proof }: OrderFacts): MoveInput {
  const problems = (proof?.problems ?? []).join("\n");
  if (move === "failChecks") return { reason: problems };
  if (move !== "dispute") return {};
  return {
    reason: status === "revision_requested" ? texts.noRevision : texts.checksFailed(problems),
  };
}

/** Makes the move at an order's deadline, once it passed by the database's clock. */
export async function fireDeadline(tx: Tx, id: string): Promise<void> {
  const row = await lockOrder(tx, id);
  if (!row?.deadlineAt) return;
  const facts = await readFacts(tx, row);
  if (row.deadlineAt > facts.now) return;
  const move = moveAtDeadline(orderLife, facts);
  if (move) return moveOrder(tx, row, { move, party: "system", actorId: null, input: reasonFor(move, facts) }, facts);
  await tx.update(order).set({ deadlineAt: null }).where(eq(order.id, id));
}

/**
 * Throws 409 `order_move` when the deadline passed (database's clock) before its job ran; the deadline's move happens
 * then. The row must be locked.
 */
export async function refuseOverdue(tx: Tx, row: OrderRow): Promise<void> {
  if (!row.deadlineAt || asksForLook(row.status) || row.deadlineAt > (await readNow(tx))) return;
  const facts = await readFacts(tx, row);
  const move = overdueMove({ ...facts, deadlineAt: row.deadlineAt }, facts.now);
  if (!move) return;
  const status = orderLife.statusNames[statusAfter(orderLife, move, row.status)];
  throw new Overdue("order_move", texts.timePassed(status), (settling) => fireDeadline(settling, row.id));
}
