import type { Cents } from "#platform/money/money.ts";
import type { PostingKind } from "../posting-kinds.ts";

/** The postings by which an order's price is paid, and given back afterwards. */
export const settlementKinds = ["settle", "take_back", "pay_owed"] as const satisfies readonly PostingKind[];
type SettlementKind = (typeof settlementKinds)[number];

/**
 * What a posting settled of an order, or of an extra that was paid by itself. Cents, each as a sum that is not negative: paid by the
 * client or given back to it, and the service fee in it.
 */
export type Settlement = {
  postingId: string;
  kind: SettlementKind;
  /** The order, also where an extra of it was paid. */
  orderId: string;
  /** What the posting itself is about: the order, or the extra. */
  paidForId: string;
  orderNumber: string;
  clientOrganizationId: string;
  publisherOrganizationId: string;
  grossCents: Cents;
  feeCents: Cents;
  at: Date;
};
