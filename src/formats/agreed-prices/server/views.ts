import { sql } from "drizzle-orm";
import { integer, pgView, uuid } from "drizzle-orm/pg-core";
import { centsColumn, instantColumn } from "#platform/database/columns.ts";

/** Agreed prices in force below the listed price: the only place that decides it (R3.7 `Your Price`). */
export const ownPrice = pgView("own_price", {
  id: uuid().notNull(),
  organizationId: uuid().notNull(),
  formatId: uuid().notNull(),
  publisherOrganizationId: uuid().notNull(),
  mediaProjectId: uuid().notNull(),
  priceCents: centsColumn().notNull(),
  endsAt: instantColumn(),
  ordersLeft: integer(),
  createdAt: instantColumn().notNull(),
}).as(sql`
  SELECT agreed.id, agreed.organization_id, agreed.format_id, agreed.publisher_organization_id, agreed.media_project_id, agreed.price_cents, agreed.ends_at,
    agreed.orders_max - agreed.orders_used AS orders_left, agreed.created_at
  FROM agreed_price AS agreed JOIN format ON format.id = agreed.format_id
  WHERE agreed.price_cents < format.price_cents AND (agreed.ends_at IS NULL OR agreed.ends_at > now())
    AND (agreed.orders_max IS NULL OR agreed.orders_used < agreed.orders_max)`);
