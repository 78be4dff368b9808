import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, pgView, unique, uuid } from "drizzle-orm/pg-core";
import { organization } from "#accounts/server/tables.ts";
import { cents, id, instant, timestamps } from "#platform/database/columns.ts";
import { format } from "../../server/tables.ts";

/** The price of a format for an organization, by the offer of the same id that was accepted last, and its end. */
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
    priceCents: cents().notNull(),
    endsAt: instant(),
    ordersMax: integer(),
    /** Orders booked at it, without those that ended before they were published. */
    ordersUsed: integer().notNull().default(0),
    ...timestamps(),
  },
  (table) => [
    unique("agreed_price_once").on(table.organizationId, table.formatId),
    index("agreed_price_format").on(table.formatId),
    check("agreed_price_positive", sql`${table.priceCents} > 0`),
    check("agreed_price_ends", sql`num_nonnulls(${table.endsAt}, ${table.ordersMax}) > 0`),
    check(
      "agreed_price_used",
      sql`${table.ordersUsed} BETWEEN 0 AND coalesce(${table.ordersMax}, ${table.ordersUsed})`,
    ),
  ],
);

/** THE rule by which an organization pays another price than the listed one now (R3.7 `Your Price`). */
export const ownPrice = pgView("own_price", {
  id: uuid().notNull(),
  organizationId: uuid().notNull(),
  formatId: uuid().notNull(),
  priceCents: cents().notNull(),
  endsAt: instant(),
  ordersLeft: integer(),
  createdAt: instant().notNull(),
}).as(sql`
  SELECT agreed.id, agreed.organization_id, agreed.format_id, agreed.price_cents, agreed.ends_at,
    agreed.orders_max - agreed.orders_used AS orders_left, agreed.created_at
  FROM agreed_price AS agreed JOIN format ON format.id = agreed.format_id
  WHERE agreed.price_cents < format.price_cents AND (agreed.ends_at IS NULL OR agreed.ends_at > now())
    AND (agreed.orders_max IS NULL OR agreed.orders_used < agreed.orders_max)`);
