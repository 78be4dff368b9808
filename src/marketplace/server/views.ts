import { sql } from "drizzle-orm";
import { integer, pgView, text, uuid } from "drizzle-orm/pg-core";
import type { FormatType } from "#formats/format.ts";
import { centsColumn } from "#platform/database/columns.ts";
import type { MarkKind } from "../marks/marks.ts";

/** Prices in the marketplace, with the columns that make outlets comparable. */
export const listedPrice = pgView("listed_price", {
  mediaProjectId: uuid().notNull(),
  formatType: text().$type<FormatType>().notNull(),
  countries: text().array().notNull(),
  languages: text().array().notNull(),
  ahrefsDr: integer(),
  priceCents: centsColumn().notNull(),
}).as(sql`SELECT media_project_id, format_type, countries, languages, ahrefs_dr, price_cents
      FROM listing JOIN listing_medium USING (media_project_id) WHERE listed`);

/** A mark without a campaign is valid for the whole organization. */
export const outletMark = pgView("outlet_mark", {
  organizationId: uuid().notNull(),
  campaignId: uuid(),
  mediaProjectId: uuid().notNull(),
  kind: text().$type<MarkKind>().notNull(),
}).as(sql`SELECT organization_id, campaign_id, media_project_id, kind FROM medium_mark`);
