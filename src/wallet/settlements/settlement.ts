import type { Cents } from "#platform/money/money.ts";
import type { PostingKind } from "../posting-kinds.ts";

/** The job that reads a settlement after its commit. */
export const settledQueueName = "settled";

export const settlementKinds = ["settle", "take_back", "pay_owed"] as const satisfies readonly PostingKind[];
type SettlementKind = (typeof settlementKinds)[number];

/**
 * Payment or refund of an order or a separately paid extra. Cents, never negative: the client's amount, and the service
 * fee in it.
 */
export type Settlement = {
  postingId: string;
  kind: SettlementKind;
  orderId: string;
  paidForId: string;
  orderNumber: string;
  clientOrganizationId: string;
  publisherOrganizationId: string;
  grossCents: Cents;
  feeCents: Cents;
  at: Date;
};
