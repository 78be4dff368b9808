import { eq, sql } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";
import type { Queue } from "#platform/jobs/queue.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { post } from "#wallet/server/commands/post.ts";
import { recordTransactions } from "#wallet/server/commands/transactions.ts";
import { transactionStatuses, transactionTypes } from "#wallet/transaction.ts";
import { statusOf } from "../commission.ts";
import { payCommission } from "../postings.ts";
import { readDue } from "./queries.ts";
import { commission } from "./tables.ts";

const texts = catalogue("affiliate.server.jobs", {
  commission: (orderNumber: string) => `Affiliate commission, order ${orderNumber}`,
});

export const payCommissionsQueue: Queue = {
  name: "pay-commissions",
  cron: "*/10 * * * *",
  async handle(database) {
    for (const id of await readDue(database.reader)) await database.transaction((tx) => pay(tx, id));
  },
};

/** Pays a due commission; does nothing when it no longer waits. */
export async function pay(tx: Tx, id: string): Promise<void> {
  const [due] = await tx.select().from(commission).where(eq(commission.id, id)).for("update");
  if (!due || statusOf(due) !== "waiting") return;
  const { organizationId, orderNumber } = due;
  const amountCents = due.amountCents - due.takenBackCents;
  const [posted] = await post(tx, [payCommission({ commissionId: id, organizationId, amountCents })]);
  await recordTransactions(tx, [
    {
      organizationId,
      type: transactionTypes.earnings,
      status: transactionStatuses.success,
      amountCents,
      balanceAfterCents: posted?.balanceAfter(organizationId, "available"),
      postingId: posted?.id,
      subject: "commission",
      subjectId: id,
      description: texts.commission(orderNumber),
    },
  ]);
  await tx.update(commission).set({ paidAt: sql`now()` }).where(eq(commission.id, id));
}
