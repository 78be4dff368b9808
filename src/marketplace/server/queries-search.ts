import {
  type ChoiceFilterName,
  choiceFilters,
  columnNamed,
  type Operator,
  type RangeParameter,
  rangeFilters,
  rangeParameter,
  type SetFilter,
  type SortColumn,
  type StoredColumn,
  sortColumns,
  storedColumns,
} from "../columns.ts";
import type { ListingFilter, ListingQuery } from "../contract.ts";
import type { MarkKind } from "../marks/marks.ts";
import type { MeantWord, TextQuery } from "../text-query.ts";
import type { Scope } from "./scope.ts";
import { sqlColumn } from "./sql-columns.ts";
import { listOrder, permanenceOrder, sortedLists } from "./tables.ts";

/** Only names from the list of columns become SQL text; user input is always a value. */
export type SearchStatement = { name?: string; text: string; values: unknown[] };

const sortedBy: Record<SortColumn, string> = {
  ...(Object.fromEntries(storedColumns.map((name) => [name, sqlColumn(name)])) as Record<StoredColumn, string>),
  ...Object.fromEntries(sortedLists.map((name) => [name, listOrder(name)])),
  desiredPrice: "desired_price",
  permanenceMonths: permanenceOrder,
};

/** An outlet's columns lie apart, once an outlet. */
export const withMedium = "listing JOIN listing_medium USING (media_project_id)";

type Sort = { column: SortColumn; direction: "asc" | "desc"; named?: false };

export function listingSort(query: ListingQuery): Sort {
  for (const column of sortColumns) {
    const direction = query[`order[${column}]`];
    if (direction) return { column, direction };
  }
  return { column: "price", direction: "asc", named: false };
}

const operators: Record<Operator, (column: string, value: string) => string> = {
  among: (column, value) => `${column} = ANY (${value}::text[])`,
  is: (column, value) => `${column} = ANY (${value}::boolean[])`,
  contains: (column, value) => `${column} @> ${value}::text[]`,
  overlaps: (column, value) => `${column} && ${value}::text[]`,
  gte: (column, value) => `${column} >= ${value}`,
  lte: (column, value) => `${column} <= ${value}`,
  gt: (column, value) => `${column} > ${value}`,
};

type Comparison = {
  parameter: ChoiceFilterName | RangeParameter;
  isOfMedium: boolean;
  write: (value: string) => string;
};

const comparisons = [
  ...choiceFilters.map(({ parameter, column, operators: [operator] }) => comparison(parameter, column, operator)),
  ...rangeFilters.flatMap(({ parameter, column, operators: bounds }) =>
    bounds.map((operator) => comparison(rangeParameter(parameter, operator), column, operator)),
  ),
];

function comparison(
  parameter: ChoiceFilterName | RangeParameter,
  column: StoredColumn,
  operator: Operator,
): Comparison {
  const isOfMedium = columnNamed(column).of === "medium";
  return { parameter, isOfMedium, write: (value) => operators[operator](sqlColumn(column), value) };
}

/** Adds a value and returns its placeholder: `$3`. */
type ValuePlace = (value: unknown) => string;

/** Conditions by sets of media; a text search is joined instead. */
const setConditions: Record<
  Exclude<SetFilter, "search">,
  (query: ListingFilter, place: ValuePlace) => string | undefined
> = {
  favourite: ({ favourite }) => (favourite === "true" ? marked("favourite") : undefined),
  blocked: ({ blocked }) => blocked && `${blocked === "hide" ? "NOT " : ""}${marked("blocked")}`,
  media: ({ media }, place) => media && `media_project_id = ANY (${place(media)}::uuid[])`,
};

const marked = (kind: MarkKind): string => `media_project_id IN (${marksStatement(kind)})`;

type Conditions = { source: string; sql: string[]; values: unknown[]; isPlain: boolean };

/** How a text is searched for: among outlets that the index in the process found, or outlet by outlet in the list's order. */
export type TextSource = { outlets: { ids: string[]; ranks: number[] } } | { text: TextQuery };

