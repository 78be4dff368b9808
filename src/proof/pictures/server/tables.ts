import { sql } from "drizzle-orm";
import { pgTable, uuid } from "drizzle-orm/pg-core";
import { instantColumn } from "#platform/database/columns.ts";
import { storedFile } from "#platform/files/tables.ts";
import { linkCheck } from "../../server/tables.ts";

export const publicationPicture = pgTable("publication_picture", {
  linkCheckId: uuid()
    .primaryKey()
    .references(() => linkCheck.id, { onDelete: "cascade" }),
  fileId: uuid()
    .notNull()
    .references(() => storedFile.id),
  takenAt: instantColumn().notNull().default(sql`now()`),
});
