import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { idByDatabase, instantColumn } from "#platform/database/columns.ts";
import { mediaProject } from "../../server/tables.ts";
import type { ProviderName } from "../providers.ts";

/** What the operator lets a provider of metrics spend, and how its last run went; a row each, written by the migration. */
export const metricProvider = pgTable(
  "metric_provider",
  {
    name: text().$type<ProviderName>().primaryKey(),
    /** Only its address in the API (R7.8). */
    id: idByDatabase(),
    /** 0 is off. */
    monthlyUnits: integer().notNull().default(0),
    /** A medium that was read so long ago is read again. */
    refreshDays: integer().notNull().default(30),
    /** Since the provider refused the key; nothing is asked until an operator says so. */
    pausedAt: instantColumn(),
    /** Not asked before. */
    retryAt: instantColumn(),
    lastRunAt: instantColumn(),
    problem: text(),
    problemAt: instantColumn(),
  },
  (table) => [
    uniqueIndex("metric_provider_id").on(table.id),
    check("metric_provider_units", sql`${table.monthlyUnits} >= 0`),
    check("metric_provider_days", sql`${table.refreshDays} BETWEEN 1 AND 365`),
  ],
);

/** Units that a provider was asked for in a month (its first day), or that are reserved for what is being asked. */
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

/** When a provider was asked for a medium, and when it answered: also for a domain that it does not know. */
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
    /** While it is being asked. */
    askedAt: instantColumn(),
    readAt: instantColumn(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.mediaProjectId] }),
    index("metric_provider_look_read").on(table.provider, table.readAt),
    index("metric_provider_look_medium").on(table.mediaProjectId),
  ],
);
