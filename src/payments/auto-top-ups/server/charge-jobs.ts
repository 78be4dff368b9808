import { hourMilliseconds } from "#platform/contract/day.ts";
import type { Tx } from "#platform/database/database.ts";
import { readNow } from "#platform/database/now.ts";
import type { Queue } from "#platform/jobs/queue.ts";
import { transactionStatuses } from "#wallet/transaction.ts";
import { receiveProviderEvents } from "../../events/server/commands.ts";
import { type PaymentProvider, ProviderRefusal } from "../../providers/provider.ts";
import { writeAutomatic } from "../../top-ups/server/commands.ts";
import { topUpHandlers } from "../../top-ups/server/handlers.ts";
import { endTopUp, moveTopUp } from "../../top-ups/server/move-top-up.ts";
import { findIntent, lockTopUp } from "../../top-ups/server/queries.ts";
import { stopAutoTopUp } from "./commands.ts";
import { autoTopUpHandlers } from "./handlers.ts";
import { findDue, lockAutoTopUp } from "./queries.ts";

const handlers = { ...topUpHandlers, ...autoTopUpHandlers };

/** Providers keep a call's key for a day: asked later than this, they might charge a card twice. */
const keyKeptHours = 20;

/** Looks each minute whose balance runs low, as the alert does, and begins their top-ups. */
export function topUpAutomaticallyQueue(provider: PaymentProvider | undefined): Queue {
  return {
    name: "top-up-automatically",
    cron: "* * * * *",
    async handle(database) {
      if (!provider) return;
      for (const id of await findDue(database.reader, provider.name))
        await database.transaction((tx) => beginTopUp(tx, id, provider.name));
    },
  };
}

/** Two at once begin one: the second waits for the row, and then finds the first one's top-up. */
async function beginTopUp(tx: Tx, organizationId: string, provider: string): Promise<void> {
  const row = await lockAutoTopUp(tx, organizationId);
  const [due] = await findDue(tx, provider, organizationId);
  if (!row || !due) return;
  const { amountCents, agreedBy, cardReference } = row;
  const topUpId = await writeAutomatic(tx, { organizationId, amountCents, provider, createdBy: agreedBy });
  await tx.enqueue("charge-card", { topUpId, cardReference });
}

const { created, pending } = transactionStatuses;

/** The job names the card: a charge with a lost answer is repeated alike, even once the card is forgotten. */
type Charge = { topUpId: string; cardReference: string };

/** Charges the saved card with the top-up's id as the key. The provider's answer is taken in like any report. */
export function chargeCardQueue(provider: PaymentProvider | undefined): Queue<Charge> {
  return {
    name: "charge-card",
    retryDelaySeconds: 2,
    retryLimit: 12,
    async handle(database, { topUpId: id, cardReference }) {
      const intent = await findIntent(database.reader, id);
      if (!intent || (intent.status !== created && intent.status !== pending)) return;
      const ageMilliseconds = (await readNow(database.reader)).getTime() - intent.createdAt.getTime();
      if (ageMilliseconds > keyKeptHours * hourMilliseconds) return;
      if (provider?.name !== intent.provider) throw new Error(`payment provider ${intent.provider} is not configured`);
      const { organizationId, amountCents } = intent;
      if (!(await database.transaction((tx) => beginCharge(tx, id, cardReference)))) return;
      try {
        const events = await provider.chargeCard({ id, amountCents, cardReference });
        await receiveProviderEvents(database, handlers, provider.name, events);
      } catch (error) {
        if (!(error instanceof ProviderRefusal)) throw error;
        await database.transaction(async (tx) => {
          await endTopUp(tx, id, "refuse");
          await stopAutoTopUp(tx, organizationId, error.message);
        });
      }
    },
  };
}

/**
 * True where the provider is to be asked. A top-up ends here if its card was turned off or replaced before. Later, the provider's
 * answer counts.
 */
async function beginCharge(tx: Tx, topUpId: string, cardReference: string): Promise<boolean> {
  const topUp = await lockTopUp(tx, topUpId);
  if (topUp?.status !== created) return topUp?.status === pending;
  const row = await lockAutoTopUp(tx, topUp.organizationId);
  if (row?.status === "on" && row.cardReference === cardReference) {
    await moveTopUp(tx, topUp, { move: "open", party: "system" });
    return true;
  }
  await endTopUp(tx, topUpId, "turnOff");
  return false;
}
