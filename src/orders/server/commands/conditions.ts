import { eq, sql } from "drizzle-orm";
import type { Actor } from "#accounts/actor.ts";
import { countSpending } from "#accounts/grants/server/commands-spending.ts";
import { refuseBeyondPlan } from "#campaigns/server/queries-budget.ts";
import type { Tx } from "#platform/database/database.ts";
import { conflict } from "#platform/http/errors.ts";
import { movedOn } from "#platform/lifecycle/server/require-move.ts";
import { formatCents } from "#platform/money/money.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import type { NewConditions } from "../../conditions/new-conditions.ts";
import type { AcceptConditionsInput } from "../../contract.ts";
import { changeHold } from "../../money/server/post-order.ts";
import { orderLife } from "../../order.ts";
import { isOpen } from "../../statuses.ts";
import type { OrderRow } from "../move-request.ts";
import { findNewConditions } from "../queries-conditions.ts";
import { recordOrderEvent } from "../record.ts";
import { sendingTimesOf } from "../sending-times.ts";
import { lockFor } from "../sides.ts";
import { order } from "../tables.ts";
import { walletOrder } from "../wallet-order.ts";

const texts = catalogue("orders.server.commands.conditions", {
  noNewConditions: "There are no new conditions to accept. Reload the page.",
  notAvailable: "This format is no longer on offer. Swap the outlet, or cancel the order.",
  conditionsChanged:
    "The publisher changed the conditions again since you saw them. Look at them once more, then accept.",
  totalStays: (amount: string) => `The total stays ${amount}.`,
  totalChanged: (amount: string, amount2: string) => `The total was ${amount} and is ${amount2} now.`,
});

/**
 * Applies a format's current conditions to an unaccepted order and adjusts its hold (R4.8). Throws 409 `order_move`,
 * `no_new_conditions`, `not_available`, `conditions_changed` (again, since the advertiser looked),
 * `insufficient_balance` (with `missingCents`).
 */
export async function acceptConditions(tx: Tx, actor: Actor, id: string, seen: AcceptConditionsInput): Promise<void> {
  const { row } = await lockFor(tx, actor, id, { client: "order.acceptConditions" });
  if (!isOpen(row.status)) throw movedOn(orderLife, row.status);
  const conditions = acceptable(await findNewConditions(tx, row), seen);
  const moreCents = conditions.totalCents - row.totalCents;
  const { overBudget } = seen;
  await refuseBeyondPlan(tx, actor, row.campaignId, { moreCents, isBooking: false, overBudget });
  if (actor.grantId && moreCents > 0) await countSpending(tx, actor, { about: id, cents: moreCents });
  const changed = await takeIn(tx, row, conditions);
  const eventId = await recordOrderEvent(tx, changed, {
    verb: "acceptConditions",
    party: "client",
    actorId: actor.userId,
    fromState: row.status,
    message: totals(changed, row.totalCents),
  });
  await changeHold(tx, walletOrder(changed), row.totalCents, eventId);
}

function acceptable(
  conditions: NewConditions | undefined,
  { version, expectedTotalCents }: AcceptConditionsInput,
): NewConditions {
  if (!conditions) throw conflict("no_new_conditions", texts.noNewConditions);
  const { available, totalCents } = conditions;
  if (!available) throw conflict("not_available", texts.notAvailable);
  if (conditions.version !== version || (expectedTotalCents ?? totalCents) !== totalCents)
    throw conflict("conditions_changed", texts.conditionsChanged, { version: conditions.version, totalCents });
  return conditions;
}

/** The fee's share stays as agreed at the booking. */
async function takeIn(
  tx: Tx,
  row: OrderRow,
  { version, available: _a, extrasGone: _gone, ...conditions }: NewConditions,
) {
  const times = await sendingTimesOf(tx, { ...row, ...conditions });
  const [changed] = await tx
    .update(order)
    .set({ ...conditions, ...times, formatVersion: version, moveCount: row.moveCount + 1, updatedAt: sql`now()` })
    .where(eq(order.id, row.id))
    .returning();
  if (!changed) throw new Error("order was not written");
  return changed;
}

const totals = ({ totalCents }: OrderRow, fromCents: number): string =>
  totalCents === fromCents
    ? texts.totalStays(formatCents(totalCents))
    : texts.totalChanged(formatCents(fromCents), formatCents(totalCents));
