import type { Reader } from "#platform/database/database.ts";
import { type Settlement, settledQueueName, settlementKinds } from "../settlement.ts";

const select = `
  SELECT posting.id AS "postingId", posting.kind, posting.order_id AS "paidForId", paid.id AS "orderId", paid.number AS "orderNumber",
    paid.client_organization_id AS "clientOrganizationId", paid.publisher_organization_id AS "publisherOrganizationId",
    abs(coalesce(sum(entry.amount_cents) FILTER (WHERE account.kind IN ('earnings', 'revenue')), 0)) AS "grossCents",
    abs(coalesce(sum(entry.amount_cents) FILTER (WHERE account.kind = 'revenue'), 0)) AS "feeCents", posting.created_at AS at
  FROM ledger_posting AS posting
  LEFT JOIN extra_money AS extra ON extra.id = posting.order_id
  JOIN order_money AS paid ON paid.id = coalesce(extra.order_id, posting.order_id)
  JOIN ledger_entry AS entry ON entry.posting_id = posting.id
  JOIN ledger_account AS account ON account.id = entry.account_id`;
const groups = "GROUP BY posting.id, paid.id, paid.number, paid.client_organization_id, paid.publisher_organization_id";

/** Undefined for a posting that settles nothing. By `ledger_posting_pkey`. */
export async function findSettlement(
  reader: Reader,
  { postingId }: { postingId: string },
): Promise<Settlement | undefined> {
  const { rows } = await reader.$client.query<Settlement>({
    name: "settlement",
    text: `${select} WHERE posting.id = $1 AND posting.kind = ANY ($2::text[]) ${groups}`,
    values: [postingId, settlementKinds],
  });
  return rows[0];
}

/** Settlements of an organization whose readers have not run, oldest first: their jobs wait or failed. */
export async function listUnread(reader: Reader, organizationId: string): Promise<Settlement[]> {
  const { rows } = await reader.$client.query<Settlement>({
    name: "settlements-unread",
    text: `${select} WHERE posting.id IN (SELECT (data ->> 'postingId')::uuid FROM pgboss.job WHERE name = $2 AND state NOT IN ('completed', 'cancelled'))
           AND posting.kind = ANY ($3::text[]) AND $1 IN (paid.client_organization_id, paid.publisher_organization_id)
           ${groups} ORDER BY posting.created_at, posting.id`,
    values: [organizationId, settledQueueName, settlementKinds],
  });
  return rows;
}

/** Payment of an order or extra; undefined while unpaid. By `ledger_posting_order`. */
export async function findPaymentOf(reader: Reader, paidForId: string): Promise<Settlement | undefined> {
  const { rows } = await reader.$client.query<Settlement>({
    name: "settlement-of",
    text: `${select} WHERE posting.order_id = $1 AND posting.kind = 'settle' ${groups}`,
    values: [paidForId],
  });
  return rows[0];
}
