import { sql } from "drizzle-orm";
import { check, index, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { centsColumn, copiedId, id, timestamps } from "#platform/database/columns.ts";
import { literal, literals } from "#platform/database/sql/literals.ts";
import { topUp } from "../../top-ups/server/tables.ts";
import { type ChargebackKind, type ChargebackStatus, chargebackKinds, chargebackStatuses } from "../chargeback.ts";

const isAsked = sql.raw(literal<ChargebackStatus>("asked"));

/** Each refund and each dispute of a top-up's payment. */
export const chargeback = pgTable(
  "chargeback",
  {
    id: id(),
    topUpId: uuid()
      .notNull()
      .references(() => topUp.id),
    organizationId: copiedId(),
    provider: text().notNull(),
    /** The provider's name of the refund or dispute; null until it has answered. */
    reference: text(),
    kind: text().$type<ChargebackKind>().notNull(),
    status: text().$type<ChargebackStatus>().notNull(),
    amountCents: centsColumn().notNull(),
    /** Why an operator gives it back, or why the provider did not. */
    reason: text(),
    ...timestamps(),
  },
  (table) => [
    unique("chargeback_reference").on(table.provider, table.reference),
    index("chargeback_asked").on(table.createdAt).where(sql`${table.status} = ${isAsked}`),
    index("chargeback_newest").on(table.createdAt, table.id),
    index("chargeback_organization").on(table.organizationId, table.createdAt, table.id),
    index("chargeback_top_up").on(table.topUpId, table.createdAt, table.id),
    check("chargeback_kind", sql`${table.kind} IN ${sql.raw(literals(chargebackKinds))}`),
    check("chargeback_status", sql`${table.status} IN ${sql.raw(literals(chargebackStatuses))}`),
    check("chargeback_amount", sql`${table.amountCents} > 0`),
  ],
);