/** Without a source, PostgreSQL searches by itself. */
function searched(
  search: string,
  source: TextSource | undefined,
  place: ValuePlace,
): { join: string; holds: string[] } {
  if (!source) return { join: ` JOIN search_listing(${place(search)}) AS found USING (media_project_id)`, holds: [] };
  if ("text" in source) return { join: "", holds: holding(source.text, place) };
  const { ids, ranks } = source.outlets;
  const found = `unnest(${place(ids)}::uuid[], ${place(ranks)}::float8[]) AS found (media_project_id, rank)`;
  return { join: ` JOIN ${found} USING (media_project_id)`, holds: [] };
}

/** Written so that no index serves it: frequent texts are found soonest by walking the list. */
function holding({ form, meant = [[{ word: form, distance: 0 }]] }: TextQuery, place: ValuePlace): string[] {
  const holds = ({ word }: MeantWord) => `strpos(name_form || ' ' || domain, ${place(word)}) > 0`;
  return meant.map((words) => `(${words.map(holds).join(" OR ")})`);
}

/**
 * Returns a query's source and conditions as SQL. `$1` and `$2` are the scope. Outlets are joined where a condition or the
 * order needs their columns; their indexes hold the listed ones.
 */
function conditionsOf(
  query: ListingFilter,
  { organizationIds, campaignId }: Scope,
  { sortsByMedium = false, textSource }: { sortsByMedium?: boolean; textSource?: TextSource | undefined } = {},
): Conditions {
  const values: unknown[] = [organizationIds, campaignId];
  const place: ValuePlace = (value) => `$${values.push(value)}`;
  const { join, holds } = query.search ? searched(query.search, textSource, place) : { join: "", holds: [] };
  const ofSets = Object.values(setConditions).map((condition) => condition(query, place));
  const set = comparisons.filter(({ parameter }) => query[parameter] !== undefined);
  const joinsMedium = sortsByMedium || holds.length > 0 || set.some(({ isOfMedium }) => isOfMedium);
  const ofColumns = set.map(({ parameter, write }) => write(place(query[parameter])));
  const filters = [...ofSets, ...ofColumns].filter((condition) => condition !== undefined);
  return {
    source: (joinsMedium ? withMedium : "listing") + join,
    sql: [...(joinsMedium ? ["listed"] : []), ...holds, ...filters],
    values,
    isPlain:
      (join === "" || (textSource !== undefined && "outlets" in textSource)) && holds.length + filters.length === 0,
  };
}

/** SQL for the scope's campaign. */
export const scopeCampaign = "$2::uuid";
/** SQL for the scope's organizations. */
export const organizations = "$1::uuid[]";

/** SQL for which own prices hold; `$1` is the scope's organizations. */
export const agreedIn = ({ hidesOwnPrices }: Scope, name: string): string =>
  hidesOwnPrices ? "false" : `${name}.organization_id = ANY (${organizations})`;

/** Hidden own prices make another SQL text, which needs another name. */
export const statementName = (name: string, { hidesOwnPrices }: Scope): string =>
  hidesOwnPrices ? `${name}-as-listed` : name;

/** SQL for the media on a list; `$1` and `$2` are the scope. */
export const marksStatement = (kind: MarkKind): string =>
  `SELECT media_project_id FROM medium_mark WHERE organization_id = ANY (${organizations}) AND kind = '${kind}' AND (campaign_id IS NULL OR campaign_id = ${scopeCampaign})`;

/** How many keys of a view are passed over, and how many are read at most. */
export type KeysCut = { offset: number; limit: number };

/**
 * A view's keys in its order: `first`, and where that returned fewer than the cut's limit, `rest` after as many. `total`
 * stands on each row of a `first` that counts.
 */
export type KeysStatements = { first: SearchStatement; rest?: (read: number) => SearchStatement; counts: boolean };

/** The default page's rows. */
const preparedLimit = 10;

type KeysOptions = { textSource?: TextSource | undefined; isTotalWanted?: boolean };

/**
 * Selects the keys of one cut, sorted by one indexed column and the id. Known values precede unknown ones in either
 * direction: two ordered parts of one index, the second of which is read only where the first ends. So no page sorts the
 * catalogue, and few statements plan both. A text search without an order shows exact matches before partial and similar
 * ones. It reads all matches before sorting, so it can also count them.
 */
