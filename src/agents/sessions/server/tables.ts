import { sql } from "drizzle-orm";
import { bigint, check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { accessGrant } from "#accounts/server/tables.ts";
import { instantColumn } from "#platform/database/columns.ts";
import { literals } from "#platform/database/sql/literals.ts";
import { type PersonsAnswer, personsAnswers } from "../session.ts";

/** Sessions of clients of the revisions of 2025 that show forms to their person (decision 0265). */
export const agentSession = pgTable(
  "agent_session",
  {
    /** Random, since it names a session to whoever holds the grant's token. */
    id: uuid().primaryKey(),
    grantId: uuid()
      .notNull()
      .references(() => accessGrant.id, { onDelete: "cascade" }),
    /** Of the protocol, as client and server agreed. */
    revision: text().notNull(),
    /** As the client calls itself. */
    app: text().notNull(),
    createdAt: instantColumn().notNull().default(sql`now()`),
    /** To the hour. */
    usedAt: instantColumn().notNull().default(sql`now()`),
  },
  (table) => [
    index("agent_session_grant").on(table.grantId, table.usedAt),
    index("agent_session_used").on(table.usedAt),
  ],
);

/** A question that waits for a person's answer. Its row ends with the wait. */
export const agentQuestion = pgTable(
  "agent_question",
  {
    id: uuid().primaryKey(),
    sessionId: uuid()
      .notNull()
      .references(() => agentSession.id, { onDelete: "cascade" }),
    /** The call that asks, as its client numbers it. */
    callKey: text().notNull(),
    tool: text().notNull(),
    cents: bigint({ mode: "number" }).notNull(),
    answer: text().$type<PersonsAnswer>(),
    endsAt: instantColumn().notNull(),
  },
  (table) => [
    index("agent_question_session").on(table.sessionId),
    check("agent_question_answer", sql`${table.answer} IN ${sql.raw(literals(personsAnswers))}`),
  ],
);
