import { eq } from "drizzle-orm";
import type { Queue } from "#platform/jobs/queue.ts";
import { type PaymentProvider, ProviderRefusal } from "../../providers/provider.ts";
import { endTopUp } from "./move-top-up.ts";
import { findPayment, findUnpaid } from "./queries.ts";
import { topUp } from "./tables.ts";

/** Every hour top-ups end that nobody paid in time; what arrives for them later stands on the operator's books page. */
export const expireTopUpsQueue: Queue = {
  name: "expire-top-ups",
  cron: "20 * * * *",
  async handle(database) {
    for (const id of await findUnpaid(database.reader)) await database.transaction((tx) => endTopUp(tx, id, "expire"));
  },
};

/** Asks the provider which card or account paid: organizations that share one can't trade (decision 0101). */
export function readPayerQueue(provider: PaymentProvider | undefined): Queue<{ topUpId: string }> {
  return {
    name: "read-payer",
    retryDelaySeconds: 10,
    retryLimit: 11,
    async handle(database, { topUpId }) {
      const payment = await findPayment(database.reader, topUpId);
      if (!payment?.paymentReference || payment.payerKey !== null) return;
      if (provider?.name !== payment.provider)
        throw new Error(`payment provider ${payment.provider} is not configured`);
      const payerKey = await provider.readPayer(payment.paymentReference).catch((error: unknown) => {
        if (error instanceof ProviderRefusal) return null;
        throw error;
      });
      if (payerKey !== null)
        await database.transaction((tx) => tx.update(topUp).set({ payerKey }).where(eq(topUp.id, topUpId)));
    },
  };
}
