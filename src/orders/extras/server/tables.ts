import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { type TradeSide, tradeSides } from "#events/trade-side.ts";
import { centsColumn, id, instantColumn, timestamps } from "#platform/database/columns.ts";
import { literals } from "#platform/database/sql/literals.ts";
import {
  heldExtraStatuses,
  type OrderExtraKind,
  type OrderExtraStatus,
  orderExtraKinds,
  orderExtraStatuses,
} from "../order-extra.ts";

export const orderExtra = pgTable(
  "order_extra",
  {
    id: id(),
    /** References the order; the key is added in SQL. */
    orderId: uuid().notNull(),
    kind: text().$type<OrderExtraKind>().notNull(),
    name: text().notNull(),
    note: text().notNull(),
    priceCents: centsColumn().notNull(),
    proposedBy: text().$type<TradeSide>().notNull(),
    status: text().$type<OrderExtraStatus>().notNull(),
    reason: text(),
    /** Its own hold; an accepted custom one is held with its order. */
    heldCents: centsColumn().notNull(),
    /** Paid for it by itself; the rest of its price went back. */
    paidCents: centsColumn().notNull().default(0),
    deadlineAt: instantColumn(),
    doneAt: instantColumn(),
    ...timestamps(),
  },
  (table) => [
    index("order_extra_order").on(table.orderId, table.createdAt, table.id),
    index("order_extra_deadline").on(table.deadlineAt).where(sql`${table.deadlineAt} IS NOT NULL`),
    index("order_extra_open").on(table.orderId).where(sql`${table.status} = 'open'`),
    check("order_extra_kind", sql`${table.kind} IN ${sql.raw(literals(orderExtraKinds))}`),
    check("order_extra_status", sql`${table.status} IN ${sql.raw(literals(orderExtraStatuses))}`),
    check("order_extra_proposed_by", sql`${table.proposedBy} IN ${sql.raw(literals(tradeSides))}`),
    check(
      "order_extra_money",
      sql`${table.priceCents} > 0 AND ${table.heldCents} IN (0, ${table.priceCents}) AND (${table.heldCents} = 0 OR (${table.kind} <> 'custom' AND ${table.status} IN ${sql.raw(literals(["open", ...heldExtraStatuses]))})) AND ${table.paidCents} BETWEEN 0 AND ${table.priceCents}`,
    ),
  ],
);
export type OrderExtraRow = typeof orderExtra.$inferSelect;
