import { type ColumnName, columnNames } from "./columns.ts";

/** The columns that an export of the marketplace can have. */
export type ExportColumn = ColumnName | "domain" | "favourite" | "conflicts";

/** In the order of the file. */
export const exportColumnNames: ExportColumn[] = [
  "name",
  "domain",
  ...columnNames.filter((name) => name !== "name"),
  "favourite",
  "conflicts",
];

/** An export holds at most so many rows. */
export const exportRowsMax = 50_000;
