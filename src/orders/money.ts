import { type Cents, shareOf } from "#platform/money/money.ts";
import type { OrderStatus } from "./order.ts";
import { isMoneyHeld } from "./statuses.ts";

type Priced = { status: OrderStatus; totalCents: Cents; feeBasisPoints: number };

/** An order's money, in cents. */
export type OrderAmounts = Record<"totalCents" | "releasedCents" | "feeCents" | "earningsCents" | "heldCents", Cents>;

/**
 * Where an order's money goes: of the total, the service fee and what the publisher earns; what is held for it now. What a
 * decision releases goes back to the advertiser, and fee and earnings are of the rest.
 */
export function moneyOf({ status, totalCents, feeBasisPoints }: Priced, releasedCents: Cents = 0): OrderAmounts {
  const paidCents = totalCents - releasedCents;
  const feeCents = shareOf(paidCents, feeBasisPoints);
  const heldCents = isMoneyHeld(status) ? totalCents : 0;
  return { totalCents, releasedCents, feeCents, earningsCents: paidCents - feeCents, heldCents };
}
