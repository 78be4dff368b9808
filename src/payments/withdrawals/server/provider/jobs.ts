import type { Queue } from "#platform/jobs/queue.ts";
import { type PaymentProvider, ProviderRefusal } from "../../../providers/provider.ts";
import { findUnsentPayouts } from "../queries.ts";
import { beginSending, findRecall, refuseSending, storeRecalled, storeSent } from "./send.ts";

type Payout = { withdrawalId: string };

/** A provider may be away for hours. Repeated calls happen once, since the withdrawal's id is their key. */
const patience = { retryDelaySeconds: 2, retryLimit: 12 };

/** Asks the provider to pay a withdrawal: the call stands between two short transactions. */
export function sendPayoutQueue(provider: PaymentProvider | undefined): Queue<Payout> {
  return {
    name: "send-payout",
    ...patience,
    async handle(database, { withdrawalId }) {
      const payout = await database.transaction((tx) => beginSending(tx, withdrawalId, provider?.name));
      if (!payout || !provider) return;
      try {
        const { reference } = await provider.payOut(payout);
        await database.transaction((tx) => storeSent(tx, withdrawalId, reference));
      } catch (error) {
        if (!(error instanceof ProviderRefusal)) throw error;
        await database.transaction((tx) => refuseSending(tx, withdrawalId, error.message));
      }
    },
  };
}

/** Payouts that a stop or a provider's bad day held up go on by themselves. */
export const sendWaitingPayoutsQueue: Queue = {
  name: "send-waiting-payouts",
  cron: "*/10 * * * *",
  async handle(database) {
    const ids = await findUnsentPayouts(database.reader);
    await database.transaction(async (tx) => {
      for (const withdrawalId of ids) await tx.enqueue("send-payout", { withdrawalId });
    });
  },
};

/** Brings the money of a payout that failed back from the payee's account at the provider. */
export function recallPayoutQueue(provider: PaymentProvider | undefined): Queue<Payout> {
  return {
    name: "recall-payout",
    ...patience,
    async handle(database, { withdrawalId }) {
      const recall = await findRecall(database.reader, withdrawalId);
      if (!recall) return;
      if (provider?.name !== recall.provider) throw new Error(`payment provider ${recall.provider} is not configured`);
      await provider.recallPayout(recall);
      await database.transaction((tx) => storeRecalled(tx, withdrawalId));
    },
  };
}
