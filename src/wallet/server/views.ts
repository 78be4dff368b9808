import { sql } from "drizzle-orm";
import { boolean, pgView, uuid } from "drizzle-orm/pg-core";
import { centsColumn } from "#platform/database/columns.ts";

/** Money that ties an organization to Byline: on its accounts, owed by it and owed to it. */
export const organizationMoney = pgView("organization_money", {
  organizationId: uuid().notNull(),
  amountCents: centsColumn().notNull(),
  isOwed: boolean().notNull(),
}).as(sql`
  SELECT organization_id, balance_cents AS amount_cents, false AS is_owed FROM ledger_account WHERE organization_id IS NOT NULL
  UNION ALL SELECT publisher_organization_id, owed_cents - paid_cents, true FROM refund_owed WHERE paid_cents < owed_cents
  UNION ALL SELECT client_organization_id, owed_cents - paid_cents, false FROM refund_owed WHERE paid_cents < owed_cents
  UNION ALL SELECT organization_id, owed_cents - paid_cents - dropped_cents, true FROM payment_owed WHERE paid_cents + dropped_cents < owed_cents`);
