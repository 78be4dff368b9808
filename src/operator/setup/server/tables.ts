import { sql } from "drizzle-orm";
import { check, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { bytes, instant } from "#platform/database/columns.ts";
import { literals } from "#platform/database/sql/literals.ts";
import { type SetupDecision, type SetupStepName, setupDecisions, setupStepNames } from "../setup.ts";

/** Links that make the first operator; of each secret only the hash is kept. All end with the first that is used. */
export const setupLink = pgTable("setup_link", {
  tokenHash: bytes().primaryKey(),
  createdAt: instant().notNull().default(sql`now()`),
});

/** What an operator decided about a step of the setup. */
export const setupDecision = pgTable(
  "setup_decision",
  {
    step: text().$type<SetupStepName>().primaryKey(),
    decision: text().$type<SetupDecision>().notNull(),
    decidedBy: uuid().notNull(),
    decidedAt: instant().notNull().default(sql`now()`),
  },
  (table) => [
    check("setup_decision_step", sql`${table.step} IN ${sql.raw(literals(setupStepNames))}`),
    check("setup_decision_decision", sql`${table.decision} IN ${sql.raw(literals(setupDecisions))}`),
  ],
);
