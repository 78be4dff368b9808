import type pg from "pg";
import { catalogue } from "#platform/words/catalogue.ts";

const texts = catalogue("wallet.server.verifyHouse", {
  differs: (kind: string, kept: number, added: number) =>
    `Byline's account ${kind}: its balance is ${kept}, its entries sum to ${added}`,
});

const balances = `
  SELECT account.kind, kept.cents AS kept, added.cents AS added FROM ledger_account AS account
  CROSS JOIN LATERAL (SELECT coalesce(sum(amount_cents), 0)::bigint AS cents FROM house_balance WHERE account_id = account.id) AS kept
  CROSS JOIN LATERAL (SELECT coalesce(sum(amount_cents), 0)::bigint AS cents FROM ledger_entry WHERE account_id = account.id) AS added
  WHERE account.organization_id IS NULL AND kept.cents <> added.cents ORDER BY account.kind`;

/** Adds the entries of Byline's accounts up again, and names each account whose kept balance differs (decision 0163). */
export async function verifyHouseBalances(client: pg.PoolClient, problems: string[]): Promise<void> {
  const { rows } = await client.query<{ kind: string; kept: number; added: number }>(balances);
  for (const { kind, kept, added } of rows) problems.push(texts.differs(kind, kept, added));
}

// Days of which the kept sums differ from the entries of `provider_clearing`.
const clearingDays = `
  SELECT to_char(day, 'YYYY-MM-DD') AS day FROM (
    SELECT day, in_cents, out_cents FROM clearing_day
    UNION ALL SELECT (entry.created_at AT TIME ZONE 'UTC')::date, least(0, entry.amount_cents), -greatest(0, entry.amount_cents)
      FROM ledger_entry AS entry JOIN ledger_account AS account ON account.id = entry.account_id
      WHERE account.organization_id IS NULL AND account.kind = 'provider_clearing') AS sums
  GROUP BY day HAVING sum(in_cents) <> 0 OR sum(out_cents) <> 0 ORDER BY day`;

/** Adds the money in and out up again, and names each day whose kept sums differ (decision 0200). */
export async function verifyClearingDays(client: pg.PoolClient, problems: string[]): Promise<void> {
  const { rows } = await client.query<{ day: string }>(clearingDays);
  for (const { day } of rows) problems.push(`money in and out on ${day}: the kept sums differ from the entries`);
}
