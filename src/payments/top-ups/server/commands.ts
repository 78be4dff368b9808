import { eq, sql } from "drizzle-orm";
import type { Actor } from "#accounts/actor.ts";
import { requireBooking } from "#accounts/organizations/server/queries.ts";
import { authorize } from "#accounts/server/authorize.ts";
import { recordEvents } from "#events/server/commands.ts";
import type { Tx } from "#platform/database/database.ts";
import { Refusal } from "#platform/http/errors.ts";
import type { Queue } from "#platform/jobs/queue.ts";
import { creditTopUp } from "#wallet/posting.ts";
import { post } from "#wallet/server/commands/post.ts";
import { moveTransaction, recordTransactions } from "#wallet/server/commands/transactions.ts";
import { canTransactionMove, transactionStatuses, transactionTypes } from "#wallet/transaction.ts";
import type { PaymentProvider, ProviderEvent } from "../../providers/provider.ts";
import { findIntent, lockTopUpByReference } from "./queries.ts";
import { providerEvent, topUp } from "./tables.ts";

const { created, pending, success, failed, canceled } = transactionStatuses;

/** Writes the intent to pay and lets a job ask the provider; answers the top-up's id. */
export async function createTopUp(
  tx: Tx,
  actor: Actor,
  input: { organization: string; amountCents: number },
  provider: string,
): Promise<string> {
  authorize(actor, "wallet.topUp", { organizationId: input.organization }, "This organization");
  await requireBooking(tx, input.organization);
  if (provider === "none")
    throw new Refusal(503, "no_payment_provider", "This installation has no payment provider. Ask its operator.");
  const [transactionId = ""] = await recordTransactions(tx, [
    {
      organizationId: input.organization,
      type: transactionTypes.topUp,
      status: created,
      amountCents: input.amountCents,
      description: "Top-up",
    },
  ]);
  const [row] = await tx
    .insert(topUp)
    .values({ organizationId: input.organization, transactionId, provider, createdBy: actor.userId })
    .returning({ id: topUp.id });
  if (!row) throw new Error("top-up was not written");
  await tx.enqueue("start-checkout", { topUpId: row.id });
  return row.id;
}

/** Asks the provider for a checkout, then stores where it is: two short transactions around a call that may be slow. */
export function startCheckoutQueue(providers: PaymentProvider[]): Queue<{ topUpId: string }> {
  return {
    name: "start-checkout",
    async handle(database, { topUpId }) {
      const intent = await findIntent(database.reader, topUpId);
      const provider = providers.find(({ name }) => name === intent?.provider);
      if (!intent || intent.status !== created) return;
      if (!provider) throw new Error(`payment provider ${intent.provider} is not configured`);
      const { reference, checkoutUrl } = await provider.startCheckout({ id: topUpId, amountCents: intent.amountCents });
      await database.transaction(async (tx) => {
        await tx.update(topUp).set({ providerReference: reference, checkoutUrl }).where(eq(topUp.id, topUpId));
        await moveTransaction(tx, intent.transactionId, pending);
      });
    },
  };
}

/** What each outcome that a provider reports is as an event. */
export const topUpHappenings = { paid: "succeed", declined: "fail", left: "cancel" } as const;

const failureReasons = {
  paid: null,
  declined: "The payment was declined. Nothing was charged; try again or use another method.",
  left: "You left the payment page. Nothing was charged.",
};

/** Takes in what a provider reports; each event counts once, and a late or contradicting one changes nothing. */
export async function receiveProviderEvent(tx: Tx, event: ProviderEvent): Promise<void> {
  const stored = await tx
    .insert(providerEvent)
    .values({ provider: event.provider, eventId: event.eventId, payload: event })
    .onConflictDoNothing()
    .returning({ id: providerEvent.id });
  if (stored.length === 0) return;
  const row = await lockTopUpByReference(tx, event.provider, event.reference);
  const to = { paid: success, declined: failed, left: canceled }[event.outcome];
  if (!row || !canTransactionMove(row.status, to)) return;
  if (event.outcome === "paid") {
    const [posted] = await post(tx, [
      creditTopUp({ topUpId: row.id, organizationId: row.organizationId, amountCents: row.amountCents }),
    ]);
    await moveTransaction(
      tx,
      row.transactionId,
      to,
      posted && { balanceAfterCents: posted.balanceAfter(row.organizationId, "available"), postingId: posted.id },
    );
  } else {
    await moveTransaction(tx, row.transactionId, to);
  }
  await tx
    .update(topUp)
    .set({ failureReason: failureReasons[event.outcome], updatedAt: sql`now()` })
    .where(eq(topUp.id, row.id));
  await recordEvents(tx, [
    {
      subject: "topUp",
      subjectId: row.id,
      verb: topUpHappenings[event.outcome],
      organizationIds: [row.organizationId],
      party: "system",
      actorId: null,
      message: failureReasons[event.outcome] ?? "",
    },
  ]);
}
