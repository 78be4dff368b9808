import { pgTable, text } from "drizzle-orm/pg-core";
import { instantColumn } from "../database/columns.ts";

/** When each queue of the clock last ran: a run that no worker was awake for is made up. */
export const clockRun = pgTable("clock_run", {
  queue: text().primaryKey(),
  ranAt: instantColumn().notNull(),
});
