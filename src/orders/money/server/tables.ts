import { date, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { organization } from "#accounts/server/tables.ts";
import type { TradeSide } from "#events/trade-side.ts";
import { centsColumn } from "#platform/database/columns.ts";

/**
 * A side's money of a month by project or outlet: spent by an advertiser, earned by a publisher. Triggers keep it at the
 * end of each transaction (decision 0179); the books check adds it up again.
 */
export const tradeMonth = pgTable(
  "trade_month",
  {
    organizationId: uuid()
      .notNull()
      .references(() => organization.id),
    side: text().$type<TradeSide>().notNull(),
    /** The month's first day, UTC. */
    month: date().notNull(),
    /** The advertiser's project or the publisher's outlet. */
    placeId: uuid().notNull(),
    /** Paid or earned, less what went back in this month. */
    amountCents: centsColumn().notNull().default(0),
    /** Orders that were paid in this month. */
    orderCount: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.side, table.month, table.placeId] }),
    index("trade_month_place").on(table.placeId, table.month),
  ],
);
