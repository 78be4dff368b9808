import { sql } from "drizzle-orm";
import { check, integer, jsonb, pgTable, uuid } from "drizzle-orm/pg-core";
import { mediaProject } from "#media/server/tables.ts";
import { timestamps } from "#platform/database/columns.ts";
import { holidaysMax, type Period, weeklyPublicationsMax } from "../calendar.ts";

/** The row exists once the publisher set a capacity or a holiday. */
export const mediaCalendar = pgTable(
  "media_calendar",
  {
    mediaProjectId: uuid()
      .primaryKey()
      .references(() => mediaProject.id, { onDelete: "cascade" }),
    weeklyPublications: integer(),
    holidays: jsonb().$type<Period[]>().notNull().default([]),
    ...timestamps(),
  },
  (table) => [
    check(
      "media_calendar_weekly",
      sql`${table.weeklyPublications} BETWEEN 1 AND ${sql.raw(String(weeklyPublicationsMax))}`,
    ),
    check(
      "media_calendar_holidays",
      sql`jsonb_typeof(${table.holidays}) = 'array' AND jsonb_array_length(${table.holidays}) <= ${sql.raw(String(holidaysMax))}`,
    ),
  ],
);
