import { sql } from "drizzle-orm";
import { pgView, text, uuid } from "drizzle-orm/pg-core";
import { literal } from "#platform/database/sql/literals.ts";
import type { TransactionSubject } from "#wallet/transaction.ts";

const subject = (name: TransactionSubject) => sql.raw(literal(name));

/** The payment provider's own names of top-ups and withdrawals. */
export const paymentReference = pgView("payment_reference", {
  subject: text().$type<TransactionSubject>().notNull(),
  subjectId: uuid().notNull(),
  providerReference: text(),
}).as(sql`
  SELECT ${subject("topUp")} AS subject, id AS subject_id, provider_reference FROM top_up
  UNION ALL SELECT ${subject("withdrawal")}, id, provider_reference FROM withdrawal`);
