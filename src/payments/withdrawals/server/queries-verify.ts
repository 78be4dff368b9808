import type pg from "pg";
import { type TransactionStatus, transactionStatuses } from "#wallet/transaction.ts";

const { success, failed, refunded, canceled } = transactionStatuses;
const among = (...statuses: TransactionStatus[]): string => `status IN (${statuses.join(", ")})`;

/** The sum that the posting with this suffix moved on an account of the withdrawal's organization. */
const movedBy = (step: string, account: string): string => `
  (SELECT sum(entry.amount_cents) FROM ledger_posting AS posting
   JOIN ledger_entry AS entry ON entry.posting_id = posting.id JOIN ledger_account AS account ON account.id = entry.account_id
   WHERE posting.key = 'withdrawal:' || withdrawal.id || ':${step}' AND account.organization_id = withdrawal.organization_id AND account.kind = '${account}')`;

const differing = `
  SELECT id FROM (
    SELECT withdrawal.id, shown.status, shown.amount_cents AS amount, settled.kind AS settled,
      ${movedBy("set-aside", "payout_in_transit")} AS aside, ${movedBy("settle", "payout_in_transit")} AS left_transit,
      ${movedBy("return", "earnings")} AS returned
    FROM withdrawal JOIN transaction AS shown ON shown.id = withdrawal.transaction_id
    LEFT JOIN ledger_posting AS settled ON settled.key = 'withdrawal:' || withdrawal.id || ':settle') AS withdrawal
  WHERE aside IS DISTINCT FROM amount
    OR settled IS DISTINCT FROM CASE WHEN ${among(success, refunded)} THEN 'payout' WHEN ${among(failed, canceled)} THEN 'put_back' END
    OR (settled IS NOT NULL AND left_transit IS DISTINCT FROM -amount)
    OR returned IS DISTINCT FROM CASE WHEN ${among(refunded)} THEN amount END
  ORDER BY id LIMIT 20`;

/** Each withdrawal was set aside with its amount, and paid, put back or returned as its status says. */
export async function verifyWithdrawals(client: pg.PoolClient, problems: string[]): Promise<void> {
  const { rows } = await client.query<{ id: string }>(differing);
  for (const { id } of rows) problems.push(`withdrawal ${id}: its amount or status is not what its postings moved`);
}
