import { sql } from "drizzle-orm";
import { boolean, check, pgTable } from "drizzle-orm/pg-core";
import { instantColumn } from "#platform/database/columns.ts";

/** One row, written by the migration. */
export const knownPageSilence = pgTable(
  "known_page_silence",
  {
    only: boolean().primaryKey().default(true),
    since: instantColumn(),
    toldAt: instantColumn(),
  },
  (table) => [check("known_page_silence_only", sql`${table.only}`)],
);
