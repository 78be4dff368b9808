import { jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { id, timestamps } from "#platform/database/columns.ts";
import { adcpAccount } from "../../accounts/server/tables.ts";
import type { CreativeAssets } from "../creative.ts";
import type { CreativeFormatId } from "../creative-formats.ts";

/** The library of an account: texts, and material to write from. Orders keep their own copies. */
export const adcpCreative = pgTable(
  "adcp_creative",
  {
    id: id(),
    accountId: uuid()
      .notNull()
      .references(() => adcpAccount.id),
    creativeId: text().notNull(),
    name: text().notNull(),
    formatId: text().$type<CreativeFormatId>().notNull(),
    assets: jsonb().$type<CreativeAssets>().notNull(),
    ...timestamps(),
  },
  (table) => [uniqueIndex("adcp_creative_named").on(table.accountId, table.creativeId)],
);
