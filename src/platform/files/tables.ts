import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { bytes, id, timestamps } from "../database/columns.ts";
import { literals } from "../database/sql/literals.ts";
import { type FileUse, fileUses } from "./file-use.ts";

/**
 * Every uploaded file, and images that Byline made (without an owner). The store holds the bytes; quotas count these
 * rows.
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

/** One row, written at its first use. Signs addresses of images that are not public. */
export const fileKey = pgTable(
  "file_key",
  { isOnly: boolean().primaryKey().default(true), secret: bytes().notNull() },
  (table) => [check("file_key_one", sql`${table.isOnly}`)],
);
