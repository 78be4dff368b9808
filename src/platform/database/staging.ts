import { snakeCase } from "../contract/case.ts";
/**
 * SQL that writes many rows from a staging table; an empty staged value (NULL) keeps the present one. Names come from
 * lists in the code, never from a user.
 */

/** `fallback` is SQL for a new row whose staged field is empty. */
export type StagedColumn = { field: string; column: string; type: string; fallback: string };

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

export const namesOf = (columns: StagedColumn[]): string => joined(columns, ({ column }) => column);

export const recordOf = (columns: StagedColumn[]): string => joined(columns, ({ field, type }) => `"${field}" ${type}`);

export const fieldsOf = (columns: StagedColumn[], record: string): string =>
  joined(columns, ({ field, column }) => `${record}."${field}" AS ${column}`);

export const newValues = (columns: StagedColumn[], staged: string): string =>
  joined(columns, ({ column, fallback }) => `coalesce(${staged}.${column}, ${fallback})`);

export const assignments = (columns: StagedColumn[], staged: string, table: string): string =>
  joined(columns, ({ column }) => `${column} = coalesce(${staged}.${column}, ${table}.${column})`);

/** SQL: whether writing the staged row would change the table's. */
export const differs = (columns: StagedColumn[], staged: string, table: string): string =>
  `(${columns.map(({ column }) => `${staged}.${column} IS NOT NULL AND ${staged}.${column} IS DISTINCT FROM ${table}.${column}`).join(" OR ")})`;
