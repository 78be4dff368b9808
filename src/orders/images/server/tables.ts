import { index, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";
import { copiedId } from "#platform/database/columns.ts";
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
    clientOrganizationId: copiedId(),
    projectId: copiedId(),
    publisherOrganizationId: copiedId(),
    mediaProjectId: copiedId(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.fileId] }),
    index("order_image_file").on(table.fileId),
    index("order_image_client").on(table.clientOrganizationId, table.fileId),
    index("order_image_project").on(table.projectId, table.fileId),
    index("order_image_publisher").on(table.publisherOrganizationId, table.fileId),
    index("order_image_media_project").on(table.mediaProjectId, table.fileId),
  ],
);
