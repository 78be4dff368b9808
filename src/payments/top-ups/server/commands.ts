import { eq } from "drizzle-orm";
import { v7 } from "uuid";
import type { Actor } from "#accounts/actor.ts";
import { requireBooking } from "#accounts/organizations/server/queries.ts";
import { authorize } from "#accounts/server/authorize.ts";
import type { Tx } from "#platform/database/database.ts";
import { takeTurn } from "#platform/database/turn.ts";
import { conflict, Refusal } from "#platform/http/errors.ts";
import type { Queue } from "#platform/jobs/queue.ts";
import { type Cents, formatCents } from "#platform/money/money.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { readSettings } from "#settings/server/queries.ts";
import { recordTransactions } from "#wallet/server/commands/transactions.ts";
import { type TransactionStatus, transactionStatuses, transactionTypes } from "#wallet/transaction.ts";
import { type Opened, type PaymentProvider, ProviderRefusal } from "../../providers/provider.ts";
import { transferProvider } from "../top-up.ts";
import type { TopUpMethod } from "../ways-to-pay.ts";
import { endTopUp, moveTopUp } from "./move-top-up.ts";
import { findIntent, lockTopUp, readVelocity } from "./queries.ts";
import { topUp } from "./tables.ts";
import { newReference, requireBankAccount } from "./transfers.ts";

const texts = catalogue("payments.topUps.server.commands", {
  noPaymentProvider: "This installation has no payment provider. Ask its operator.",
  tooManyTopUps: (begun: number) =>
    `You began ${begun} top-ups in 24 hours. Try again tomorrow, or send a bank transfer.`,
  newAccountLimit: (amount: string, amount2: string) =>
    `A new account can top up ${amount} in 24 hours, and ${amount2} is left. Enter less, or send a bank transfer.`,
  automaticTopUp: "Automatic top-up",
});

const { created, pending } = transactionStatuses;

/** Writes the intent to pay and lets a job ask the provider; answers the top-up's id. */
export async function createTopUp(
  tx: Tx,
  actor: Actor,
  input: { organization: string; amountCents: number; method: TopUpMethod },
  configured: string,
): Promise<string> {
  authorize(actor, "wallet.topUp", { organizationId: input.organization }, "This organization");
  await requireBooking(tx, input.organization);
  const isTransfer = input.method === "transfer";
  if (isTransfer) await requireBankAccount(tx);
  else if (configured === "none") throw new Refusal(503, "no_payment_provider", texts.noPaymentProvider);
  if (!isTransfer) await refuseTooFast(tx, input.organization, input.amountCents);
  const id = await writeTopUp(tx, {
    organizationId: input.organization,
    amountCents: input.amountCents,
    createdBy: actor.userId,
    status: isTransfer ? pending : created,
    ...(isTransfer ? { provider: transferProvider, providerReference: newReference() } : { provider: configured }),
  });
  if (!isTransfer) await tx.enqueue("start-checkout", { topUpId: id });
  return id;
}

/**
 * Stolen cards are tried fast, and by new accounts. Throws 409 `top_up_limit` beyond the operator's number of top-ups a day, and for
 * a new organization beyond its sum.
 */
async function refuseTooFast(tx: Tx, organizationId: string, amountCents: Cents): Promise<void> {
  await takeTurn(tx, `byline-top-ups:${organizationId}`);
  const { begun, dayCents, isNew } = await readVelocity(tx, organizationId);
  const { topUpsPerDay, newAccountTopUpCents } = await readSettings(tx);
  if (begun >= topUpsPerDay) throw conflict("top_up_limit", texts.tooManyTopUps(begun));
  const leftCents = Math.max(0, newAccountTopUpCents - dayCents);
  if (isNew && amountCents > leftCents)
    throw conflict("top_up_limit", texts.newAccountLimit(formatCents(newAccountTopUpCents), formatCents(leftCents)), {
      leftCents,
    });
}

type NewTopUp = Pick<typeof topUp.$inferInsert, "organizationId" | "provider" | "providerReference" | "createdBy"> & {
  amountCents: Cents;
};

/** The intent to charge a saved card, which the caller lets a job carry out; answers the top-up's id. */
export const writeAutomatic = (tx: Tx, wanted: NewTopUp): Promise<string> =>
  writeTopUp(tx, { ...wanted, automatic: true, status: created });

async function writeTopUp(
  tx: Tx,
  { amountCents, status, ...row }: NewTopUp & { status: TransactionStatus; automatic?: boolean },
): Promise<string> {
  const id = v7();
  const [transactionId = ""] = await recordTransactions(tx, [
    {
      organizationId: row.organizationId,
      type: transactionTypes.topUp,
      status,
      amountCents,
      subject: "topUp",
      subjectId: id,
      description: row.automatic ? texts.automaticTopUp : "Top-up",
    },
  ]);
  await tx.insert(topUp).values({ id, transactionId, ...row });
  return id;
}

/** Asks the provider for a checkout, then stores its address: two short transactions around a slow call. */
export function startCheckoutQueue(provider: PaymentProvider | undefined): Queue<{ topUpId: string }> {
  return {
    name: "start-checkout",
    // Somebody waits for it at first; a provider may be away for half an hour.
    retryDelaySeconds: 1,
    retryLimit: 11,
    async handle(database, { topUpId }) {
      const intent = await findIntent(database.reader, topUpId);
      if (!intent || intent.status !== created) return;
      if (provider?.name !== intent.provider) throw new Error(`payment provider ${intent.provider} is not configured`);
      const { amountCents } = intent;
      try {
        const opened = await provider.startCheckout({ id: topUpId, amountCents, returnPath: `/top-up/${topUpId}` });
        await database.transaction((tx) => storeCheckout(tx, topUpId, opened));
      } catch (error) {
        if (!(error instanceof ProviderRefusal)) throw error;
        await database.transaction((tx) => endTopUp(tx, topUpId, "refuse"));
      }
    },
  };
}

/** The provider may have told of the payment already: then only where it was made is news. */
async function storeCheckout(tx: Tx, topUpId: string, { reference, url }: Opened): Promise<void> {
  const intent = await lockTopUp(tx, topUpId);
  const fields = { providerReference: reference, checkoutUrl: url };
  if (intent?.status === created) await moveTopUp(tx, intent, { move: "open", party: "system", fields });
  else await tx.update(topUp).set(fields).where(eq(topUp.id, topUpId));
}
