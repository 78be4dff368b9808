import type { Actor } from "#accounts/actor.ts";
import { reachOf } from "#accounts/permissions.ts";
import { type OrderStatus, orderLife, orderMoveNames } from "#orders/order.ts";
import { iri } from "#platform/contract/iri.ts";
import type { PageQuery } from "#platform/contract/wire.ts";
import type { Reader } from "#platform/database/database.ts";
import { readPage } from "#platform/database/page.ts";
import { literals } from "#platform/database/sql/literals.ts";
import { movesTo } from "#platform/lifecycle/lifecycle.ts";
import { transactionTypes } from "#wallet/transaction.ts";
import { monthsTold, type Performance } from "../contract.ts";

/** States in which an order waits for its publisher's first answer. */
const asked: readonly OrderStatus[] = ["sent", "briefed"];
const asking = literals(asked.flatMap((status) => movesTo(orderLife, status)));
const answering = literals(
  orderMoveNames.filter((name) => {
    const { by, from, to } = orderLife.moves[name];
    return by.publisher && to !== "stays" && from.some((status) => asked.includes(status));
  }),
);

/** Beyond this many orders, older ones hardly move a median. */
const ordersMax = 2_000;

const counts = (rows: string) => `count(*) FILTER (WHERE ${rows}.hours IS NOT NULL)::integer AS answered,
    count(*) FILTER (WHERE ${rows}.hours IS NULL)::integer AS missed,
    percentile_cont(0.5) WITHIN GROUP (ORDER BY ${rows}.hours) AS "medianHours"`;

// Sums a year of one organization, by the indexes `transaction_organization`, `order_publisher` and `event_subject`.
const text = `
  WITH page AS (
    SELECT id, count(*) OVER () AS total_items FROM organization
    WHERE kind = 'publisher' AND id = ANY ($1::uuid[]) AND ($2::uuid IS NULL OR id = $2) ORDER BY created_at, id LIMIT $3 OFFSET $4),
  month AS (
    SELECT page.id, began FROM page, generate_series(date_trunc('month', now() AT TIME ZONE 'UTC') - interval '${monthsTold - 1} months',
      date_trunc('month', now() AT TIME ZONE 'UTC'), interval '1 month') AS began),
  since AS (SELECT min(began) AT TIME ZONE 'UTC' AS at FROM month),
  earned AS (
    SELECT page.id, date_trunc('month', created_at AT TIME ZONE 'UTC') AS began,
      sum(CASE type WHEN ${transactionTypes.earnings} THEN amount_cents ELSE -amount_cents END)::bigint AS cents
    FROM page JOIN transaction ON organization_id = page.id CROSS JOIN since
    WHERE type IN (${transactionTypes.earnings}, ${transactionTypes.refund}) AND created_at >= since.at GROUP BY 1, 2),
  answer AS (
    SELECT page.id, date_trunc('month', first.at AT TIME ZONE 'UTC') AS began,
      CASE WHEN reply.verb <> 'expire' THEN extract(epoch FROM reply.created_at - first.at) / 3600 END AS hours
    FROM page CROSS JOIN since CROSS JOIN LATERAL (
      SELECT id FROM publication_order WHERE publisher_organization_id = page.id AND created_at >= since.at - interval '1 month'
      ORDER BY created_at DESC, id DESC LIMIT ${ordersMax}) AS o
    CROSS JOIN LATERAL (SELECT min(created_at) AS at FROM event WHERE subject_id = o.id AND verb IN ${asking}) AS first
    CROSS JOIN LATERAL (
      SELECT verb, created_at FROM event WHERE subject_id = o.id AND created_at >= first.at
        AND (verb IN ${answering} OR (verb = 'expire' AND from_state IN ${literals(asked)})) ORDER BY created_at, id LIMIT 1) AS reply
    WHERE first.at >= since.at)
  SELECT page.id, page.total_items AS "totalItems", months.list AS months, whole.*
  FROM page
  CROSS JOIN LATERAL (
    SELECT json_agg(json_build_object('month', to_char(month.began, 'YYYY-MM'), 'earnedCents', coalesce(earned.cents, 0), 'answered', told.answered,
      'missed', told.missed, 'medianHours', told."medianHours") ORDER BY month.began) AS list
    FROM month LEFT JOIN earned ON earned.id = month.id AND earned.began = month.began
    CROSS JOIN LATERAL (SELECT ${counts("answer")} FROM answer WHERE answer.id = month.id AND answer.began = month.began) AS told
    WHERE month.id = page.id) AS months
  CROSS JOIN LATERAL (SELECT ${counts("answer")} FROM answer WHERE answer.id = page.id) AS whole`;

type PerformanceRow = Omit<Performance, "organization" | "showsAmounts"> & { totalItems: number };

/** Returns the actor's publishers whose wallet the actor may read. */
export async function listPerformances(
  reader: Reader,
  actor: Actor,
  { organization, ...page }: PageQuery & { organization?: string | undefined },
): Promise<{ items: Performance[]; totalItems: number }> {
  const values = [reachOf(actor, "wallet.read"), organization ?? null];
  const { rows, totalItems } = await readPage<PerformanceRow>(reader, { name: "performances", text, values }, page);
  return { items: rows.map(representPerformance), totalItems };
}

const representPerformance = ({ totalItems: _total, ...row }: PerformanceRow): Performance => ({
  ...row,
  organization: iri("organizations", row.id),
  showsAmounts: true,
});
