import { eq, sql } from "drizzle-orm";
import type { Actor } from "#accounts/actor.ts";
import { organization as organizationTable } from "#accounts/server/tables.ts";
import { turnOn } from "#payments/auto-top-ups/server/commands.ts";
import { autoTopUpHandlers } from "#payments/auto-top-ups/server/handlers.ts";
import { lockAutoTopUp } from "#payments/auto-top-ups/server/queries.ts";
import { requestRefund } from "#payments/chargebacks/server/commands.ts";
import { chargebackHandlers } from "#payments/chargebacks/server/handlers.ts";
import type { ProviderEvent } from "#payments/events/provider-event.ts";
import { receiveProviderEvent } from "#payments/events/server/commands.ts";
import { sandboxProvider } from "#payments/providers/sandbox/server/sandbox.ts";
import { createTopUp } from "#payments/top-ups/server/commands.ts";
import { topUpHandlers } from "#payments/top-ups/server/handlers.ts";
import type { Tx } from "#platform/database/database.ts";

const provider = "sandbox";
const handlers = { ...topUpHandlers, ...chargebackHandlers, ...autoTopUpHandlers };

/** Tops up as if the account were not new: new accounts have a lower limit. */
export async function asOldAccount<Result>(tx: Tx, id: string, work: () => Promise<Result>): Promise<Result> {
  const setAge = (days: number) =>
    tx
      .update(organizationTable)
      .set({ createdAt: sql`now() - make_interval(days => ${days})` })
      .where(eq(organizationTable.id, id));
  await setAge(400);
  const result = await work();
  await setAge(0);
  return result;
}

export async function payTopUp(tx: Tx, owner: Actor, organization: string, amountCents: number): Promise<string> {
  const id = await createTopUp(tx, owner, { organization, amountCents, method: "provider" }, provider);
  await report(tx, { ...about(id, "paid"), kind: "checkoutPaid", amountCents, paymentReference: paymentOf(id) });
  return id;
}

/**
 * Fills payments of every kind: declined, refunded by provider and by operator, charged back, and a transfer on its
 * way.
 */
export async function fillTopUps(tx: Tx, owner: Actor, organization: string, operator: Actor): Promise<void> {
  const declined = await createTopUp(tx, owner, { organization, amountCents: 250_00, method: "provider" }, provider);
  await report(tx, { ...about(declined, "declined"), kind: "checkoutDeclined" });
  const refunded = await payTopUp(tx, owner, organization, 120_00);
  await report(tx, { ...reversal(refunded, "refund", 120_00), kind: "paymentRefunded" });
  await payTopUp(tx, owner, organization, 80_00);
  await refund(tx, operator, await payTopUp(tx, owner, organization, 80_00), 80_00);
  const disputed = await payTopUp(tx, owner, organization, 300_00);
  await report(tx, { ...reversal(disputed, "dispute", 300_00), kind: "paymentDisputed" });
  await createTopUp(tx, owner, { organization, amountCents: 2_500_00, method: "transfer" }, provider);
  await agreeToAutoTopUps(tx, owner, organization);
}

async function refund(tx: Tx, operator: Actor, topUp: string, amountCents: number): Promise<void> {
  const id = await requestRefund(tx, operator, { topUp, amountCents, reason: "The same invoice was paid twice" });
  const { events } = await sandboxProvider.refund({ id, paymentReference: paymentOf(topUp), amountCents });
  for (const event of events) await report(tx, event);
}

/** The balance is far above the threshold, so nothing is charged; a job asks for the card once Byline runs. */
async function agreeToAutoTopUps(tx: Tx, owner: Actor, organization: string): Promise<void> {
  const bounds = { thresholdCents: 50_00, amountCents: 500_00, dayMaximumCents: 1_000_00 };
  await turnOn(tx, { ...owner, signedInAt: new Date() }, { organization, ...bounds }, provider);
  const intentId = (await lockAutoTopUp(tx, organization))?.setupId ?? "";
  const reference = `sandbox_saved_pays_${intentId}`;
  await report(tx, { kind: "cardSaved", id: `demo_card_${intentId}`, reference, intentId });
}

const about = (topUp: string, what: string) => ({
  id: `demo_${what}_${topUp}`,
  reference: `sandbox_${topUp}`,
  intentId: topUp,
});

const paymentOf = (topUp: string): string => `sandbox_${topUp}_payment`;

const reversal = (topUp: string, what: string, amountCents: number) => ({
  ...about(topUp, what),
  reference: paymentOf(topUp),
  reversalReference: `sandbox_${what}_${topUp}`,
  amountCents,
});

const report = (tx: Tx, event: ProviderEvent) => receiveProviderEvent(tx, handlers, provider, event);
