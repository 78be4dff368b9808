import { sql } from "drizzle-orm";
import { numeric, pgView, uuid } from "drizzle-orm/pg-core";
import { instantColumn } from "#platform/database/columns.ts";

/** Earnings that a voucher paid a share of. By `voucher_earning_publisher`. */
export const voucherShare = pgView("voucher_share", {
  /** The order, or the extra. */
  paidForId: uuid().notNull(),
  clientOrganizationId: uuid().notNull(),
  publisherOrganizationId: uuid().notNull(),
  /** Between 0 and 1. */
  share: numeric().notNull(),
  createdAt: instantColumn().notNull(),
}).as(sql`
  SELECT paid_for_id, client_organization_id, publisher_organization_id, voucher_cents::numeric / paid_cents AS share, created_at
  FROM voucher_earning`);
