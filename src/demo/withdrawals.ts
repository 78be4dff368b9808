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
import type { Sealer } from "#platform/files/sealer.ts";
import { ownOf } from "./people.ts";

const payee = { holder: "Quill Media Group", iban: "GB29NWBK60161331926819", bic: "NWBKGB2L" };
const formerAccount = { ...payee, iban: "DE89370400440532013000", bic: "COBADEFF" };

type DemoWithdrawal = { amountCents: number; payee: typeof payee; moves: WithdrawalMove[] };

const demoWithdrawals: DemoWithdrawal[] = [
  { amountCents: 42_000, payee, moves: ["send", "pay"] },
  { amountCents: 15_500, payee: formerAccount, moves: ["send", "fail"] },
  { amountCents: 15_500, payee, moves: ["send"] },
  { amountCents: 8_000, payee, moves: [] },
];
const reason = "The bank answers that this account was closed.";

/** Fills a publisher's withdrawals (R2.17); none without the installation's encryption key. */
export async function fillWithdrawals(tx: Tx, sealer: Sealer, owner: Actor, operator: Actor): Promise<void> {
  if (!sealer.isReady()) return;
  for (const { amountCents, payee: account, moves } of demoWithdrawals) {
    const input = { organization: ownOf(owner), amountCents, method: "transfer" as const, payee: account };
    const id = await requestWithdrawal(tx, owner, input, { sealer, provider: "none" });
    for (const move of moves)
      await makeWithdrawalMove(tx, operator, id, { move, ...(move === "fail" ? { reason } : {}) });
  }
  await payByProvider(tx, sealer, owner);
}

const provider = "sandbox";
const report = (tx: Tx, event: ProviderEvent) =>
  receiveProviderEvent(tx, { ...payeeHandlers, ...payoutHandlers }, provider, event);

async function payByProvider(tx: Tx, sealer: Sealer, owner: Actor): Promise<void> {
  const organization = ownOf(owner);
  await requestOnboarding(tx, owner, organization, provider);
  await report(tx, {
    kind: "payeeUpdated",
    id: `demo_payee_${organization}`,
    canBePaid: true,
    reason: null,
    reference: sandboxReference({ page: "onboarding", intentId: organization, amountCents: 0 }),
    intentId: organization,
    at: new Date().toISOString(),
  });
  const input = { organization, amountCents: 6_000, method: "provider" as const };
  const id = await requestWithdrawal(tx, owner, input, { sealer, provider });
  const payout = await beginSending(tx, id, provider);
  if (!payout) throw new Error("the demo's payout was not sent");
  const { amountCents } = payout;
  const reference = sandboxReference({ page: "payout", intentId: id, amountCents });
  await storeSent(tx, id, reference);
  await report(tx, { kind: "payoutPaid", id: `demo_payout_${id}`, reference, intentId: id, amountCents });
}
