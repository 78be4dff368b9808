import { sql } from "drizzle-orm";
import { boolean, check, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { organization } from "#accounts/server/tables.ts";
import { campaign } from "#campaigns/server/tables.ts";
import { id, instantColumn } from "#platform/database/columns.ts";

/** A buyer's account in the Ad Context Protocol. Only a live one has a campaign, so a sandbox one can book nothing. */
export const adcpAccount = pgTable(
  "adcp_account",
  {
    id: id(),
    organizationId: uuid()
      .notNull()
      .references(() => organization.id),
    /** The person or service account that made it. No foreign key, since the account outlives them. */
    madeBy: uuid().notNull(),
    brandDomain: text().notNull(),
    brandId: text().notNull().default(""),
    operatorDomain: text().notNull(),
    sandbox: boolean().notNull(),
    campaignId: uuid().references(() => campaign.id),
    createdAt: instantColumn().notNull().default(sql`now()`),
  },
  (table) => [
    uniqueIndex("adcp_account_named").on(
      table.organizationId,
      table.brandDomain,
      table.brandId,
      table.operatorDomain,
      table.sandbox,
    ),
    index("adcp_account_campaign").on(table.campaignId),
    check("adcp_account_pays", sql`${table.sandbox} = (${table.campaignId} IS NULL)`),
  ],
);
