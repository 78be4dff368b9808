import { sql } from "drizzle-orm";
import { pgView, text, uuid } from "drizzle-orm/pg-core";
import { literal, literals } from "#platform/database/sql/literals.ts";
import type { TransactionSubject } from "#wallet/transaction.ts";
import type { ChargebackStatus } from "../chargebacks/chargeback.ts";
import { topUpMoves } from "../top-ups/top-up.ts";

const subject = (name: TransactionSubject) => sql.raw(literal(name));

/** The payment provider's own names of top-ups and withdrawals. */
export const paymentReference = pgView("payment_reference", {
  subject: text().$type<TransactionSubject>().notNull(),
  subjectId: uuid().notNull(),
  providerReference: text(),
}).as(sql`
  SELECT ${subject("topUp")} AS subject, id AS subject_id, provider_reference FROM top_up
  UNION ALL SELECT ${subject("withdrawal")}, id, provider_reference FROM withdrawal`);

const openChargebacks = ["asked", "open"] as const satisfies ChargebackStatus[];

/** Payments that may still bring money to an organization: unpaid top-ups, and chargebacks that may be undone. */
export const awaitedPayment = pgView("awaited_payment", {
  organizationId: uuid().notNull(),
  subject: text().$type<"topUp" | "chargeback">().notNull(),
}).as(sql`
  SELECT top_up.organization_id, ${subject("topUp")} AS subject FROM top_up JOIN transaction ON transaction.id = top_up.transaction_id
  WHERE transaction.status IN (${sql.raw(topUpMoves.succeed.from.join(", "))})
  UNION ALL SELECT organization_id, 'chargeback' FROM chargeback WHERE status IN ${sql.raw(literals(openChargebacks))}`);
