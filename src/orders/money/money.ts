import { type Cents, shareOf } from "#platform/money/money.ts";
import type { OrderStatus } from "../order.ts";
import { isMoneyHeld } from "../statuses.ts";

type PricedOrder = { status: OrderStatus; totalCents: Cents; feeBasisPoints: number };

export type OrderAmounts = Record<"totalCents" | "releasedCents" | "feeCents" | "earningsCents" | "heldCents", Cents>;

/**
 * Splits an order's money into service fee, earnings and the amount held now. Released cents return to the advertiser
 * first.
 */
export function orderMoneyOf(
  { status, totalCents, feeBasisPoints }: PricedOrder,
  releasedCents: Cents = 0,
): OrderAmounts {
  const paidCents = totalCents - releasedCents;
  const feeCents = shareOf(paidCents, feeBasisPoints);
  const heldCents = isMoneyHeld(status) ? totalCents : 0;
  return { totalCents, releasedCents, feeCents, earningsCents: paidCents - feeCents, heldCents };
}
