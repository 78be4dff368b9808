import { conflictsOf, marksOf } from "#cart/conflicts/server/queries.ts";
import type { PageQuery } from "#platform/contract/wire.ts";
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
import { permanenceOrder } from "./tables.ts";

/** Only names from the list of columns become SQL text; user input is always a value. */
export type SearchStatement = { name?: string; text: string; values: unknown[] };

const sortedBy: Record<SortColumn, string> = {
  ...(Object.fromEntries(storedColumns.map((name) => [name, sqlColumn(name)])) as Record<StoredColumn, string>),
  desiredPrice: "desired_price",
  permanenceMonths: permanenceOrder,
};

const tableOf = { medium: "listing_medium", format: "listing" } as const;
/** An outlet's columns lie apart, once an outlet. */
export const withMedium = "listing JOIN listing_medium USING (media_project_id)";

/** By name: a column that a newer version adds must not change a prepared statement. */
const shownColumns = [
  'listing.format_id AS id, listing.media_project_id AS media, listing_medium.domain, listing.hyperlinks_max AS "hyperlinksMax"',
  ...storedColumns.map((name) => `${tableOf[columnNamed(name).of]}.${sqlColumn(name)} AS "${name}"`),
].join(", ");

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

const organizations = "$1::uuid[]";
const campaign = "$2::uuid";

/** SQL for the media on a list; `$1` and `$2` are the scope. */
export const marksStatement = (kind: MarkKind): string =>
  `SELECT media_project_id FROM medium_mark WHERE organization_id = ANY (${organizations}) AND kind = '${kind}' AND (campaign_id IS NULL OR campaign_id = ${campaign})`;

/**
 * Reads the scope's own price, marks and conflicts of these formats. A prepared statement of its own, since
 * planning costs more than running it: the text is the same for every page.
 */
export function ownStatement(formats: string[], scope: Scope): SearchStatement {
  const { campaignId, organizationIds } = scope;
  const ofCampaign = campaignId === null ? {} : { campaign };
  const values = [organizationIds, ...(campaignId === null ? [] : [campaignId]), formats];
  const asked = { media: "listing.media_project_id", format: "listing.format_id", organizations, ...ofCampaign };
  return {
    name: `${named("listing-own", scope)}${campaignId === null ? "" : "-in-campaign"}`,
    text: `SELECT listing.format_id AS id, (SELECT min(agreed.price_cents) FROM own_price AS agreed
             WHERE agreed.format_id = listing.format_id AND ${agreedIn(scope, "agreed")}) AS "desiredPrice",
             ${marksOf(asked)} AS marks, ${conflictsOf(asked)} AS conflicts
           FROM listing WHERE listing.format_id = ANY ($${values.length}::uuid[])`,
    values,
  };
}

const agreedIn = ({ hidesOwnPrices }: Scope, name: string): string =>
  hidesOwnPrices ? "false" : `${name}.organization_id = ANY (${organizations})`;

/** Hidden own prices make another SQL text, which needs another name. */
const named = (name: string, { hidesOwnPrices }: Scope): string => (hidesOwnPrices ? `${name}-as-listed` : name);

export const oneRow = (format: string): SearchStatement => ({
  name: "listing-one",
  text: `SELECT ${shownColumns} FROM ${withMedium} WHERE listing.format_id = $1`,
  values: [format],
});

/**
 * Selects the keys of one page, sorted by one indexed column and the id. Known values precede unknown ones in either
 * direction: the page is cut from two ordered parts of one index. So no page sorts the catalogue. A text search without
 * an order shows exact matches before partial and similar ones. It reads all matches before sorting, so it can also
 * count them.
 */
