import { pgTable, text } from "drizzle-orm/pg-core";

/** How far a table's old rows have been looked through, so that no run begins at the first one again. */
export const tidiedUntil = pgTable("tidied_until", {
  name: text().primaryKey(),
  position: text().notNull(),
});
