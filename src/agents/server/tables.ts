import { sql } from "drizzle-orm";
import { bigint, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { id, instantColumn } from "#platform/database/columns.ts";

/**
 * The trail of agents' calls. Each change has a row; equal reads and equal refusals of an hour share one, so that
 * polling fills no disk. Neither token nor person is a foreign key, since the trail outlives a revoked token.
 */
export const agentCall = pgTable(
  "agent_call",
  {
    id: id(),
    userId: uuid().notNull(),
    tokenId: uuid().notNull(),
    tokenName: text().notNull(),
    /** As the client calls itself. */
    app: text().notNull(),
    tool: text().notNull(),
    /** The address of the object; empty for a list, and for one that was not found. */
    object: text().notNull().default(""),
    /** Cents that the call was to spend; null for none. */
    cents: bigint({ mode: "number" }),
    /** `begun`, `done`, `asked`, `declined`, or the code of a refusal. */
    outcome: text().notNull(),
    /** The hour of equal calls; null for a change. */
    hour: instantColumn(),
    calls: integer().notNull().default(1),
    createdAt: instantColumn().notNull().default(sql`now()`),
    lastCallAt: instantColumn().notNull().default(sql`now()`),
  },
  (table) => [
    index("agent_call_newest").on(table.createdAt, table.id),
    index("agent_call_of_person").on(table.userId, table.createdAt, table.id),
    uniqueIndex("agent_call_read")
      .on(table.tokenId, table.hour, table.tool, table.object, table.outcome, table.app)
      .where(sql`${table.hour} IS NOT NULL`),
  ],
);