function keysOf(
  query: ListingQuery & PageQuery,
  scope: Scope,
  textSource: TextSource | undefined,
  isTotalWanted: boolean,
) {
  const { column, direction, named: isNamed } = listingSort(query);
  const sortsByMedium = columnNamed(column).of === "medium";
  const { source: found, sql, values, isPlain } = conditionsOf(query, scope, { sortsByMedium, textSource });
  const name = sortedBy[column];
  const offset = (query.page - 1) * query.itemsPerPage;
  const cut = `LIMIT ${query.itemsPerPage} OFFSET ${offset}`;
  const tie = tieOf(column);
  const order = `${name} ${direction}, ${tie === "format_id" ? "" : `${tie} ${direction}, `}format_id ${direction}`;
  const orderOfParts = `part, sorted ${direction}, tie ${direction}, page.format_id ${direction}`;
  const ranked = Boolean(query.search) && isNamed === false;
  const inTwoParts = !ranked && mayBeUnknown(column, query);
  const counts = isTotalWanted && Boolean(query.search) && !textSource && !inTwoParts;
  const part = (number: 0 | 1 | "rank", more: string[], limit: string, by = order) =>
    `SELECT ${number} AS part, ${name} AS sorted, ${tie} AS tie, format_id${counts ? ", count(*) OVER () AS total" : ""} FROM ${source} ${where([...sql, ...more])} ORDER BY ${number === "rank" ? "rank, " : ""}${by} ${limit}`;
  const source = column === "desiredPrice" ? `${found} LEFT JOIN ${ownPrices(scope)} USING (format_id)` : found;
  const both = () => {
    const reach = `LIMIT ${offset + query.itemsPerPage}`;
    // Sorting by the column's nulls lets PostgreSQL use a metric's index; prices have none.
    const unknownOrder = column === "desiredPrice" ? `format_id ${direction}` : order;
    const known = part(0, [`${name} IS NOT NULL`], reach);
    const unknown = part(1, [`${name} IS NULL`], reach, unknownOrder);
    return `SELECT * FROM ((${known}) UNION ALL (${unknown})) AS page ORDER BY ${orderOfParts} ${cut}`;
  };
  const page = ranked ? part("rank", [], cut) : inTwoParts ? both() : part(0, [], cut);
  return {
    page,
    counts,
    order: orderOfParts,
    values,
    isPlain,
    sort: `${ranked ? "ranked-" : ""}${column}-${direction}`,
  };
}

/** Selects one page; where it `counts`, rows carry the view's total. */
export function pageStatement(
  query: ListingQuery & PageQuery,
  scope: Scope,
  textSource?: TextSource,
): SearchStatement & { counts: boolean } {
  const { page, order, values, isPlain, sort, counts } = keysOf(query, scope, textSource, true);
  const text = `SELECT ${shownColumns}${counts ? ", page.total" : ""} FROM (${page}) AS page JOIN listing USING (format_id) JOIN listing_medium USING (media_project_id) CROSS JOIN ${scopeTypes} ORDER BY ${order}`;
  // Only the default view is prepared. A filtered one needs a plan for its values: rare and frequent countries differ.
  const unfiltered = isPlain && query.page === 1 && query.itemsPerPage === 10;
  const kind = textSource ? "found" : "listings";
  return { ...(unfiltered && { name: named(`${kind}-${sort}`, scope) }), text, values, counts };
}

/** Selects the ids of a view's first rows in its order, for an export. */
export function keysStatement(query: ListingQuery, scope: Scope, limit: number): SearchStatement {
  const { page, order, values } = keysOf({ ...query, page: 1, itemsPerPage: limit }, scope, undefined, false);
  return { text: `SELECT format_id AS id FROM (${page}) AS page CROSS JOIN ${scopeTypes} ORDER BY ${order}`, values };
}

/** Selects these formats' present rows, in this order. */
export const rowsStatement = (ids: string[]): SearchStatement => ({
  name: "listing-rows",
  text: `SELECT ${shownColumns} FROM unnest($1::uuid[]) WITH ORDINALITY AS wanted (format_id, at) JOIN listing USING (format_id) JOIN listing_medium USING (media_project_id) ORDER BY at`,
  values: [ids],
});

// Unused scope values are sent too, and PostgreSQL must know their types.
const scopeTypes = `(SELECT ${organizations} AS organizations, ${campaign} AS campaign) AS scope`;

const ownPrices = (scope: Scope) =>
  `(SELECT format_id, min(price_cents) AS desired_price FROM own_price WHERE ${agreedIn(scope, "own_price")} GROUP BY format_id) AS own`;

/** Sorts equal values as the column's index does; the few formats of an outlet are then sorted by themselves. */
function tieOf(column: SortColumn): string {
  if (column === "formatType") return "price_cents";
  return columnNamed(column).of === "medium" ? "media_project_id" : "format_id";
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
