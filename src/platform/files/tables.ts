import { integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { id, timestamps } from "../database/columns.ts";

/** An image that is shown; its bytes lie with the file store under the id. Without an owner where Byline made it. */
export const storedFile = pgTable("stored_file", {
  id: id(),
  organizationId: uuid(),
  uploadedBy: uuid(),
  name: text().notNull(),
  contentType: text().notNull(),
  bytes: integer().notNull(),
  ...timestamps(),
});
