import type { Reader } from "#platform/database/database.ts";
import type { Cents } from "#platform/money/money.ts";
import { transactionStatuses, transactionTypes } from "../transaction.ts";

const { refunded, partiallyRefunded } = transactionStatuses;

/** SQL for an order's payment less its refunds, in cents; null while unpaid. By `transaction_order`. */
export const stillPaidCents = (order: string): string => `(
  SELECT payment.amount_cents - coalesce((SELECT sum(refund.amount_cents) FROM transaction AS refund
    WHERE payment.status IN (${refunded}, ${partiallyRefunded}) AND refund.order_id = payment.order_id AND refund.type = ${transactionTypes.refund}
      AND refund.organization_id = payment.organization_id AND refund.created_at > payment.created_at), 0)::bigint
  FROM transaction AS payment WHERE payment.order_id = ${order} AND payment.type = ${transactionTypes.payment})`;

/** SQL: whether an organization owes a payment that was taken back. By `payment_owed_open`. */
export const owesPayment = (organizationId: string): string =>
  `EXISTS (SELECT FROM payment_owed WHERE organization_id = ${organizationId} AND paid_cents + dropped_cents < owed_cents)`;

/** Cents still paid of an order; null while unpaid. */
export async function readStillPaid(reader: Reader, orderId: string): Promise<Cents | null> {
  const { rows } = await reader.$client.query<{ cents: Cents | null }>({
    name: "still-paid",
    text: `SELECT ${stillPaidCents("$1::uuid")} AS cents`,
    values: [orderId],
  });
  return rows[0]?.cents ?? null;
}
