import type { Actor } from "#accounts/actor.ts";
import type { ProviderEvent } from "#payments/events/provider-event.ts";
import { receiveProviderEvent } from "#payments/events/server/commands.ts";
import { requestOnboarding } from "#payments/payees/server/commands.ts";
import { payeeHandlers } from "#payments/payees/server/handlers.ts";
import { sandboxReference } from "#payments/providers/sandbox/answers.ts";
import { makeWithdrawalMove } from "#payments/withdrawals/server/commands/moves.ts";
import { requestWithdrawal } from "#payments/withdrawals/server/commands/request.ts";
import { payoutHandlers } from "#payments/withdrawals/server/provider/handlers.ts";
import { beginSending, storeSent } from "#payments/withdrawals/server/provider/send.ts";
import type { WithdrawalMove } from "#payments/withdrawals/withdrawal.ts";
import type { Tx } from "#platform/database/database.ts";
import type { Scene } from "./agenda.ts";
import { days, hours } from "./clock.ts";
import { ownOf, type World } from "./world.ts";

const payee = { holder: "Quill Media Group", iban: "GB29NWBK60161331926819", bic: "NWBKGB2L" };
const formerAccount = { ...payee, iban: "DE89370400440532013000", bic: "COBADEFF" };

/** A day passes before each move. */
type DemoWithdrawal = { daysAgo: number; amountCents: number; payee: typeof payee; moves: WithdrawalMove[] };

const monthly: DemoWithdrawal[] = [380, 350, 320, 290, 260, 230, 200, 170, 140, 110, 80, 50].map((daysAgo, month) => ({
  daysAgo,
  amountCents: 26_000 + month * 6_500,
  payee: formerAccount,
  moves: ["send", "pay"],
}));

/** After a new account the payout waits for three days. */
const recent: DemoWithdrawal[] = [
  { daysAgo: 36, amountCents: 15_500, payee: formerAccount, moves: ["send", "pay", "return"] },
  { daysAgo: 31, amountCents: 15_500, payee: formerAccount, moves: ["send", "fail"] },
  { daysAgo: 26, amountCents: 9_000, payee, moves: ["cancel"] },
  { daysAgo: 21, amountCents: 42_000, payee, moves: ["send", "pay"] },
  { daysAgo: 5, amountCents: 15_500, payee, moves: ["send"] },
  { daysAgo: 0.8, amountCents: 8_000, payee, moves: [] },
];
const reason = "The bank answers that this account was closed.";

/** A publisher's withdrawals, in each state (R2.17); none without the installation's encryption key. */
export const withdrawalScenes = (world: World): Scene[] =>
  world.files.sealer.isReady()
    ? [...[...monthly, ...recent].map((withdrawal) => withdrawn(world, withdrawal)), paidByProvider(world)]
    : [];

async function* withdrawn(world: World, { daysAgo, amountCents, payee: account, moves }: DemoWithdrawal): Scene {
  const { clock, tx, people, files } = world;
  yield clock.ago(days(daysAgo));
  const owner = freshly(people.paul);
  const input = { organization: ownOf(owner), amountCents, method: "transfer" as const, payee: account };
  const id = await requestWithdrawal(tx, owner, input, { sealer: files.sealer, provider: "none" });
  for (const [at, move] of moves.entries()) {
    yield new Date(clock.now.getTime() + (at === 0 ? hours(74) : hours(22)));
    const mover = move === "cancel" ? owner : people.olga;
    const isReasoned = move === "fail" || move === "return";
    await makeWithdrawalMove(tx, mover, id, { move, ...(isReasoned ? { reason } : {}) });
  }
}

/** A withdrawal asks for a recent sign-in, and no filling takes long. */
const freshly = (actor: Actor): Actor => ({ ...actor, signedInAt: new Date() });

const provider = "sandbox";
const report = (tx: Tx, event: ProviderEvent) =>
  receiveProviderEvent(tx, { ...payeeHandlers, ...payoutHandlers }, provider, event);

async function* paidByProvider({ clock, tx, people, files }: World): Scene {
  yield clock.ago(days(17));
  const owner = freshly(people.paul);
  const organization = ownOf(owner);
  await requestOnboarding(tx, owner, organization, provider);
  await report(tx, {
    kind: "payeeUpdated",
    id: `demo_payee_${organization}`,
    canBePaid: true,
    reason: null,
    reference: sandboxReference({ page: "onboarding", intentId: organization, amountCents: 0 }),
    intentId: organization,
    at: clock.now.toISOString(),
  });
  yield clock.ago(days(13));
  const input = { organization, amountCents: 6_000, method: "provider" as const };
  const id = await requestWithdrawal(tx, owner, input, { sealer: files.sealer, provider });
  yield clock.ago(days(12));
  const payout = await beginSending(tx, id, provider);
  if (!payout) throw new Error("the demo's payout was not sent");
  const { amountCents } = payout;
  const reference = sandboxReference({ page: "payout", intentId: id, amountCents });
  await storeSent(tx, id, reference);
  await report(tx, { kind: "payoutPaid", id: `demo_payout_${id}`, reference, intentId: id, amountCents });
}
