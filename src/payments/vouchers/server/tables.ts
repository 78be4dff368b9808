import { sql } from "drizzle-orm";
import { bigint, check, index, integer, pgTable, text, unique, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { organization } from "#accounts/server/tables.ts";
import { centsColumn, id, instantColumn } from "#platform/database/columns.ts";
import { literals } from "#platform/database/sql/literals.ts";
import { type RedemptionOutcome, redemptionOutcomes } from "../voucher.ts";

export const voucher = pgTable(
  "voucher",
  {
    id: id(),
    /** Plain: capitals and digits. */
    code: text().notNull(),
    amountCents: centsColumn().notNull(),
    endsAt: instantColumn().notNull(),
    redemptionsMax: integer().notNull(),
    redemptions: integer().notNull().default(0),
    createdAt: instantColumn().notNull().default(sql`now()`),
  },
  (table) => [
    unique("voucher_code").on(table.code),
    index("voucher_newest").on(table.createdAt, table.id),
    check("voucher_amount", sql`${table.amountCents} > 0`),
    check("voucher_redemptions", sql`${table.redemptions} BETWEEN 0 AND ${table.redemptionsMax}`),
  ],
);

/** The vouchers' part of an order, or of an extra that was paid by itself; such earnings are locked longer. */
export const voucherEarning = pgTable(
  "voucher_earning",
  {
    /** The order, or the extra. */
    paidForId: uuid().primaryKey(),
    clientOrganizationId: uuid()
      .notNull()
      .references(() => organization.id),
    publisherOrganizationId: uuid()
      .notNull()
      .references(() => organization.id),
    voucherCents: centsColumn().notNull(),
    /** All that was paid for it, of which the above is a part. */
    paidCents: centsColumn().notNull(),
    createdAt: instantColumn().notNull().default(sql`now()`),
  },
  (table) => [
    index("voucher_earning_publisher").on(table.publisherOrganizationId, table.createdAt),
    check("voucher_earning_amount", sql`${table.voucherCents} BETWEEN 1 AND ${table.paidCents}`),
  ],
);

/** Every try to redeem a code, whatever became of it: wrong ones are counted. */
export const voucherRedemption = pgTable(
  "voucher_redemption",
  {
    id: id(),
    organizationId: uuid()
      .notNull()
      .references(() => organization.id),
    userId: uuid().notNull(),
    /** The voucher that the code named, if any. */
    voucherId: uuid().references(() => voucher.id),
    outcome: text().$type<RedemptionOutcome>().notNull(),
    /** Of the voucher, as it was redeemed. */
    amountCents: centsColumn().notNull().default(0),
    endsAt: instantColumn(),
    /** Cents that went back at the end; null while it has not ended. */
    unspentCents: centsColumn(),
    /** The last entry of the available account before the end: later returns are no voucher's any more. */
    endedAfter: bigint({ mode: "number" }),
    createdAt: instantColumn().notNull().default(sql`now()`),
  },
  (table) => [
    uniqueIndex("voucher_redemption_once")
      .on(table.voucherId, table.organizationId)
      .where(sql`${table.outcome} = 'redeemed'`),
    index("voucher_redemption_organization").on(table.organizationId, table.createdAt, table.id),
    index("voucher_redemption_newest").on(table.createdAt, table.id).where(sql`${table.outcome} = 'redeemed'`),
    index("voucher_redemption_person").on(table.userId, table.createdAt),
    index("voucher_redemption_open")
      .on(table.endsAt)
      .where(sql`${table.outcome} = 'redeemed' AND ${table.unspentCents} IS NULL`),
    check("voucher_redemption_end", sql`(${table.unspentCents} IS NULL) = (${table.endedAfter} IS NULL)`),
    check("voucher_redemption_outcome", sql`${table.outcome} IN ${sql.raw(literals(redemptionOutcomes))}`),
    check(
      "voucher_redemption_amount",
      sql`${table.amountCents} >= 0 AND ${table.unspentCents} BETWEEN 0 AND ${table.amountCents}`,
    ),
    check(
      "voucher_redemption_whole",
      sql`${table.outcome} <> 'redeemed' OR (${table.voucherId} IS NOT NULL AND ${table.endsAt} IS NOT NULL AND ${table.amountCents} > 0)`,
    ),
  ],
);
