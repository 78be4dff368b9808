import { type AnyColumn, getTableColumns, is, SQL, type Table } from "drizzle-orm";
import { snakeCase } from "../contract/case.ts";

/** `price_cents, …` */
export const columnList = (fields: readonly string[]): string => fields.map(snakeCase).join(", ");

/** `"priceCents", …` */
export const fieldList = (fields: readonly string[]): string => fields.map((field) => `"${field}"`).join(", ");

/** `"priceCents" bigint, …`: column definitions for `json_to_recordset`. */
export const fieldTypes = (table: Table, fields: readonly string[]): string =>
  fields.map((field) => `"${field}" ${columnOf(table, field).getSQLType()}`).join(", ");

/**
 * `o.price_cents AS "priceCents", …` of all columns. Days are read as text, since a `Date` would depend on the time
 * zone.
 */
export const selectedFields = (table: Table, alias: string, without: readonly string[] = []): string =>
  Object.keys(getTableColumns(table))
    .filter((field) => !without.includes(field))
    .map((field) => {
      const cast = columnOf(table, field).getSQLType() === "date" ? "::text" : "";
      return `${alias}.${snakeCase(field)}${cast} AS "${field}"`;
    })
    .join(", ");

/** Fields of a new row where nothing is written: the table's constants, else null. Without columns that SQL computes. */
export const unwrittenFields = (table: Table): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(getTableColumns(table)).flatMap(([field, { default: value = null }]) =>
      is(value, SQL) ? [] : [[field, value]],
    ),
  );

function columnOf(table: Table, field: string): AnyColumn {
  const column = getTableColumns(table)[field];
  if (!column) throw new RangeError(`the table has no column for ${field}`);
  return column;
}
