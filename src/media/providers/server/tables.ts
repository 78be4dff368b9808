import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { idByDatabase, instantColumn } from "#platform/database/columns.ts";
import { mediaProject } from "../../server/tables.ts";
import type { ProviderName } from "../providers.ts";

/** One row per provider of metrics with its budget and last run; a migration writes the rows. */
export const metricProvider = pgTable(
  "metric_provider",
  {
    name: text().$type<ProviderName>().primaryKey(),
    /** Only its address in the API (R7.8). */
    id: idByDatabase(),
    /** 0 is off. */
    monthlyUnits: integer().notNull().default(0),
    refreshDays: integer().notNull().default(30),
    /** Set when the provider refuses the key; reading stops until an operator resumes it. */
    pausedAt: instantColumn(),
    retryAt: instantColumn(),
    lastRunAt: instantColumn(),
    /** Listed outlets that were read within `refreshDays`, as the last run counted them. */
    coveredMedia: integer().notNull().default(0),
    problem: text(),
    problemAt: instantColumn(),
  },
  (table) => [
    uniqueIndex("metric_provider_id").on(table.id),
    check("metric_provider_units", sql`${table.monthlyUnits} >= 0`),
    check("metric_provider_days", sql`${table.refreshDays} BETWEEN 1 AND 365`),
  ],
);

/** Units spent or reserved in a month, which its first day identifies. */
export const metricProviderUse = pgTable(
  "metric_provider_use",
  {
    provider: text()
      .$type<ProviderName>()
      .notNull()
      .references(() => metricProvider.name),
    month: date().notNull(),
    units: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.month] }),
    check("metric_provider_use_units", sql`${table.units} >= 0`),
  ],
);

/** Last request and answer for a medium, also for a domain unknown to the provider. */
export const metricProviderLook = pgTable(
  "metric_provider_look",
  {
    provider: text()
      .$type<ProviderName>()
      .notNull()
      .references(() => metricProvider.name),
    mediaProjectId: uuid()
      .notNull()
      .references(() => mediaProject.id, { onDelete: "cascade" }),
    askedAt: instantColumn(),
    readAt: instantColumn(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.mediaProjectId] }),
    index("metric_provider_look_read").on(table.provider, table.readAt),
    index("metric_provider_look_medium").on(table.mediaProjectId),
  ],
);
