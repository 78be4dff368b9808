import { sql } from "drizzle-orm";
import { bigint, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { id, instantColumn } from "#platform/database/columns.ts";

/**
 * The trail of agents' calls: app, token and person of each. Neither token nor person is a foreign key, since the trail
 * outlives a revoked token.
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
    /** The address of the object; null for a list, or a refusal before it was known. */
    object: text(),
    /** Cents that the call was to spend; null for none. */
    cents: bigint({ mode: "number" }),
    /** `begun`, `done`, `asked`, `declined`, or the code of a refusal. */
    outcome: text().notNull(),
    createdAt: instantColumn().notNull().default(sql`now()`),
  },
  (table) => [
    index("agent_call_newest").on(table.createdAt, table.id),
    index("agent_call_of_person").on(table.userId, table.createdAt, table.id),
  ],
);
