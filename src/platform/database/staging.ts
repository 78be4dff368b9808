import { snakeCase } from "../contract/case.ts";
/**
 * SQL for writing many rows at once from a staging table: an empty staged value (NULL) keeps the present one. Names come from
 * lists in the code, never from a user.
 */

/** A column, the JSON field that fills it, and what a new row gets where the field is empty. */
export type StagedColumn = { field: string; column: string; type: string; fallback: string };

/** Columns of one type; the field's camelCase becomes the column's snake_case. */
export function stagedColumns(type: string, fields: readonly string[], fallback = "NULL"): StagedColumn[] {
  return fields.map((field) => ({
    field,
    column: snakeCase(field),
    type,
    fallback,
  }));
}

const joined = (columns: StagedColumn[], write: (column: StagedColumn) => string): string =>
  columns.map(write).join(", ");

/** The columns' names. */
export const namesOf = (columns: StagedColumn[]): string => joined(columns, ({ column }) => column);

/** The column definitions of `jsonb_to_record`. */
export const recordOf = (columns: StagedColumn[]): string => joined(columns, ({ field, type }) => `"${field}" ${type}`);

/** The record's fields under their column names. */
export const fieldsOf = (columns: StagedColumn[], record: string): string =>
  joined(columns, ({ field, column }) => `${record}."${field}" AS ${column}`);

/** The values of a new row. */
export const newValues = (columns: StagedColumn[], staged: string): string =>
  joined(columns, ({ column, fallback }) => `coalesce(${staged}.${column}, ${fallback})`);

/** For UPDATE … SET. */
export const assignments = (columns: StagedColumn[], staged: string, table: string): string =>
  joined(columns, ({ column }) => `${column} = coalesce(${staged}.${column}, ${table}.${column})`);

/** True where writing the staged row would change the table's. */
export const differs = (columns: StagedColumn[], staged: string, table: string): string =>
  `(${columns.map(({ column }) => `${staged}.${column} IS NOT NULL AND ${staged}.${column} IS DISTINCT FROM ${table}.${column}`).join(" OR ")})`;
