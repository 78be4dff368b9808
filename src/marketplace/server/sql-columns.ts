import { snakeCase } from "#platform/contract/case.ts";
import { columnNamed, type StoredColumn } from "../columns.ts";

/** Returns the column's name in the table `listing`. */
export const sqlColumn = (name: StoredColumn): string => snakeCase(columnNamed(name).stored || name);
