import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { bytes, id, timestamps } from "../database/columns.ts";
import { literals } from "../database/sql/literals.ts";
import { type FileUse, fileUses } from "./file-use.ts";

/**
 * Every file that somebody uploaded, and images that Byline made; the bytes lie with the file store. Quotas count these rows.
 * Without an owner where Byline made it.
 */
export const storedFile = pgTable(
  "stored_file",
  {
    id: id(),
    organizationId: uuid(),
    uploadedBy: uuid(),
    use: text().$type<FileUse>().notNull().default("unused"),
    name: text().notNull(),
    contentType: text().notNull(),
    bytes: integer().notNull(),
    ...timestamps(),
  },
  (table) => [
    index("stored_file_organization").on(table.organizationId, table.bytes),
    index("stored_file_person").on(table.uploadedBy, table.bytes),
    index("stored_file_unused").on(table.createdAt).where(sql`${table.use} = 'unused'`),
    check("stored_file_use_known", sql`${table.use} IN ${sql.raw(literals(fileUses))}`),
  ],
);

/** Signs the addresses of images that not everybody may see; one row, written by the first who needs it. */
export const fileKey = pgTable(
  "file_key",
  { isOnly: boolean().primaryKey().default(true), secret: bytes().notNull() },
  (table) => [check("file_key_one", sql`${table.isOnly}`)],
);
