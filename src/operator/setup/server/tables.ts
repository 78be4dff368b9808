import { sql } from "drizzle-orm";
import { check, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { bytes, instantColumn } from "#platform/database/columns.ts";
import { literals } from "#platform/database/sql/literals.ts";
import { type SetupDecision, type SetupStepName, setupDecisions, setupStepNames } from "../setup.ts";

/** Stores only hashes of secrets. The first use ends all links. */
export const setupLink = pgTable("setup_link", {
  tokenHash: bytes().primaryKey(),
  createdAt: instantColumn().notNull().default(sql`now()`),
});

export const setupDecision = pgTable(
  "setup_decision",
  {
    step: text().$type<SetupStepName>().primaryKey(),
    decision: text().$type<SetupDecision>().notNull(),
    decidedBy: uuid().notNull(),
    decidedAt: instantColumn().notNull().default(sql`now()`),
  },
  (table) => [
    check("setup_decision_step", sql`${table.step} IN ${sql.raw(literals(setupStepNames))}`),
    check("setup_decision_decision", sql`${table.decision} IN ${sql.raw(literals(setupDecisions))}`),
  ],
);
