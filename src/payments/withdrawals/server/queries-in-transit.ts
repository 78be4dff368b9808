import type pg from "pg";
import { openWithdrawalStatuses } from "../withdrawal.ts";

type InTransitRow = { organizationId: string; inTransit: number; expected: number };

const text = `
  SELECT account.organization_id AS "organizationId", account.balance_cents AS "inTransit", coalesce(open.cents, 0)::bigint AS expected
  FROM ledger_account AS account
  LEFT JOIN (
    SELECT withdrawal.organization_id, sum(shown.amount_cents) AS cents
    FROM withdrawal JOIN transaction AS shown ON shown.id = withdrawal.transaction_id
    WHERE shown.status IN (${openWithdrawalStatuses.join(", ")}) GROUP BY 1) AS open ON open.organization_id = account.organization_id
  WHERE account.kind = 'payout_in_transit' AND account.balance_cents <> coalesce(open.cents, 0) ORDER BY 1 LIMIT 20`;

/** What is in transit belongs to open withdrawals, to the cent. */
export async function verifyInTransit(client: pg.PoolClient, problems: string[]): Promise<void> {
  const { rows } = await client.query<InTransitRow>(text);
  for (const { organizationId, inTransit, expected } of rows)
    problems.push(
      `organization ${organizationId}: ${inTransit} are in transit, its open withdrawals ask for ${expected}`,
    );
}
