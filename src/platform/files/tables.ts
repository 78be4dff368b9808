import { integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { id, timestamps } from "../database/columns.ts";

/** An uploaded image; its bytes lie with the file store under the id. */
export const storedFile = pgTable("stored_file", {
  id: id(),
  organizationId: uuid().notNull(),
  uploadedBy: uuid().notNull(),
  name: text().notNull(),
  contentType: text().notNull(),
  bytes: integer().notNull(),
  ...timestamps(),
});
