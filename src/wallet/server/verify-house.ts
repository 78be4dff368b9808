import type pg from "pg";

const balances = `
  SELECT account.kind, kept.cents AS kept, added.cents AS added FROM ledger_account AS account
  CROSS JOIN LATERAL (SELECT coalesce(sum(amount_cents), 0)::bigint AS cents FROM house_balance WHERE account_id = account.id) AS kept
  CROSS JOIN LATERAL (SELECT coalesce(sum(amount_cents), 0)::bigint AS cents FROM ledger_entry WHERE account_id = account.id) AS added
  WHERE account.organization_id IS NULL AND kept.cents <> added.cents ORDER BY account.kind`;

/** Adds the entries of Byline's accounts up again, and names each account whose kept balance differs (decision 0163). */
export async function verifyHouseBalances(client: pg.PoolClient, problems: string[]): Promise<void> {
  const { rows } = await client.query<{ kind: string; kept: number; added: number }>(balances);
  for (const { kind, kept, added } of rows)
    problems.push(`Byline's account ${kind}: its balance is ${kept}, its entries sum to ${added}`);
}
