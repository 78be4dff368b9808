import type pg from "pg";

const text = `
  SELECT owed.order_id AS "orderId", owed.paid_cents AS noted, coalesce(sum(entry.amount_cents), 0)::bigint AS posted
  FROM refund_owed AS owed
  LEFT JOIN ledger_posting AS posting ON posting.order_id = owed.order_id AND posting.kind = 'pay_owed'
  LEFT JOIN ledger_entry AS entry ON entry.posting_id = posting.id AND entry.amount_cents > 0
  GROUP BY owed.order_id, owed.paid_cents HAVING owed.paid_cents <> coalesce(sum(entry.amount_cents), 0)
  ORDER BY owed.order_id LIMIT 20`;

/** What publishers have paid of what they owe is what was posted for it. */
export async function verifyOwed(client: pg.PoolClient, problems: string[]): Promise<void> {
  const { rows } = await client.query<{ orderId: string; noted: number; posted: number }>(text);
  for (const { orderId, noted, posted } of rows)
    problems.push(`order ${orderId}: ${noted} of what is owed count as paid, ${posted} were posted`);
}
