import { type ColumnName, columnNames } from "./columns.ts";

export type ExportColumn = ColumnName | "domain" | "misfits" | "favourite" | "conflicts";

/** In the file's order. */
export const exportColumnNames: ExportColumn[] = [
  "name",
  "domain",
  ...columnNames.filter((name) => name !== "name"),
  "misfits",
  "favourite",
  "conflicts",
];
