import type pg from "pg";

/** Sums on Byline's clearing account, by the key of each posting of a kind. */
const cleared = (kind: string): string => `
  SELECT posting.key, sum(entry.amount_cents) AS cents
  FROM ledger_posting AS posting JOIN ledger_entry AS entry ON entry.posting_id = posting.id
  JOIN ledger_account AS account ON account.id = entry.account_id AND account.organization_id IS NULL AND account.kind = 'provider_clearing'
  WHERE posting.kind = '${kind}' GROUP BY posting.key`;

const differing = `
  SELECT coalesce(chargeback.id::text, taken.key, restored.key) AS name
  FROM chargeback
  FULL JOIN (${cleared("charge_back")}) AS taken ON taken.key = 'chargeback:' || chargeback.id
  FULL JOIN (${cleared("restore_charge")}) AS restored ON restored.key = 'chargeback:' || chargeback.id || ':restore'
  WHERE chargeback.amount_cents IS DISTINCT FROM taken.cents
    OR -restored.cents IS DISTINCT FROM CASE WHEN chargeback.status = 'undone' THEN chargeback.amount_cents END
  ORDER BY 1 LIMIT 20`;

/** Each chargeback was taken with its amount, and given back when it was undone; no posting stands without one. */
export async function verifyChargebacks(client: pg.PoolClient, problems: string[]): Promise<void> {
  const { rows } = await client.query<{ name: string }>(differing);
  for (const { name } of rows) problems.push(`chargeback ${name}: its amount or status is not what its postings moved`);
}
