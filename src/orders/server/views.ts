import { sql } from "drizzle-orm";
import { boolean, date, integer, pgView, text, uuid } from "drizzle-orm/pg-core";
import { centsColumn, instantColumn } from "#platform/database/columns.ts";
import { literals } from "#platform/database/sql/literals.ts";
import type { OrderStatus } from "../order.ts";
import { isUnsent } from "../sending/server/queries.ts";
import { openStatuses, partedBySending, settledStatuses, slotStatuses, unsettledStatuses } from "../statuses.ts";

const isOneOf = (statuses: readonly OrderStatus[]) => sql.raw(`status IN ${literals(statuses)}`);

/** Orders by their money, for other modules' SQL. */
export const orderMoney = pgView("order_money", {
  id: uuid().notNull(),
  number: text().notNull(),
  campaignId: uuid().notNull(),
  mediaProjectId: uuid().notNull(),
  clientOrganizationId: uuid().notNull(),
  publisherOrganizationId: uuid().notNull(),
  totalCents: centsColumn().notNull(),
  feeBasisPoints: integer().notNull(),
  isSent: boolean().notNull(),
  isExpected: boolean().notNull(),
  /** The publisher is paid, but a claim or dispute may take that back. */
  isUnsettled: boolean().notNull(),
  isSettled: boolean().notNull(),
  completedAt: instantColumn(),
}).as(sql`
  SELECT id, number, campaign_id, media_project_id, client_organization_id, publisher_organization_id, total_cents, fee_basis_points,
    sent_at IS NOT NULL AS is_sent, accepted_at IS NOT NULL AND ${isOneOf(slotStatuses)} AS is_expected,
    ${isOneOf(unsettledStatuses)} AS is_unsettled, ${isOneOf(settledStatuses)} AS is_settled, completed_at
  FROM publication_order`);

const openColumns = sql.raw(
  "id, format_id, number, title, total_cents, sent_at, created_at, media_project_id FROM publication_order",
);
const open = partedBySending(openStatuses);

/** Unaccepted orders, which new conditions of their format concern (R4.8). By `order_outlet` and `order_sent_slot`. */
export const openOrder = pgView("open_order", {
  id: uuid().notNull(),
  formatId: uuid().notNull(),
  number: text().notNull(),
  title: text().notNull(),
  totalCents: centsColumn().notNull(),
  sentAt: instantColumn(),
  createdAt: instantColumn().notNull(),
  mediaProjectId: uuid().notNull(),
}).as(sql`
  SELECT ${openColumns} WHERE ${sql.raw(isUnsent)} AND ${isOneOf(open.unsent)}
  UNION ALL SELECT ${openColumns} WHERE ${isOneOf(open.sent)}`);

/** Paid orders of an outlet by month, for other modules' SQL. By `trade_month_place`. */
export const outletMonth = pgView("outlet_month", {
  organizationId: uuid().notNull(),
  mediaProjectId: uuid().notNull(),
  month: date().notNull(),
  orderCount: integer().notNull(),
}).as(sql`
  SELECT organization_id, place_id AS media_project_id, month, order_count FROM trade_month WHERE side = 'publisher'`);
