import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { BookedHyperlinkKind } from "#formats/format.ts";
import { format } from "#formats/server/tables.ts";
import { order } from "#orders/server/tables.ts";
import { centsColumn, id, instantColumn, timestamps } from "#platform/database/columns.ts";
import { adcpAccount } from "../../accounts/server/tables.ts";

/** Packages that were bought in one call of the Ad Context Protocol. */
export const mediaBuy = pgTable(
  "media_buy",
  {
    id: id(),
    accountId: uuid()
      .notNull()
      .references(() => adcpAccount.id),
    startsAt: instantColumn().notNull(),
    endsAt: instantColumn().notNull(),
    /** Goes up with each change. */
    revision: integer().notNull().default(1),
    canceledAt: instantColumn(),
    cancellationReason: text(),
    ...timestamps(),
  },
  (table) => [index("media_buy_account").on(table.accountId, table.id)],
);

/** A publication of a media buy. Of a live account it is an order; of a sandbox it has none. */
export const mediaBuyPackage = pgTable(
  "media_buy_package",
  {
    id: id(),
    mediaBuyId: uuid()
      .notNull()
      .references(() => mediaBuy.id),
    formatId: uuid()
      .notNull()
      .references(() => format.id),
    orderId: uuid().references(() => order.id),
    pricingOptionId: text().notNull(),
    hyperlinkKind: text().$type<BookedHyperlinkKind>().notNull(),
    isWritten: boolean().notNull(),
    /** The most that the buyer allowed. */
    budgetCents: centsColumn().notNull(),
    priceCents: centsColumn().notNull(),
    targetingOverlay: jsonb().$type<Record<string, unknown>>(),
    /** The buyer's id of the creative; it may be synced later. */
    creativeId: text(),
    sentAt: instantColumn(),
    canceledAt: instantColumn(),
    cancellationReason: text(),
    createdAt: instantColumn().notNull().default(sql`now()`),
  },
  (table) => [
    index("media_buy_package_buy").on(table.mediaBuyId, table.id),
    uniqueIndex("media_buy_package_order").on(table.orderId),
  ],
);
