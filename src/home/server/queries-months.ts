import type { Reader } from "#platform/database/database.ts";
import { filledMonths, monthsShown, type TradeMonthOnHome } from "../months.ts";
import { type HomeScope, nameFor, valuesOf } from "./queries-scope.ts";

/** SQL for the first day of the first month that a home shows. */
export const firstMonth = `(date_trunc('month', now() AT TIME ZONE 'UTC') - interval '${monthsShown - 1} months')::date`;

/** A side's sums by month, from the kept ones of `trade_month`. */
export async function readTradeMonths(reader: Reader, scope: HomeScope, now: Date): Promise<TradeMonthOnHome[]> {
  const { rows } = await reader.$client.query<{ month: string; cents: number }>({
    name: nameFor("home-months", scope),
    text: `SELECT to_char(month, 'YYYY-MM') AS month, sum(amount_cents)::bigint AS cents FROM trade_month
      WHERE organization_id = $1 AND side = '${scope.side}' AND month >= ${firstMonth}${scope.places ? " AND place_id = ANY ($2::uuid[])" : ""}
      GROUP BY month`,
    values: valuesOf(scope),
  });
  return filledMonths(new Map(rows.map(({ month, cents }) => [month, cents])), now);
}
