import { snakeCase } from "#platform/contract/case.ts";
import { columnNamed, type StoredColumn } from "../columns.ts";

export const sqlColumn = (name: StoredColumn): string => snakeCase(columnNamed(name).stored || name);
