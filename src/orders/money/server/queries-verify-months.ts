import type pg from "pg";
import { transactionTypes } from "#wallet/transaction.ts";

const { payment, earnings, refund } = transactionTypes;
const paying = `(${payment}, ${earnings})`;

/** The rows of `trade_month`, added up again from the transactions. */
export const tradedMonths = `
  SELECT entry.organization_id, CASE WHEN entry.is_client THEN 'client' ELSE 'publisher' END AS side,
    date_trunc('month', entry.created_at AT TIME ZONE 'UTC')::date AS month, entry.place_id,
    sum(CASE WHEN entry.type = ${refund} THEN -entry.amount_cents ELSE entry.amount_cents END)::bigint AS amount_cents,
    count(*) FILTER (WHERE entry.type <> ${refund} AND entry.order_id IS NOT NULL)::integer AS order_count
  FROM (
    SELECT paid.*, o.client_organization_id = paid.organization_id AS is_client,
      CASE WHEN o.client_organization_id = paid.organization_id THEN o.project_id ELSE o.media_project_id END AS place_id
    FROM transaction AS paid LEFT JOIN order_extra AS extra ON extra.id = paid.extra_id
    JOIN publication_order AS o ON o.id = coalesce(paid.order_id, extra.order_id)
    WHERE paid.type IN ${paying} OR (paid.type = ${refund} AND EXISTS (
      SELECT FROM transaction AS payment WHERE payment.organization_id = paid.organization_id AND payment.type IN ${paying}
        AND payment.created_at < paid.created_at
        AND CASE WHEN paid.order_id IS NULL THEN payment.extra_id = paid.extra_id ELSE payment.order_id = paid.order_id END))) AS entry
  GROUP BY 1, 2, 3, 4`;

const differing = `
  SELECT organization_id AS id, side, month::text, place_id AS place, coalesce(kept.amount_cents, 0) AS kept, coalesce(traded.amount_cents, 0) AS traded,
    coalesce(kept.order_count, 0) AS "keptOrders", coalesce(traded.order_count, 0) AS orders
  FROM trade_month AS kept FULL JOIN (${tradedMonths}) AS traded USING (organization_id, side, month, place_id)
  WHERE (coalesce(kept.amount_cents, 0), coalesce(kept.order_count, 0)) <> (coalesce(traded.amount_cents, 0), coalesce(traded.order_count, 0))
  ORDER BY 1, 2, 3, 4 LIMIT 20`;

type MonthRow = Record<"id" | "side" | "month" | "place", string> &
  Record<"kept" | "traded" | "keptOrders" | "orders", number>;

/** Adds the sums of months up again, and names each that differs. */
export async function verifyTradeMonths(client: pg.PoolClient, problems: string[]): Promise<void> {
  const { rows } = await client.query<MonthRow>(differing);
  for (const { id, side, month, place, kept, traded, keptOrders, orders } of rows)
    problems.push(
      `${side} ${id}, ${month}, ${place}: ${kept} of ${keptOrders} orders are kept, re-added ${traded} of ${orders}`,
    );
}
