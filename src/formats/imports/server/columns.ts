import { type StagedColumn, stagedColumns } from "#platform/database/staging.ts";
import { agreedNames, type FieldName, fieldNamed, fieldNames } from "../../conditions.ts";
import { format } from "../../server/tables.ts";

/** Extras don't fit into a cell. */
function columnsOf(name: FieldName): StagedColumn[] {
  const { kind, usual } = fieldNamed(name);
  if (kind === "extras") return [];
  return stagedColumns(format[name].getSQLType(), [name], usual === undefined ? "NULL" : literalOf(usual));
}

function literalOf(value: unknown): string {
  if (Array.isArray(value)) return `ARRAY[${value.map(literalOf).join(", ")}]::text[]`;
  return typeof value === "string" ? `'${value.replaceAll("'", "''")}'` : String(value);
}

/** Identifies a medium's format in a file. */
export const type = columnsOf("formatType");
export const formatImportColumns = fieldNames.filter((name) => name !== "formatType").flatMap(columnsOf);
export const agreedColumns = formatImportColumns.filter(({ field }) => (agreedNames as string[]).includes(field));

export const writtenColumns = [...formatImportColumns, ...stagedColumns("integer", ["version"])];
