import { sql } from "drizzle-orm";
import { pgView, uuid } from "drizzle-orm/pg-core";
import { heldStatuses } from "#orders/statuses.ts";
import { centsColumn } from "#platform/database/columns.ts";
import { literals } from "#platform/database/sql/literals.ts";
import { stillPaidCents } from "#wallet/server/queries-paid.ts";

export const offerMoney = pgView("offer_money", {
  id: uuid().notNull(),
  campaignId: uuid().notNull(),
}).as(sql`SELECT id, campaign_id FROM offer`);

/**
 * Money of orders, their extras and offers, one row each. `spentCents` leaves out refunds. Filter by one campaign: each
 * part then uses its own index.
 */
export const campaignSpending = pgView("campaign_spending", {
  campaignId: uuid().notNull(),
  spentCents: centsColumn().notNull(),
  heldCents: centsColumn().notNull(),
}).as(sql`
  SELECT booked.campaign_id, coalesce(${sql.raw(stillPaidCents("booked.id"))}, 0) AS spent_cents,
    CASE WHEN booked.status IN ${sql.raw(literals(heldStatuses))} THEN booked.total_cents ELSE 0 END AS held_cents
  FROM publication_order AS booked
  UNION ALL SELECT booked.campaign_id, order_extra.paid_cents, order_extra.held_cents
    FROM publication_order AS booked JOIN order_extra ON order_extra.order_id = booked.id
  UNION ALL SELECT campaign_id, 0, held_cents FROM offer`);
