import type pg from "pg";

const owed = `
  SELECT coalesce((SELECT sum(entry.amount_cents) FROM ledger_entry AS entry JOIN ledger_account AS account ON account.id = entry.account_id
                   WHERE account.organization_id IS NULL AND account.kind = 'affiliate_payable'), 0) AS posted,
         coalesce((SELECT sum(amount_cents - taken_back_cents) FROM commission WHERE paid_at IS NULL), 0) AS waiting`;

const paid = `
  SELECT commission.id, commission.amount_cents - commission.taken_back_cents AS noted, coalesce(sum(entry.amount_cents), 0) AS posted
  FROM commission
  LEFT JOIN ledger_posting AS posting ON posting.key = 'commission:' || commission.id || ':pay'
  LEFT JOIN ledger_entry AS entry ON entry.posting_id = posting.id AND entry.amount_cents > 0
  WHERE commission.paid_at IS NOT NULL OR posting.id IS NOT NULL
  GROUP BY commission.id
  HAVING commission.paid_at IS NULL OR commission.amount_cents - commission.taken_back_cents <> coalesce(sum(entry.amount_cents), 0)
  ORDER BY commission.id LIMIT 20`;

/** Checks that affiliate payable equals the waiting commissions, and each paid one its posting. */
export async function verifyCommissions(client: pg.PoolClient, problems: string[]): Promise<void> {
  const [sums] = (await client.query<{ posted: number; waiting: number }>(owed)).rows;
  if (sums && sums.posted !== sums.waiting)
    problems.push(`affiliate payable is ${sums.posted}, the commissions that wait come to ${sums.waiting}`);
  const { rows } = await client.query<{ id: string; noted: number; posted: number }>(paid);
  for (const { id, noted, posted } of rows)
    problems.push(`commission ${id}: ${noted} are noted for it, ${posted} were paid`);
}
