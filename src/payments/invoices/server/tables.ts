import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { organization } from "#accounts/server/tables.ts";
import { centsColumn, id, instantColumn } from "#platform/database/columns.ts";
import { literals } from "#platform/database/sql/literals.ts";
import { ledgerPosting } from "#wallet/server/tables.ts";
import type { InvoiceParty } from "../contract.ts";
import { type InvoiceKind, invoiceKinds } from "../invoice.ts";

/** An issued document. Never changed or deleted: by trigger, and by grant. */
export const invoice = pgTable(
  "invoice",
  {
    id: id(),
    /** The customer whose document it is, besides the operator: its buyer, or of a self-billed one its seller. */
    organizationId: uuid()
      .notNull()
      .references(() => organization.id),
    /** The publisher in whose name it is issued; null where the operator sells. */
    sellerOrganizationId: uuid().references(() => organization.id),
    kind: text().$type<InvoiceKind>().notNull(),
    number: text().notNull(),
    /** The settlement that it is for, once for each kind. */
    postingId: uuid()
      .notNull()
      .references(() => ledgerPosting.id),
    orderId: uuid().notNull(),
    orderNumber: text().notNull(),
    description: text().notNull(),
    seller: jsonb().$type<InvoiceParty>().notNull(),
    buyer: jsonb().$type<InvoiceParty>().notNull(),
    /** The part of the price that a voucher paid; `grossCents` is without it. */
    discountCents: centsColumn().notNull().default(0),
    grossCents: centsColumn().notNull(),
    netCents: centsColumn().notNull(),
    taxCents: centsColumn().notNull(),
    rateBasisPoints: integer().notNull(),
    isReverseCharge: boolean().notNull(),
    creditsId: uuid(),
    creditsNumber: text(),
    suppliedAt: instantColumn().notNull(),
    issuedAt: instantColumn().notNull().default(sql`now()`),
  },
  (table) => [
    unique("invoice_number").on(table.number),
    unique("invoice_once").on(table.postingId, table.kind),
    index("invoice_organization").on(table.organizationId, table.issuedAt, table.id),
    index("invoice_seller")
      .on(table.sellerOrganizationId, table.issuedAt, table.id)
      .where(sql`${table.sellerOrganizationId} IS NOT NULL`),
    index("invoice_issued").on(table.issuedAt, table.id),
    index("invoice_order_number").on(table.orderNumber),
    index("invoice_credited").on(table.creditsId).where(sql`${table.creditsId} IS NOT NULL`),
    check("invoice_kind", sql`${table.kind} IN ${sql.raw(literals(invoiceKinds))}`),
    check(
      "invoice_amount",
      sql`${table.grossCents} + ${table.discountCents} > 0 AND least(${table.grossCents}, ${table.discountCents}, ${table.taxCents}) >= 0 AND ${table.netCents} + ${table.taxCents} = ${table.grossCents}`,
    ),
  ],
);

/** The last number of a kind in a year. Its row is locked from the drawing of a number to the end of the transaction. */
export const invoiceCounter = pgTable(
  "invoice_counter",
  { kind: text().$type<InvoiceKind>().notNull(), year: integer().notNull(), last: integer().notNull() },
  (table) => [primaryKey({ columns: [table.kind, table.year] })],
);
