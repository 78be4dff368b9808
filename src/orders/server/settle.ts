import { noteVoucherEarning } from "#payments/vouchers/server/commands.ts";
import type { Tx } from "#platform/database/database.ts";
import type { Cents } from "#platform/money/money.ts";
import { settleOrder } from "../money/server/post-order.ts";
import type { OrderRow } from "./move-request.ts";
import { walletOrder } from "./wallet-order.ts";

/** Pays the publisher an order's hold less `refundCents`, and notes the voucher's part. Cents. */
export async function settle(tx: Tx, row: OrderRow, refundCents: Cents = 0): Promise<void> {
  await settleOrder(tx, walletOrder(row, refundCents), refundCents);
  const { id: paidForId, clientOrganizationId, publisherOrganizationId, totalCents } = row;
  await noteVoucherEarning(tx, {
    paidForId,
    clientOrganizationId,
    publisherOrganizationId,
    paidCents: totalCents - refundCents,
  });
}
