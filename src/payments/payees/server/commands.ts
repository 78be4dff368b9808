import { and, eq, isNull, sql } from "drizzle-orm";
import type { Actor } from "#accounts/actor.ts";
import { authorize, requireFreshSignIn } from "#accounts/server/authorize.ts";
import type { NewEvent } from "#events/event.ts";
import { recordEvents } from "#events/server/commands.ts";
import type { Tx } from "#platform/database/database.ts";
import { conflict } from "#platform/http/errors.ts";
import type { Queue } from "#platform/jobs/queue.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { type Opened, type PaymentProvider, ProviderRefusal } from "../../providers/provider.ts";
import { providerTitle } from "../../providers/provider-title.ts";
import { onboardingReturnPath } from "../contract.ts";
import { findOnboarding } from "./queries.ts";
import { providerPayee } from "./tables.ts";
import type { payeeHappenings } from "./tell.ts";

const texts = catalogue("payments.payees.server.commands", {
  setUp: "set up payouts",
  noPayouts: "This installation pays by bank transfer only. Withdraw to a bank account.",
});

/**
 * Lets a job ask the provider for the page where an organization gives what a payout needs. It decides where money goes, so the owner has
 * to have signed in a short while ago. Throws 409 `no_payouts` where the provider can't pay out.
 */
export async function requestOnboarding(
  tx: Tx,
  actor: Actor,
  organizationId: string,
  provider: string,
): Promise<string> {
  authorize(actor, "wallet.withdraw", { organizationId }, "This organization");
  requireFreshSignIn(actor, texts.setUp);
  if (!providerTitle(provider)) throw conflict("no_payouts", texts.noPayouts);
  const asked = { onboardingUrl: null, requestedBy: actor.userId, changedAt: sql`now()` };
  await tx
    .insert(providerPayee)
    .values({ organizationId, provider, ...asked })
    .onConflictDoUpdate({
      target: [providerPayee.organizationId, providerPayee.provider],
      // The provider's facts of a payee stay; the reason of the last refused page does not.
      set: {
        ...asked,
        reason: sql`CASE WHEN ${providerPayee.toldAt} IS NOT NULL THEN ${providerPayee.reason} END`,
      },
    });
  await tx.enqueue("start-onboarding", { organizationId, provider });
  await recordPayeeChange(tx, organizationId, { party: "person", actorId: actor.userId, message: actor.email });
  return organizationId;
}

type ChangeMaker = Pick<NewEvent, "party" | "actorId" | "message">;

/** Payouts wait from here on, so owners and admins are told. */
export async function recordPayeeChange(tx: Tx, organizationId: string, by: ChangeMaker): Promise<void> {
  const verb = "changePayouts" satisfies (typeof payeeHappenings)[number];
  await recordEvents(tx, [
    { subject: "organization", subjectId: organizationId, organizationIds: [organizationId], verb, ...by },
  ]);
}

type Onboarding = { organizationId: string; provider: string };

/** Asks the provider for its page, then stores where it is: the call stands between two short transactions. */
export function startOnboardingQueue(provider: PaymentProvider | undefined): Queue<Onboarding> {
  return {
    name: "start-onboarding",
    // Somebody waits for it; a page that comes half an hour late is still shown.
    retryDelaySeconds: 1,
    retryLimit: 11,
    async handle(database, asked) {
      const onboarding = await findOnboarding(database.reader, asked.organizationId, asked.provider);
      if (!onboarding || onboarding.onboardingUrl !== null) return;
      if (provider?.name !== asked.provider) throw new Error(`payment provider ${asked.provider} is not configured`);
      const { email, payeeReference } = onboarding;
      const payee = { id: asked.organizationId, email, payeeReference, returnPath: onboardingReturnPath };
      try {
        const opened = await provider.startOnboarding(payee);
        await database.transaction((tx) => storeOnboarding(tx, asked, opened));
      } catch (error) {
        if (!(error instanceof ProviderRefusal)) throw error;
        await database.transaction((tx) => storeRefusal(tx, asked, error.message));
      }
    },
  };
}

const isAsked = ({ organizationId, provider }: Onboarding) =>
  and(eq(providerPayee.organizationId, organizationId), eq(providerPayee.provider, provider));

/** The account of the first answer stays the organization's. */
async function storeOnboarding(tx: Tx, asked: Onboarding, { reference, url }: Opened): Promise<void> {
  await tx
    .update(providerPayee)
    .set({
      reference: sql`coalesce(${providerPayee.reference}, ${reference})`,
      onboardingUrl: url,
      updatedAt: sql`now()`,
    })
    .where(isAsked(asked));
  tellPayee(tx, asked.organizationId);
}

async function storeRefusal(tx: Tx, asked: Onboarding, reason: string): Promise<void> {
  await tx
    .update(providerPayee)
    .set({ reason, updatedAt: sql`now()` })
    .where(and(isAsked(asked), isNull(providerPayee.toldAt)));
  tellPayee(tx, asked.organizationId);
}

/** The withdrawal's screen shows whether the organization can be paid. */
export const tellPayee = (tx: Tx, organizationId: string): void => {
  tx.changes.push({ resource: "withdrawal_terms", id: organizationId, organizationIds: [organizationId] });
};
