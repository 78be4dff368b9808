import { sql } from "drizzle-orm";
import { check, date, index, integer, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { organization } from "#accounts/server/tables.ts";
import { campaign, project } from "#campaigns/server/tables.ts";
import type { BookedHyperlinkKind } from "#formats/format.ts";
import { format } from "#formats/server/tables.ts";
import { type PublishDateMode, publishDateModes } from "#orders/dates/publish-date.ts";
import { centsColumn, id, timestamps } from "#platform/database/columns.ts";
import { literals } from "#platform/database/sql/literals.ts";

/** One cart per campaign (R3.10). */
export const cart = pgTable(
  "cart",
  {
    id: id(),
    campaignId: uuid()
      .notNull()
      .references(() => campaign.id),
    /** The campaign's own, which never change; lists have their indexes by them. */
    projectId: uuid()
      .notNull()
      .references(() => project.id),
    organizationId: uuid()
      .notNull()
      .references(() => organization.id),
    ...timestamps(),
  },
  (table) => [
    unique("cart_campaign").on(table.campaignId),
    index("cart_organization").on(table.organizationId, table.updatedAt, table.id),
    index("cart_project").on(table.projectId, table.updatedAt, table.id),
  ],
);

export const cartLine = pgTable(
  "cart_line",
  {
    id: id(),
    cartId: uuid()
      .notNull()
      .references(() => cart.id, { onDelete: "cascade" }),
    formatId: uuid()
      .notNull()
      .references(() => format.id),
    /** The version that the buyer saw; booking refuses a newer one. */
    formatVersion: integer().notNull(),
    agreedPriceCents: centsColumn().notNull(),
    publishDateMode: text().$type<PublishDateMode>().notNull().default("After"),
    publishOn: date(),
    hyperlinkKind: text().$type<BookedHyperlinkKind>().notNull(),
    /** Names only; prices come from the format. */
    extras: jsonb().$type<string[]>().notNull().default([]),
    ...timestamps(),
  },
  (table) => [
    unique("cart_line_format").on(table.cartId, table.formatId),
    index("cart_line_of_format").on(table.formatId),
    check("cart_line_mode", sql`${table.publishDateMode} IN ${sql.raw(literals(publishDateModes))}`),
  ],
);
