import type { Actor } from "#accounts/actor.ts";
import { makeWithdrawalMove } from "#payments/withdrawals/server/commands/moves.ts";
import { requestWithdrawal } from "#payments/withdrawals/server/commands/request.ts";
import type { WithdrawalMove } from "#payments/withdrawals/withdrawal.ts";
import type { Tx } from "#platform/database/database.ts";
import type { Sealer } from "#platform/files/sealer.ts";
import { ownOf } from "./people.ts";

const payee = { holder: "Quill Media Group", iban: "GB29NWBK60161331926819", bic: "NWBKGB2L" };
const formerAccount = { ...payee, iban: "DE89370400440532013000", bic: "COBADEFF" };

type DemoWithdrawal = { amountCents: number; payee: typeof payee; moves: WithdrawalMove[] };

/** One that was paid, one that the bank refused, one on its way, and one that waits for the operator. */
const demoWithdrawals: DemoWithdrawal[] = [
  { amountCents: 42_000, payee, moves: ["send", "pay"] },
  { amountCents: 15_500, payee: formerAccount, moves: ["send", "fail"] },
  { amountCents: 15_500, payee, moves: ["send"] },
  { amountCents: 8_000, payee, moves: [] },
];
const reason = "The bank answers that this account was closed.";

/** A publisher's withdrawals (R2.17); none without the installation's key. */
export async function fillWithdrawals(tx: Tx, sealer: Sealer, owner: Actor, operator: Actor): Promise<void> {
  if (!sealer.isReady()) return;
  const present = { ...owner, signedInAt: new Date() };
  for (const { amountCents, payee: account, moves } of demoWithdrawals) {
    const input = { organization: ownOf(owner), amountCents, method: "transfer" as const, payee: account };
    const id = await requestWithdrawal(tx, present, input, { sealer, provider: "none" });
    for (const move of moves)
      await makeWithdrawalMove(tx, operator, id, { move, ...(move === "fail" ? { reason } : {}) });
  }
}
