import type pg from "pg";

const sums = `
  SELECT kept.campaign_id AS id, kept.order_count AS "keptOrders", kept.spent_cents AS "keptSpent", kept.held_cents AS "keptHeld",
    coalesce(money.spent, 0) AS spent, coalesce(money.held, 0) AS held, coalesce(ordered.count, 0) AS orders
  FROM campaign_sum AS kept
  LEFT JOIN (SELECT campaign_id, sum(spent_cents) AS spent, sum(held_cents) AS held FROM campaign_spending GROUP BY campaign_id) AS money
    ON money.campaign_id = kept.campaign_id
  LEFT JOIN (SELECT campaign_id, count(*) AS count FROM order_money GROUP BY campaign_id) AS ordered ON ordered.campaign_id = kept.campaign_id
  WHERE (kept.order_count, kept.spent_cents, kept.held_cents) <> (coalesce(ordered.count, 0), coalesce(money.spent, 0), coalesce(money.held, 0))
  ORDER BY kept.campaign_id LIMIT 20`;

type SumRow = { id: string } & Record<"keptOrders" | "keptSpent" | "keptHeld" | "orders" | "spent" | "held", number>;

/** Adds the sums of campaigns up again, and names each that differs. */
export async function verifyCampaignSums(client: pg.PoolClient, problems: string[]): Promise<void> {
  const { rows } = await client.query<SumRow>(sums);
  for (const { id, keptOrders, keptSpent, keptHeld, orders, spent, held } of rows)
    problems.push(
      `campaign ${id}: ${keptOrders} orders, ${keptSpent} spent and ${keptHeld} held are kept, re-added ${orders}, ${spent} and ${held}`,
    );
}
