import { conflictsOf, marksOf } from "#cart/conflicts/server/queries.ts";
import { snakeCase } from "#platform/contract/case.ts";
import type { Page } from "#platform/contract/wire.ts";
import {
  type ChoiceFilter,
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
import type { Scope } from "./scope.ts";
import { sqlColumn } from "./sql-columns.ts";
import { type listing, permanenceOrder } from "./tables.ts";

/** A statement with its values. Only names from the list of columns become SQL text; what a user typed is always a value. */
export type Statement = { name?: string; text: string; values: unknown[] };

const sortedBy: Record<SortColumn, string> = {
  ...(Object.fromEntries(storedColumns.map((name) => [name, sqlColumn(name)])) as Record<StoredColumn, string>),
  desiredPrice: "desired_price",
  permanenceMonths: permanenceOrder,
};

/** What a row shows beside its columns. */
const shownBeside: Exclude<keyof typeof listing.$inferSelect, StoredColumn>[] = ["domain", "hyperlinksMax"];

/** What a row shows, by name: a column added by a newer version beside this one must not change a prepared statement. */
const shownColumns = [
  "listing.format_id AS id, listing.media_project_id AS media",
  ...shownBeside.map((name) => `listing.${snakeCase(name)} AS "${name}"`),
  ...storedColumns.map((name) => `listing.${sqlColumn(name)} AS "${name}"`),
].join(", ");

type Sort = { column: SortColumn; direction: "asc" | "desc"; named?: false };

/** The first sort that is named; the cheapest first when none is. */
function sortOf(query: ListingQuery): Sort {
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

/** Every parameter that compares a column, with its condition. */
const comparisons = [
  ...choiceFilters.map(({ parameter, column, operators: [operator] }) => comparison(parameter, column, operator)),
  ...rangeFilters.flatMap(({ parameter, column, operators: bounds }) =>
    bounds.map((operator) => comparison(rangeParameter(parameter, operator), column, operator)),
  ),
];

function comparison(parameter: ChoiceFilter | RangeParameter, column: StoredColumn, operator: Operator) {
  return { parameter, write: (value: string) => operators[operator](sqlColumn(column), value) };
}

/** Writes a value's place and answers it: `$3`. */
type ValuePlace = (value: unknown) => string;

/** Conditions by a set of media; what a text finds is joined instead. */
const setConditions: Record<
  Exclude<SetFilter, "search">,
  (query: ListingFilter, place: ValuePlace) => string | undefined
> = {
  favourite: ({ favourite }) => (favourite === "true" ? marked("favourite") : undefined),
  blocked: ({ blocked }) => blocked && `${blocked === "hide" ? "NOT " : ""}${marked("blocked")}`,
  media: ({ media }, place) => media && `media_project_id = ANY (${place(media)}::uuid[])`,
};

const marked = (kind: MarkKind): string => `media_project_id IN (${marksStatement(kind)})`;

type Conditions = { source: string; sql: string[]; values: unknown[] };

/** The rows of a query: where they come from and what they meet, as SQL. The scope's values are `$1` and `$2`. */
function conditionsOf(query: ListingFilter, { organizationIds, campaignId }: Scope): Conditions {
  const values: unknown[] = [organizationIds, campaignId];
  const place: ValuePlace = (value) => `$${values.push(value)}`;
  const source = query.search
    ? `listing JOIN search_listing(${place(query.search)}) AS found USING (media_project_id)`
    : "listing";
  const ofSets = Object.values(setConditions).map((condition) => condition(query, place));
  const ofColumns = comparisons.map(({ parameter, write }) =>
    query[parameter] === undefined ? undefined : write(place(query[parameter])),
  );
  return { source, sql: [...ofSets, ...ofColumns].filter((condition) => condition !== undefined), values };
}

const organizations = "$1::uuid[]";
const campaign = "$2::uuid";

/** The media on a list, of the scope in `$1` and `$2`. */
export const marksStatement = (kind: MarkKind): string =>
  `SELECT media_project_id FROM medium_mark WHERE organization_id = ANY (${organizations}) AND kind = '${kind}' AND (campaign_id IS NULL OR campaign_id = ${campaign})`;

/**
 * What the scope's own side has to do with these formats: the price it agreed on, its marks, its conflicts. A statement of its own, since it is
 * the same for every page and so planned once a connection, which costs more than to run it. Value: the scope's, the formats' ids.
 */
export function ownStatement(formats: string[], scope: Scope): Statement {
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

/** The scope's organizations agreed on it, and their prices are the reader's to know. */
const agreedIn = ({ hidesOwnPrices }: Scope, name: string): string =>
  hidesOwnPrices ? "false" : `${name}.organization_id = ANY (${organizations})`;

/** A prepared statement's name: with the scope's own prices it is another text than without. */
const named = (name: string, { hidesOwnPrices }: Scope): string => (hidesOwnPrices ? `${name}-as-listed` : name);

/** One row of the marketplace. */
export const oneRow = (format: string): Statement => ({
  name: "listing-one",
  text: `SELECT ${shownColumns} FROM listing WHERE listing.format_id = $1`,
  values: [format],
});

/**
 * The keys of one page, sorted by one indexed column and the id. Known values come before unknown ones in either direction: the
 * page is cut from two ordered parts of the same index, so no page sorts the catalogue, and a deep page skips index entries
 * instead of rows. A text search without an order shows exact matches before partial and similar ones. It has to look at all
 * matches before it can sort them, so its one part also counts them where a total is wanted.
 */
function keysOf(query: ListingQuery & Page, scope: Scope, isTotalWanted: boolean) {
  const { column, direction, named: isNamed } = sortOf(query);
  const { source: found, sql, values } = conditionsOf(query, scope);
  const name = sortedBy[column];
  const offset = (query.page - 1) * query.itemsPerPage;
  const cut = `LIMIT ${query.itemsPerPage} OFFSET ${offset}`;
  const order = `${name} ${direction}, format_id ${direction}`;
  const ranked = Boolean(query.search) && isNamed === false;
  const inTwoParts = !ranked && mayBeUnknown(column, query);
  const counts = isTotalWanted && Boolean(query.search) && !inTwoParts;
  const part = (number: 0 | 1 | "rank", more: string[], limit: string, by = order) =>
    `SELECT ${number} AS part, ${name} AS sorted, format_id${counts ? ", count(*) OVER () AS total" : ""} FROM ${source} ${where([...sql, ...more])} ORDER BY ${number === "rank" ? "rank, " : ""}${by} ${limit}`;
  const source = column === "desiredPrice" ? `${found} LEFT JOIN ${ownPrices(scope)} USING (format_id)` : found;
  const both = () => {
    const reach = `LIMIT ${offset + query.itemsPerPage}`;
    // Unknown values are all alike. To name them all the same says that a metric's index has this order; a price has none.
    const unknownOrder = column === "desiredPrice" ? `format_id ${direction}` : order;
    const known = part(0, [`${name} IS NOT NULL`], reach);
    const unknown = part(1, [`${name} IS NULL`], reach, unknownOrder);
    return `SELECT * FROM ((${known}) UNION ALL (${unknown})) AS parts ORDER BY part, sorted ${direction}, format_id ${direction} ${cut}`;
  };
  const page = ranked ? part("rank", [], cut) : inTwoParts ? both() : part(0, [], cut);
  return {
    page,
    counts,
    order: `part, sorted ${direction}, page.format_id ${direction}`,
    values,
    isPlain: found === "listing" && sql.length === 0,
    sort: `${column}-${direction}`,
  };
}

/** One page of listings; where it `counts`, with the total of the view. */
export function pageStatement(query: ListingQuery & Page, scope: Scope): Statement & { counts: boolean } {
  const { page, order, values, isPlain, sort, counts } = keysOf(query, scope, true);
  const text = `SELECT ${shownColumns}${counts ? ", page.total" : ""} FROM (${page}) AS page JOIN listing USING (format_id) CROSS JOIN ${scopeTypes} ORDER BY ${order}`;
  // The view that everybody begins with is planned once a connection. A filtered one is planned for its values: the plan that
  // fits a rare country is ruin for a frequent one.
  const unfiltered = isPlain && query.page === 1 && query.itemsPerPage === 10;
  return { ...(unfiltered && { name: named(`listings-${sort}`, scope) }), text, values, counts };
}

/** The ids alone of a view's first rows, in its order: what an export reads its rows by. */
export function keysStatement(query: ListingQuery, scope: Scope, limit: number): Statement {
  const { page, order, values } = keysOf({ ...query, page: 1, itemsPerPage: limit }, scope, false);
  return { text: `SELECT format_id AS id FROM (${page}) AS page CROSS JOIN ${scopeTypes} ORDER BY ${order}`, values };
}

/** The rows of these formats as they are now, in this order. */
export const rowsStatement = (ids: string[]): Statement => ({
  name: "listing-rows",
  text: `SELECT ${shownColumns} FROM unnest($1::uuid[]) WITH ORDINALITY AS wanted (format_id, at) JOIN listing USING (format_id) ORDER BY at`,
  values: [ids],
});

// The scope's values are sent whether a condition names them or not, and PostgreSQL must know their types.
const scopeTypes = `(SELECT ${organizations} AS organizations, ${campaign} AS campaign) AS scope`;

/** The prices that the scope's organizations have agreed on: a handful, whatever the catalogue's size. */
const ownPrices = (scope: Scope) =>
  `(SELECT format_id, min(price_cents) AS desired_price FROM own_price WHERE ${agreedIn(scope, "own_price")} GROUP BY format_id) AS own`;

/** Unless it is filtered by its range: then what is found has a value. */
function mayBeUnknown(column: SortColumn, query: ListingQuery): boolean {
  const { mayBeUnknown: isSometimes, filter } = columnNamed(column);
  const ranges: Partial<Record<string, unknown>> = query;
  return isSometimes === true && !filter?.operators.some((operator) => ranges[`${column}[${operator}]`] !== undefined);
}

/** How many listings meet the conditions, exactly. */
export function countStatement(query: ListingFilter, scope: Scope): Statement {
  const { source, sql, values } = conditionsOf(query, scope);
  return { text: `SELECT count(*) AS total FROM ${source} CROSS JOIN ${scopeTypes} ${where(sql)}`, values };
}

const where = (conditions: string[]): string => (conditions.length > 0 ? `WHERE ${conditions.join(" AND ")}` : "");
