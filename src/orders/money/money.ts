import { type Cents, shareOf } from "#platform/money/money.ts";
import type { OrderStatus } from "../order.ts";
import { isMoneyHeld } from "../statuses.ts";

type Priced = { status: OrderStatus; totalCents: Cents; feeBasisPoints: number };

/** An order's money, in cents. */
export type OrderAmounts = Record<"totalCents" | "releasedCents" | "feeCents" | "earningsCents" | "heldCents", Cents>;

/**
 * The split of an order's money: the service fee and the publisher's earnings within the total, and the amount held now. A
 * released amount goes back to the advertiser, and fee and earnings come from the rest.
 */
export function moneyOf({ status, totalCents, feeBasisPoints }: Priced, releasedCents: Cents = 0): OrderAmounts {
  const paidCents = totalCents - releasedCents;
  const feeCents = shareOf(paidCents, feeBasisPoints);
  const heldCents = isMoneyHeld(status) ? totalCents : 0;
  return { totalCents, releasedCents, feeCents, earningsCents: paidCents - feeCents, heldCents };
}
