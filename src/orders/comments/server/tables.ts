import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { type Speaker, speakers } from "#messages/conversation.ts";
import { id, instantColumn } from "#platform/database/columns.ts";
import { literals } from "#platform/database/sql/literals.ts";
import { order } from "../../server/tables.ts";

/** Never changed after writing; only resolved. */
export const passageComment = pgTable(
  "passage_comment",
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => order.id),
    speaker: text().$type<Speaker>().notNull(),
    authorId: uuid().notNull(),
    passage: text().notNull(),
    before: text().notNull(),
    body: text().notNull(),
    resolvedAt: instantColumn(),
    resolvedBy: uuid(),
    createdAt: instantColumn().notNull().default(sql`now()`),
  },
  (table) => [
    index("passage_comment_order").on(table.orderId, table.createdAt, table.id),
    check("passage_comment_speaker", sql`${table.speaker} IN ${sql.raw(literals(speakers))}`),
    check("passage_comment_resolved", sql`(${table.resolvedAt} IS NULL) = (${table.resolvedBy} IS NULL)`),
  ],
);
