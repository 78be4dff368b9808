import type pg from "pg";
import { transactionStatuses, transactionTypes } from "../transaction.ts";

const { success, refunded, partiallyRefunded } = transactionStatuses;
const { payment, payout } = transactionTypes;

/**
 * A Payment leaves what was held, a Payout leaves Byline's clearing account; every other one moves the balance that its
 * organization sees.
 */
const differing = `
  SELECT shown.id, shown.amount_cents AS "amountCents", shown.posting_id AS "postingId"
  FROM transaction AS shown
  LEFT JOIN LATERAL (
    SELECT -sum(entry.amount_cents) FILTER (WHERE account.organization_id = shown.organization_id AND account.kind IN ('held', 'available')) AS paid,
      sum(entry.amount_cents) FILTER (WHERE account.organization_id IS NULL AND account.kind = 'provider_clearing') AS went,
      bool_or(account.organization_id = shown.organization_id AND account.kind IN ('available', 'earnings')
        AND abs(entry.amount_cents) = shown.amount_cents AND entry.balance_cents = shown.balance_after_cents) AS moved
    FROM ledger_entry AS entry JOIN ledger_account AS account ON account.id = entry.account_id
    WHERE entry.posting_id = shown.posting_id) AS posted ON true
  WHERE CASE
    WHEN shown.posting_id IS NULL THEN shown.status IN (${[success, refunded, partiallyRefunded].join(", ")})
    WHEN shown.type = ${payment} THEN posted.paid IS DISTINCT FROM shown.amount_cents
    WHEN shown.type = ${payout} THEN posted.went IS DISTINCT FROM shown.amount_cents
    ELSE posted.moved IS NOT TRUE
  END
  ORDER BY shown.id LIMIT 20`;

type DifferingTransaction = { id: string; amountCents: number; postingId: string | null };

/** Each paid transaction of a wallet shows what its posting moved: amount and balance. */
export async function verifyTransactions(client: pg.PoolClient, problems: string[]): Promise<void> {
  const { rows } = await client.query<DifferingTransaction>(differing);
  for (const { id, amountCents, postingId } of rows)
    problems.push(
      postingId === null
        ? `transaction ${id}: it counts as paid, and no posting moved its ${amountCents}`
        : `transaction ${id}: its ${amountCents} or its balance are not what posting ${postingId} moved`,
    );
}
