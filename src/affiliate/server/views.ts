import { sql } from "drizzle-orm";
import { pgView, uuid } from "drizzle-orm/pg-core";

/** Commissions that are neither paid nor taken back; by `commission_organization`. */
export const waitingCommission = pgView("waiting_commission", {
  organizationId: uuid().notNull(),
}).as(sql`SELECT organization_id FROM commission WHERE paid_at IS NULL AND taken_back_cents < amount_cents`);
