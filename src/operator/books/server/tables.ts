import { sql } from "drizzle-orm";
import { bigint, index, integer, jsonb, pgTable, uniqueIndex } from "drizzle-orm/pg-core";
import { centsColumn, id, instantColumn } from "#platform/database/columns.ts";

/** At most one waits to begin. */
export const booksCheck = pgTable(
  "books_check",
  {
    id: id(),
    postings: bigint({ mode: "number" }).notNull().default(0),
    entries: bigint({ mode: "number" }).notNull().default(0),
    accounts: integer().notNull().default(0),
    sumCents: centsColumn().notNull().default(0),
    problemCount: integer().notNull().default(0),
    problems: jsonb().$type<string[]>().notNull().default([]),
    createdAt: instantColumn().notNull().default(sql`now()`),
    /** It reads the books from here on; later requests need another check. */
    begunAt: instantColumn(),
    endedAt: instantColumn(),
  },
  (table) => [
    index("books_check_newest").on(table.createdAt, table.id),
    uniqueIndex("books_check_waiting")
      .on(sql`(${table.begunAt} IS NULL)`)
      .where(sql`${table.begunAt} IS NULL AND ${table.endedAt} IS NULL`),
  ],
);
