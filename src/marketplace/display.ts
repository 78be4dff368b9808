import { z } from "zod";
import { severalOf } from "#platform/contract/wire.ts";
import { type TableColumn, tableColumns } from "./columns.ts";

/** Columns beside the name, in the table's order. */
export type ColumnId = Exclude<TableColumn, "name">;
export const columnIds = tableColumns.filter((name) => name !== "name");

/** A column's width in the address: `price.140`, in pixels. */
export const widthText = z.string().regex(/^[a-zA-Z]{1,40}\.\d{2,3}$/);

/** How an address shows the same rows; a saved view keeps it too. */
export const displayShape = {
  itemsPerPage: z.coerce.number().int().min(1).max(100).optional(),
  columns: severalOf(z.enum(columnIds)),
  widths: severalOf(widthText),
  /** By the window's width unless named. */
  view: z.enum(["table", "cards"]).optional(),
  rows: z.literal("roomy").optional(),
  /** Neighboring formats of one outlet stand below it. */
  group: z.literal("outlet").optional(),
};