export function keysStatements(
  query: ListingQuery,
  scope: Scope,
  cut: KeysCut,
  { textSource, isTotalWanted = false }: KeysOptions = {},
): KeysStatements {
  const { column, direction, named: isNamed } = listingSort(query);
  const sortsByMedium = columnNamed(column).of === "medium";
  const { source: found, sql, values, isPlain } = conditionsOf(query, scope, { sortsByMedium, textSource });
  const source = column === "desiredPrice" ? `${found} LEFT JOIN ${ownPrices(scope)} USING (format_id)` : found;
  const name = sortedBy[column];
  const isRanked = Boolean(query.search) && isNamed === false;
  const sorted = [name, ...tieOf(column)].map((each) => `${each} ${direction}`);
  const order = isRanked ? ["rank", ...sorted] : sorted;
  const inTwoParts = !isRanked && mayBeUnknown(column, query);
  const counts = isTotalWanted && Boolean(query.search) && !textSource && !inTwoParts;
  const select = (more: string[], by: string[], offset: number | string, limit: number) =>
    `SELECT format_id AS id${counts ? ", count(*) OVER () AS total" : ""} FROM ${source} CROSS JOIN ${scopeTypes} ${where([...sql, ...more])} ORDER BY ${by.join(", ")} LIMIT ${limit} OFFSET ${offset}`;
  const isKnown = `${name} IS NOT NULL`;
  const first = select(inTwoParts ? [isKnown] : [], order, cut.offset, cut.limit);
  // Only the default view is prepared. A filtered one needs a plan for its values: rare and frequent countries differ.
  const isPrepared = isPlain && cut.offset === 0 && cut.limit === preparedLimit;
  const kind = `${textSource ? "found" : "listings"}-${isRanked ? "ranked-" : ""}${column}-${direction}`;
  const rest = (read: number): SearchStatement => {
    const known = `(SELECT count(*) FROM ${source} ${where([...sql, isKnown])})`;
    const offset = read > 0 || cut.offset === 0 ? 0 : `greatest(0, ${cut.offset} - ${known})`;
    // Sorting by the column's nulls lets PostgreSQL use a metric's index; own prices have none.
    const by = column === "desiredPrice" ? [`format_id ${direction}`] : order;
    return { text: select([`${name} IS NULL`], by, offset, cut.limit - read), values };
  };
  return {
    first: { ...(isPrepared && { name: statementName(kind, scope) }), text: first, values },
    ...(inTwoParts && { rest }),
    counts,
  };
}

// Unused scope values are sent too, and PostgreSQL must know their types.
const scopeTypes = `(SELECT ${organizations} AS organizations, ${scopeCampaign} AS campaign) AS scope`;

const ownPrices = (scope: Scope) =>
  `(SELECT format_id, min(price_cents) AS desired_price FROM own_price WHERE ${agreedIn(scope, "own_price")} GROUP BY format_id) AS own`;

/** Sorts equal values as the column's index does; the few formats of an outlet are then sorted by themselves. */
function tieOf(column: SortColumn): string[] {
  if (column === "formatType") return ["price_cents", "format_id"];
  return columnNamed(column).of === "medium" ? ["media_project_id", "format_id"] : ["format_id"];
}

/** A filter on the column's range excludes unknown values. */
function mayBeUnknown(column: SortColumn, query: ListingQuery): boolean {
  const { mayBeUnknown: isSometimes, filter } = columnNamed(column);
  const ranges: Partial<Record<string, unknown>> = query;
  return isSometimes === true && !filter?.operators.some((operator) => ranges[`${column}[${operator}]`] !== undefined);
}

export function countStatement(query: ListingFilter, scope: Scope): SearchStatement {
  const { source, sql, values } = conditionsOf(query, scope);
  return { text: `SELECT count(*) AS total FROM ${source} CROSS JOIN ${scopeTypes} ${where(sql)}`, values };
}

const where = (conditions: string[]): string => (conditions.length > 0 ? `WHERE ${conditions.join(" AND ")}` : "");
