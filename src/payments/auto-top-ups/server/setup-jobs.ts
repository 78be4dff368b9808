import type { Database } from "#platform/database/database.ts";
import type { Queue } from "#platform/jobs/queue.ts";
import { type PaymentProvider, ProviderRefusal } from "../../providers/provider.ts";
import type { AutoTopUpStatus } from "../auto-top-up.ts";
import { moveAutoTopUp } from "./commands.ts";
import { type AutoTopUpRow, findAutoTopUpSetup, lockSetup } from "./queries.ts";

/** Where the provider leads a person back to. */
const returnPath = "/profile/billing";

/** Somebody waits for it; a provider may be away for half an hour. */
const patience = { retryDelaySeconds: 1, retryLimit: 11 };

/** Asks the provider for the page where a card is saved, then stores where it is. */
export function startCardSetupQueue(provider: PaymentProvider | undefined): Queue<{ setupId: string }> {
  return {
    name: "start-card-setup",
    ...patience,
    async handle(database, { setupId }) {
      const asked = await findAutoTopUpSetup(database.reader, setupId);
      if (asked?.status !== "asked") return;
      if (provider?.name !== asked.provider) throw new Error(`payment provider ${asked.provider} is not configured`);
      await storing(database, setupId, async () => {
        const { url } = await provider.startCardSetup({ id: setupId, returnPath });
        return ["open", { setupUrl: url }];
      });
    },
  };
}

/** Asks the provider which card was saved; from then on it may be charged. */
export function readSavedCardQueue(
  provider: PaymentProvider | undefined,
): Queue<{ setupId: string; reference: string }> {
  return {
    name: "read-saved-card",
    ...patience,
    async handle(database, { setupId, reference }) {
      const saved = await findAutoTopUpSetup(database.reader, setupId);
      if (saved?.status !== "asked" && saved?.status !== "open") return;
      if (provider?.name !== saved.provider) throw new Error(`payment provider ${saved.provider} is not configured`);
      await storing(database, setupId, async () => {
        const card = await provider.readSavedCard(reference);
        const saved = { cardReference: card.reference, cardTitle: card.title, cardKey: card.key };
        return ["on", { ...saved, setupUrl: null, reason: null }];
      });
    },
  };
}

/** Stores what the provider answers by a short transaction of its own; what it refuses for good stops the setup. */
async function storing(
  database: Database,
  setupId: string,
  ask: () => Promise<[AutoTopUpStatus, Partial<AutoTopUpRow>]>,
): Promise<void> {
  const store = (status: AutoTopUpStatus, said: Partial<AutoTopUpRow>) =>
    database.transaction(async (tx) => {
      const row = await lockSetup(tx, setupId);
      if (row) await moveAutoTopUp(tx, row, status, said);
    });
  try {
    await store(...(await ask()));
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error;
    await store("stopped", { reason: error.message });
  }
}
