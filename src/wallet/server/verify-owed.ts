import type pg from "pg";

const refunds = `
  SELECT owed.order_id AS "orderId", owed.paid_cents AS noted, coalesce(sum(entry.amount_cents), 0)::bigint AS posted
  FROM refund_owed AS owed
  LEFT JOIN ledger_posting AS posting ON posting.order_id = owed.order_id AND posting.kind = 'pay_owed'
  LEFT JOIN ledger_entry AS entry ON entry.posting_id = posting.id AND entry.amount_cents > 0
  GROUP BY owed.order_id, owed.paid_cents HAVING owed.paid_cents <> coalesce(sum(entry.amount_cents), 0)
  ORDER BY owed.order_id LIMIT 20`;

const payments = `
  SELECT owed.chargeback_id AS "chargebackId", owed.owed_cents AS owed, owed.paid_cents AS noted,
    coalesce(-(SELECT sum(entry.amount_cents) FROM ledger_posting AS posting JOIN ledger_entry AS entry ON entry.posting_id = posting.id
      JOIN ledger_account AS account ON account.id = entry.account_id
      WHERE posting.key = 'chargeback:' || owed.chargeback_id AND account.organization_id IS NULL AND account.kind = 'revenue'), 0)::bigint AS lost,
    coalesce((SELECT sum(entry.amount_cents) FROM ledger_posting AS posting JOIN ledger_entry AS entry ON entry.posting_id = posting.id
      WHERE posting.kind = 'pay_chargeback' AND posting.key >= 'chargeback:' || owed.chargeback_id || ':paid:'
        AND posting.key < 'chargeback:' || owed.chargeback_id || ':paid;' AND entry.amount_cents > 0), 0)::bigint AS posted
  FROM payment_owed AS owed ORDER BY owed.chargeback_id`;
const wrongPayments = `SELECT * FROM (${payments}) AS owed WHERE noted <> posted OR owed <> lost LIMIT 20`;

type OwedPayment = { chargebackId: string; owed: number; noted: number; lost: number; posted: number };

export async function verifyOwed(client: pg.PoolClient, problems: string[]): Promise<void> {
  const { rows } = await client.query<{ orderId: string; noted: number; posted: number }>(refunds);
  for (const { orderId, noted, posted } of rows)
    problems.push(`order ${orderId}: ${noted} of what is owed count as paid, ${posted} were posted`);
  const owed = await client.query<OwedPayment>(wrongPayments);
  for (const row of owed.rows)
    problems.push(
      `chargeback ${row.chargebackId}: ${row.owed} count as owed and ${row.noted} as paid, ${row.lost} and ${row.posted} were posted`,
    );
}
