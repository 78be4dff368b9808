import type { Actor } from "#accounts/actor.ts";
import { reachOf } from "#accounts/permissions.ts";
import { hoursOf } from "#orders/answers/server/queries.ts";
import { iri } from "#platform/contract/iri.ts";
import type { PageQuery } from "#platform/contract/wire.ts";
import type { Reader } from "#platform/database/database.ts";
import { type ListedPage, readListByKeys } from "#platform/lists/list.ts";
import { type ListOrder, parameters } from "#platform/lists/list-statements.ts";
import { monthsTold, type Performance } from "../contract.ts";

/** A month's median is of so many answers, its newest: more hardly move it. */
const answersMost = 500;

const median = (hours: string) =>
  `(SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY each) FROM unnest(${hours}) AS each)`;

// A year of one organization: kept sums of `trade_month` and `answer_month`, and newest answers by `order_publisher_answered`.
const text = `
  WITH page AS (SELECT id, place FROM unnest($1::uuid[]) WITH ORDINALITY AS page (id, place)),
  month AS (
    SELECT page.id, began::date AS began, earned.cents, coalesce(kept.answered, 0) AS answered, coalesce(kept.missed, 0) AS missed, newest.hours
    FROM page CROSS JOIN generate_series(date_trunc('month', now() AT TIME ZONE 'UTC') - interval '${monthsTold - 1} months',
      date_trunc('month', now() AT TIME ZONE 'UTC'), interval '1 month') AS began
    CROSS JOIN LATERAL (SELECT coalesce(sum(amount_cents), 0)::bigint AS cents FROM trade_month
      WHERE organization_id = page.id AND side = 'publisher' AND trade_month.month = began::date) AS earned
    LEFT JOIN answer_month AS kept ON kept.organization_id = page.id AND kept.month = began::date
    CROSS JOIN LATERAL (SELECT array_agg(${hoursOf("answer")}) AS hours FROM (
      SELECT asked_at, answered_at FROM publication_order
      WHERE publisher_organization_id = page.id AND answered_at IS NOT NULL
        AND asked_at >= began AT TIME ZONE 'UTC' AND asked_at < (began + interval '1 month') AT TIME ZONE 'UTC'
      ORDER BY asked_at DESC LIMIT ${answersMost}) AS answer) AS newest)
  SELECT page.id, year.months, year.answered, year.missed,
    (SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY each) FROM month, unnest(month.hours) AS each WHERE month.id = page.id) AS "medianHours"
  FROM page CROSS JOIN LATERAL (
    SELECT sum(answered)::integer AS answered, sum(missed)::integer AS missed,
      json_agg(json_build_object('month', to_char(began, 'YYYY-MM'), 'earnedCents', cents, 'answered', answered, 'missed', missed,
        'medianHours', ${median("hours")}) ORDER BY began) AS months
    FROM month WHERE month.id = page.id) AS year
  ORDER BY page.place`;

type PerformanceRow = Omit<Performance, "organization" | "showsAmounts">;

const earliestFirst: ListOrder = [
  { column: "created_at", direction: "ASC" },
  { column: "id", direction: "ASC" },
];

/** Returns the actor's publishers whose wallet the actor may read. */
export async function listPerformances(
  reader: Reader,
  actor: Actor,
  { organization, ...page }: PageQuery & { organization?: string | undefined },
): Promise<ListedPage<Performance>> {
  const { values, of } = parameters();
  const own = `item.id = ANY (${of(reachOf(actor, "wallet.read"))}::uuid[])`;
  const named = organization && `item.id = ${of(organization)}`;
  const branches = [{ from: "organization AS item", where: ["item.kind = 'publisher'", own, named] }];
  const list = { name: "performances", branches, order: earliestFirst, values };
  return readListByKeys(reader, list, page, async (ids) => {
    const statement = { name: "performances-of", text, values: [ids] };
    return (await reader.$client.query<PerformanceRow>(statement)).rows.map(representPerformance);
  });
}

const representPerformance = (row: PerformanceRow): Performance => ({
  ...row,
  organization: iri("organizations", row.id),
  showsAmounts: true,
});
