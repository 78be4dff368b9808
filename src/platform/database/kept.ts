import { type Column, getTableColumns, type Table } from "drizzle-orm";
import { customType, PgCustomColumn } from "drizzle-orm/pg-core";

/**
 * A column with a copy of something as it once was, such as an order's conditions. `complete` fills in fields that are
 * newer than the copy, so no migration rewrites old rows (decision 0146).
 */
export const kept = <Copy extends object>(complete: (copy: Copy) => Copy) =>
  customType<{ data: Copy; driverData: unknown }>({
    dataType: () => "jsonb",
    toDriver: (copy) => JSON.stringify(copy),
    fromDriver: (copy) => complete(copy as Copy),
  })();

/** Completes kept copies in rows of handwritten statements; Drizzle's own statements do it by themselves. */
export function completing(table: Table): <Written extends object>(row: Written) => Written {
  const columns = Object.entries(getTableColumns(table)).filter(([, column]) => isKept(column));
  return (row) => {
    const whole = { ...row } as Record<string, unknown>;
    for (const [field, column] of columns) whole[field] = column.mapFromDriverValue(whole[field]);
    return whole as typeof row;
  };
}

const isKept = (column: Column): boolean => column instanceof PgCustomColumn && column.getSQLType() === "jsonb";
