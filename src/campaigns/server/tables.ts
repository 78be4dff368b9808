import { sql } from "drizzle-orm";
import { boolean, check, date, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { organization } from "#accounts/server/tables.ts";
import { centsColumn, id, instantColumn, timestamps } from "#platform/database/columns.ts";
import type { CampaignGoal, CampaignStatus } from "../campaign.ts";

export const project = pgTable(
  "project",
  {
    id: id(),
    organizationId: uuid()
      .notNull()
      .references(() => organization.id),
    name: text().notNull(),
    website: text(),
    brandDescription: text().notNull().default(""),
    topics: text().array().notNull().default([]),
    countries: text().array().notNull().default([]),
    /** Address of the brand's logo; null for none. */
    logo: text(),
    /** Off by default: an agency's client must not read prices, fee and earnings (R6.3). */
    viewersSeeAmounts: boolean().notNull().default(false),
    archivedAt: instantColumn(),
    ...timestamps(),
  },
  (table) => [index("project_organization").on(table.organizationId, table.createdAt, table.id)],
);

export const campaign = pgTable(
  "campaign",
  {
    id: id(),
    projectId: uuid()
      .notNull()
      .references(() => project.id),
    /** The project's own, which never changes. */
    organizationId: uuid()
      .notNull()
      .references(() => organization.id),
    name: text().notNull(),
    goal: text().$type<CampaignGoal>().notNull(),
    goalText: text().notNull().default(""),
    budgetCents: centsColumn(),
    startsOn: date(),
    endsOn: date(),
    status: text().$type<CampaignStatus>().notNull().default("active"),
    ...timestamps(),
  },
  (table) => [
    index("campaign_project").on(table.projectId, table.createdAt, table.id),
    index("campaign_organization").on(table.organizationId, table.createdAt, table.id),
    check("campaign_goal", sql`${table.goal} IN ('seo', 'traffic', 'awareness', 'reputation', 'visa', 'other')`),
    check("campaign_status", sql`${table.status} IN ('draft', 'active', 'paused', 'completed', 'archived')`),
    check("campaign_budget", sql`${table.budgetCents} >= 0`),
    check("campaign_dates", sql`${table.endsOn} >= ${table.startsOn}`),
  ],
);

/**
 * Sums of a campaign's orders, extras and offers, from its first moment on. Triggers keep them at the end of each
 * transaction (decision 0161); the books check adds them up again.
 */
export const campaignSum = pgTable(
  "campaign_sum",
  {
    campaignId: uuid()
      .primaryKey()
      .references(() => campaign.id, { onDelete: "cascade" }),
    projectId: uuid().notNull(),
    orderCount: integer().notNull().default(0),
    spentCents: centsColumn().notNull().default(0),
    heldCents: centsColumn().notNull().default(0),
  },
  (table) => [index("campaign_sum_project").on(table.projectId)],
);
