import { sql } from "drizzle-orm";
import { boolean, check, pgTable, text } from "drizzle-orm/pg-core";
import { type DiskState, diskStates } from "#platform/contract/disk-states.ts";
import { instantColumn } from "#platform/database/columns.ts";
import { literals } from "#platform/database/sql/literals.ts";

/** One row, written with the first look. */
export const diskLook = pgTable(
  "disk_look",
  {
    only: boolean().primaryKey().default(true),
    state: text().$type<DiskState>().notNull(),
    lookedAt: instantColumn().notNull().default(sql`now()`),
  },
  (table) => [
    check("disk_look_only", sql`${table.only}`),
    check("disk_look_state", sql`${table.state} IN ${sql.raw(literals(diskStates))}`),
  ],
);
