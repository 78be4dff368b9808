import { index, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";
import { storedFile } from "#platform/files/tables.ts";
import { order } from "../../server/tables.ts";

/** Grants both sides of an order access to an image of its text or dispute. */
export const orderImage = pgTable(
  "order_image",
  {
    orderId: uuid()
      .notNull()
      .references(() => order.id),
    fileId: uuid()
      .notNull()
      .references(() => storedFile.id),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.fileId] }), index("order_image_file").on(table.fileId)],
);
