import type { EventParty } from "#events/event.ts";
import { recordEvents } from "#events/server/commands.ts";
import type { Tx } from "#platform/database/database.ts";
import { type TransactionStatus, transactionStatusNames } from "#wallet/transaction.ts";
import type { WithdrawalHappening } from "../withdrawal.ts";

type WithdrawalEvent = {
  verb: WithdrawalHappening;
  party: EventParty;
  actorId: string | null;
  from?: TransactionStatus;
  to: TransactionStatus;
  reason?: string | undefined;
};

/** Writes what happened to a withdrawal, in the transaction in which it happens. */
export const recordWithdrawalEvent = (
  tx: Tx,
  { id, organizationId }: { id: string; organizationId: string },
  { verb, party, actorId, from, to, reason = "" }: WithdrawalEvent,
): Promise<string[]> =>
  recordEvents(tx, [
    {
      subject: "withdrawal",
      subjectId: id,
      verb,
      organizationIds: [organizationId],
      party,
      actorId,
      fromState: from === undefined ? undefined : transactionStatusNames[from],
      toState: transactionStatusNames[to],
      message: reason,
    },
  ]);
