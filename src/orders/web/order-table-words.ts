import { catalogue } from "#platform/words/catalogue.ts";
import { boardColumns, delayedColumn, moneyNameOf, statusNameOf } from "../statuses.ts";
import { whatFollows } from "../what-follows.ts";

const columnNames = [...(Object.keys(boardColumns) as (keyof typeof boardColumns)[]), delayedColumn] as const;

/** The tables' own words, as the chosen locale says them. */
export const orderTableWords = catalogue("orderTableWords", {
  status: statusNameOf,
  money: moneyNameOf,
  follows: whatFollows,
  columns: Object.fromEntries(columnNames.map((name) => [name, name])) as Record<(typeof columnNames)[number], string>,
});
