import { metricNames } from "#media/media.ts";
import type { Page } from "#platform/contract/wire.ts";
import { type ListingQuery, type SortColumn, sortColumns } from "../contract.ts";
import { permanenceOrder } from "./tables.ts";

/** A statement with its values. Only names from this file's tables become SQL text; what a user typed is always a value. */
export type Statement = { name?: string; text: string; values: unknown[] };

const snake = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const columnOf: Record<SortColumn, string> = {
  ...(Object.fromEntries(sortColumns.map((name) => [name, snake(name)])) as Record<SortColumn, string>),
  price: "price_cents",
  permanenceMonths: permanenceOrder,
};

/** What a row shows, by name: a column added by a newer version beside this one must not change a prepared statement. */
export const listingColumns = [
  "format_id",
  "media_project_id",
  "name",
  "domain",
  "media_type",
  "languages",
  "countries",
  "topics",
  "format_type",
  "price_cents",
  "turnaround_hours",
  "hyperlink_kind",
  "hyperlinks_max",
  "permanence_months",
  "verified",
  ...metricNames.map(snake),
  "leading_countries_ids",
]
  .map((column) => `listing.${column}`)
  .join(", ");

/** Columns that are never unknown need no second part. */
const alwaysKnown: readonly SortColumn[] = [
  "name",
  "price",
  "formatType",
  "mediaType",
  "turnaroundHours",
  "hyperlinkKind",
  "permanenceMonths",
  "countries",
  "languages",
  "topics",
];

type Sort = { column: SortColumn; direction: "asc" | "desc" };

/** The first sort that is named; the cheapest first when none is. */
function sortOf(query: ListingQuery): Sort {
  for (const column of sortColumns) {
    const direction = query[`order[${column}]`];
    if (direction) return { column, direction };
  }
  return { column: "price", direction: "asc" };
}

/** The conditions of a query, as SQL that starts at value `$1`. */
function conditionsOf(query: ListingQuery): { sql: string[]; values: unknown[] } {
  const sql: string[] = [];
  const values: unknown[] = [];
  const add = (write: (value: string) => string, value: unknown) => {
    if (value === undefined) return;
    values.push(value);
    sql.push(write(`$${values.length}`));
  };
  add(
    (value) => `lower(name) || ' ' || domain LIKE ${value}`,
    query.search && `%${query.search.toLowerCase().replaceAll(/[\\%_]/g, "\\$&")}%`,
  );
  add((value) => `countries && ${value}::text[]`, query.country);
  add((value) => `languages && ${value}::text[]`, query.language);
  add((value) => `topics && ${value}::text[]`, query.topic);
  add((value) => `media_type = ANY (${value}::text[])`, query.mediaType);
  add((value) => `format_type = ANY (${value}::text[])`, query.formatType);
  add((value) => `hyperlink_kind = ANY (${value}::text[])`, query.hyperlinkKind);
  add((value) => `price_cents >= ${value}`, query["price[gte]"]);
  add((value) => `price_cents <= ${value}`, query["price[lte]"]);
  add((value) => `turnaround_hours <= ${value}`, query["turnaroundHours[lte]"]);
  add((value) => `turnaround_hours > ${value}`, query["turnaroundHours[gt]"]);
  for (const metric of metricNames) {
    add((value) => `${snake(metric)} >= ${value}`, query[`${metric}[gte]`]);
    add((value) => `${snake(metric)} <= ${value}`, query[`${metric}[lte]`]);
  }
  return { sql, values };
}

/**
 * One page of listings, each row with the organization's own price. Sorted by one indexed column and the id. Where values
 * may be unknown, the known ones come first in either direction: the page is cut from two ordered parts, each read from the
 * same index, so that no page sorts the catalogue. What is cut are keys: a deep page skips index entries, not rows.
 */
export function pageStatement(query: ListingQuery & Page, organizationIds: string[]): Statement {
  const { column, direction } = sortOf(query);
  const { sql, values } = conditionsOf(query);
  const name = columnOf[column];
  const offset = (query.page - 1) * query.itemsPerPage;
  const cut = `LIMIT ${query.itemsPerPage} OFFSET ${offset}`;
  const order = `${name} ${direction}, format_id ${direction}`;
  const part = (number: 0 | 1, more: string[], limit: string, by = order) =>
    `SELECT ${number} AS part, ${name} AS sorted, format_id FROM ${source} ${where([...sql, ...more])} ORDER BY ${by} ${limit}`;
  const source =
    column === "desiredPrice" ? `listing LEFT JOIN ${ownPrices(values.length + 1)} USING (format_id)` : "listing";
  const both = () => {
    const reach = `LIMIT ${offset + query.itemsPerPage}`;
    // Unknown values are all alike. To name them all the same says that a metric's index has this order; a price has none.
    const unknownOrder = column === "desiredPrice" ? `format_id ${direction}` : order;
    const known = part(0, [`${name} IS NOT NULL`], reach);
    const unknown = part(1, [`${name} IS NULL`], reach, unknownOrder);
    return `SELECT * FROM ((${known}) UNION ALL (${unknown})) AS parts ORDER BY part, sorted ${direction}, format_id ${direction} ${cut}`;
  };
  const text = `
    SELECT ${listingColumns}, (SELECT min(agreed.price_cents) FROM agreed_price AS agreed
                       WHERE agreed.format_id = listing.format_id AND agreed.organization_id = ANY ($${values.length + 1}::uuid[])) AS desired_price_cents
    FROM (${mayBeUnknown(column, query) ? both() : part(0, [], cut)}) AS page
    JOIN listing USING (format_id)
    ORDER BY part, sorted ${direction}, listing.format_id ${direction}`;
  // The view that everybody begins with is planned once a connection. A filtered one is planned for its values: the plan that
  // fits a rare country is ruin for a frequent one.
  const unfiltered = values.length === 0 && query.page === 1 && query.itemsPerPage === 10;
  return { ...(unfiltered && { name: `listings-${column}-${direction}` }), text, values: [...values, organizationIds] };
}

/** The prices that the organizations in this value have agreed on: a handful, whatever the catalogue's size. */
const ownPrices = (value: number): string =>
  `(SELECT format_id, min(price_cents) AS desired_price FROM agreed_price WHERE organization_id = ANY ($${value}::uuid[]) GROUP BY format_id) AS own`;

/** A metric, unless it is filtered by its range: then what is found has one. */
function mayBeUnknown(column: SortColumn, query: ListingQuery): boolean {
  if (alwaysKnown.includes(column)) return false;
  const ranges: Partial<Record<string, unknown>> = query;
  return ranges[`${column}[gte]`] === undefined && ranges[`${column}[lte]`] === undefined;
}

/** How many listings meet the conditions, exactly. */
export function countStatement(query: ListingQuery): Statement {
  const { sql, values } = conditionsOf(query);
  return { text: `SELECT count(*) AS total FROM listing ${where(sql)}`, values };
}

const where = (conditions: string[]): string => (conditions.length > 0 ? `WHERE ${conditions.join(" AND ")}` : "");
