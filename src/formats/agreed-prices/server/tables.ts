import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, unique, uuid } from "drizzle-orm/pg-core";
import { organization } from "#accounts/server/tables.ts";
import { centsColumn, copiedId, id, instantColumn, timestamps } from "#platform/database/columns.ts";
import { format } from "../../server/tables.ts";

/** One price for each organization and format. Its id is the accepted offer's. */
export const agreedPrice = pgTable(
  "agreed_price",
  {
    id: id(),
    organizationId: uuid()
      .notNull()
      .references(() => organization.id),
    formatId: uuid()
      .notNull()
      .references(() => format.id, { onDelete: "cascade" }),
    publisherOrganizationId: copiedId(),
    mediaProjectId: copiedId(),
    priceCents: centsColumn().notNull(),
    endsAt: instantColumn(),
    ordersMax: integer(),
    /** Leaves out orders that ended unpublished. */
    ordersUsed: integer().notNull().default(0),
    ...timestamps(),
  },
  (table) => [
    unique("agreed_price_once").on(table.organizationId, table.formatId),
    index("agreed_price_format").on(table.formatId),
    index("agreed_price_client").on(table.organizationId, table.createdAt, table.id),
    index("agreed_price_publisher").on(table.publisherOrganizationId, table.createdAt, table.id),
    index("agreed_price_media_project").on(table.mediaProjectId, table.createdAt, table.id),
    check("agreed_price_positive", sql`${table.priceCents} > 0`),
    check("agreed_price_ends", sql`num_nonnulls(${table.endsAt}, ${table.ordersMax}) > 0`),
    check(
      "agreed_price_used",
      sql`${table.ordersUsed} BETWEEN 0 AND coalesce(${table.ordersMax}, ${table.ordersUsed})`,
    ),
  ],
);
