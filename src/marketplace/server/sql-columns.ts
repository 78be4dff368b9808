import { columnName } from "#platform/database/column-name.ts";
import { columnNamed, type StoredColumn } from "../columns.ts";

/** The column of the table `listing`. */
export const sqlColumn = (name: StoredColumn): string => columnName(columnNamed(name).stored || name);
