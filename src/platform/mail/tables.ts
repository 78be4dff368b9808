import { index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { id, instantColumn, timestamps } from "../database/columns.ts";
import type { Letter } from "./letter.ts";

export const mail = pgTable(
  "mail",
  {
    id: id(),
    recipient: text().notNull(),
    letter: jsonb().$type<Letter>().notNull(),
    sentAt: instantColumn(),
    ...timestamps(),
  },
  (table) => [index("mail_created_at").on(table.createdAt, table.id), index("mail_recipient").on(table.recipient)],
);
