import { sql } from "drizzle-orm";
import { integer, pgView } from "drizzle-orm/pg-core";

/** One row. */
export const accountLimit = pgView("account_limit", {
  organizationsMax: integer().notNull(),
}).as(sql`SELECT organizations_max FROM operator_setting`);
