import type { Cents } from "#platform/money/money.ts";
import type { PostingKind } from "../posting-kinds.ts";

/** Postings that pay an order's price or return it. */
export const settlementKinds = ["settle", "take_back", "pay_owed"] as const satisfies readonly PostingKind[];
type SettlementKind = (typeof settlementKinds)[number];

/**
 * Payment or refund of an order or a separately paid extra. Cents, never negative: the client's amount, and the service
 * fee in it.
 */
export type Settlement = {
  postingId: string;
  kind: SettlementKind;
  /** The order, also for an extra. */
  orderId: string;
  /** The order or the extra. */
  paidForId: string;
  orderNumber: string;
  clientOrganizationId: string;
  publisherOrganizationId: string;
  grossCents: Cents;
  feeCents: Cents;
  at: Date;
};
