import type { Actor } from "#accounts/actor.ts";
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
import { findWallet } from "#wallet/server/queries.ts";
import type { Scene } from "./agenda.ts";
import { days } from "./clock.ts";
import { ownOf, type World } from "./world.ts";

const provider = "sandbox";
const handlers = { ...topUpHandlers, ...chargebackHandlers, ...autoTopUpHandlers };

/** An advertiser pays in before a booking that would leave too little, the more the more orders there are. */
export async function topUpFor({ tx, clock }: World, owner: Actor, priceCents: number): Promise<void> {
  const { availableCents = 0 } = (await findWallet(tx, owner, ownOf(owner))) ?? {};
  const isLately = clock.present.getTime() - clock.now.getTime() < days(120);
  if (availableCents < priceCents + 50_000) await payTopUp(tx, owner, isLately ? 750_000 : 400_000);
}

async function payTopUp(tx: Tx, owner: Actor, amountCents: number): Promise<string> {
  const id = await begin(tx, owner, amountCents);
  await report(tx, { ...about(id, "paid"), kind: "checkoutPaid", amountCents, paymentReference: paymentOf(id) });
  return id;
}

const begin = (tx: Tx, owner: Actor, amountCents: number) =>
  createTopUp(tx, owner, { organization: ownOf(owner), amountCents, method: "provider" }, provider);

/** Ada's other payments: the launch's budget, and one of each kind that ended otherwise or is on its way. */
export async function* topUpScene({ clock, tx, people }: World): Scene {
  const { ada, olga } = people;
  yield clock.ago(days(300));
  await report(tx, { ...about(await begin(tx, ada, 250_00), "declined"), kind: "checkoutDeclined" });
  yield clock.ago(days(222));
  const refunded = await payTopUp(tx, ada, 120_00);
  yield clock.ago(days(219));
  await report(tx, { ...reversal(refunded, "refund", 120_00), kind: "paymentRefunded" });
  yield clock.ago(days(97));
  await payTopUp(tx, ada, 80_00);
  const twice = await payTopUp(tx, ada, 80_00);
  yield clock.ago(days(95));
  await refund(tx, olga, twice, 80_00);
  yield clock.ago(days(48));
  await payTopUp(tx, ada, 1_200_000);
  yield clock.ago(days(20));
  await agreeToAutoTopUps(tx, ada);
  yield clock.ago(days(9));
  const disputed = await payTopUp(tx, ada, 300_00);
  yield clock.ago(days(2));
  await report(tx, { ...reversal(disputed, "dispute", 300_00), kind: "paymentDisputed" });
  yield clock.ago(days(1));
  await createTopUp(tx, ada, { organization: ownOf(ada), amountCents: 2_500_00, method: "transfer" }, provider);
}

async function refund(tx: Tx, operator: Actor, topUp: string, amountCents: number): Promise<void> {
  const id = await requestRefund(tx, operator, { topUp, amountCents, reason: "The same invoice was paid twice" });
  const { events } = await sandboxProvider.refund({ id, paymentReference: paymentOf(topUp), amountCents });
  for (const event of events) await report(tx, event);
}

/** The balance is far above the threshold, so nothing is charged. */
async function agreeToAutoTopUps(tx: Tx, owner: Actor): Promise<void> {
  const organization = ownOf(owner);
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
