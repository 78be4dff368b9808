import { metricNames } from "#media/media.ts";
import type { Page } from "#platform/contract/wire.ts";
import { type ListingQuery, type SortColumn, sortColumns } from "../contract.ts";

/** A statement with its values. Only names from this file's tables become SQL text; what a user typed is always a value. */
export type Statement = { text: string; values: unknown[] };

const snake = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const columnOf: Record<SortColumn, string> = {
  ...(Object.fromEntries(sortColumns.map((name) => [name, snake(name)])) as Record<SortColumn, string>),
  price: "price_cents",
};

/** Columns that are never unknown need no second half. */
const alwaysKnown: readonly SortColumn[] = [
  "name",
  "price",
  "formatType",
  "mediaType",
  "turnaroundHours",
  "hyperlinkKind",
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
 * may be unknown, the known ones come first in either direction: the page is cut from two ordered halves, each read from the
 * same index, so that no page sorts the catalogue.
 */
export function pageStatement(query: ListingQuery & Page, organizationIds: string[]): Statement {
  const { column, direction } = sortOf(query);
  const { sql, values } = conditionsOf(query);
  const name = columnOf[column];
  const offset = (query.page - 1) * query.itemsPerPage;
  const reach = offset + query.itemsPerPage;
  const needsUnknown =
    !alwaysKnown.includes(column) &&
    query[`${column as "audience"}[gte]`] === undefined &&
    query[`${column as "audience"}[lte]`] === undefined;
  const half = (part: 0 | 1, more: string[], order: string) =>
    `(SELECT ${part} AS part, listing.* FROM listing ${where([...sql, ...more])} ORDER BY ${order} LIMIT ${reach})`;
  const known = half(
    0,
    alwaysKnown.includes(column) ? [] : [`${name} IS NOT NULL`],
    `${name} ${direction}, format_id ${direction}`,
  );
  const halves = needsUnknown ? `${known} UNION ALL ${half(1, [`${name} IS NULL`], `format_id ${direction}`)}` : known;
  const text = `
    SELECT page.*, (SELECT min(agreed.price_cents) FROM agreed_price AS agreed
                    WHERE agreed.format_id = page.format_id AND agreed.organization_id = ANY ($${values.length + 1}::uuid[])) AS desired_price_cents
    FROM (SELECT * FROM (${halves}) AS halves ORDER BY part, ${name} ${direction}, format_id ${direction} LIMIT ${query.itemsPerPage} OFFSET ${offset}) AS page
    ORDER BY part, ${name} ${direction}, format_id ${direction}`;
  return { text, values: [...values, organizationIds] };
}

/** How many listings meet the conditions: exactly, always. */
export function countStatement(query: ListingQuery): Statement {
  const { sql, values } = conditionsOf(query);
  return { text: `SELECT count(*) AS total FROM listing ${where(sql)}`, values };
}

const where = (conditions: string[]): string => (conditions.length > 0 ? `WHERE ${conditions.join(" AND ")}` : "");
