import type { Tx } from "#platform/database/database.ts";
import { canMove } from "#platform/lifecycle/lifecycle.ts";
import { transactionStatuses } from "#wallet/transaction.ts";
import type { Handled, ProviderEventHandlers, ReceivedProviderEvent } from "../../../events/server/commands.ts";
import { payOut } from "../../postings.ts";
import { type WithdrawalMove, withdrawalLife } from "../../withdrawal.ts";
import { moveWithdrawal } from "../commands/moves.ts";
import { lockWithdrawalOf, type WithdrawalRow } from "../queries.ts";

const { success, refunded } = transactionStatuses;

/** The bank has it. A report that says so again names the posting that is there. */
async function receivePaid(tx: Tx, event: ReceivedProviderEvent<"payoutPaid">): Promise<Handled> {
  const row = await lockWithdrawalOf(tx, event);
  if (!row) return { outcome: "waiting" };
  if (row.status === success || row.status === refunded)
    return { outcome: "ignored", postingKey: payOut({ ...row, withdrawalId: row.id }).key };
  return settle(tx, row, event.reference, { move: "pay" });
}

/** It did not reach the bank, or came back after it was paid. */
const receiveEnd =
  (usual: string) =>
  async (tx: Tx, event: ReceivedProviderEvent<"payoutFailed" | "payoutCanceled">): Promise<Handled> => {
    const row = await lockWithdrawalOf(tx, event);
    if (!row) return { outcome: "waiting" };
    const reason = ("reason" in event && event.reason) || usual;
    return settle(tx, row, event.reference, {
      move: row.status === success ? "return" : "fail",
      reason,
    });
  };

/** The table of moves refuses what is late or contradicts what is known. */
async function settle(
  tx: Tx,
  row: WithdrawalRow,
  providerReference: string,
  made: { move: WithdrawalMove; reason?: string },
): Promise<Handled> {
  if (!canMove(withdrawalLife, made.move, row.status, "system")) return { outcome: "ignored" };
  const postingKey = await moveWithdrawal(tx, row, { ...made, providerReference, party: "system", actorId: null });
  return { outcome: "applied", ...(postingKey ? { postingKey } : {}) };
}

/** What providers report of payouts. */
export const payoutHandlers = {
  payoutPaid: receivePaid,
  payoutFailed: receiveEnd("The bank did not take the money."),
  payoutCanceled: receiveEnd("The payout was canceled."),
} satisfies ProviderEventHandlers;
