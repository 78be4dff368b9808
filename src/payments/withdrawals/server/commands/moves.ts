import { eq, sql } from "drizzle-orm";
import type { Actor } from "#accounts/actor.ts";
import { findOrganizationName } from "#accounts/organizations/server/queries.ts";
import { authorize, refuseOwnOrganization } from "#accounts/server/authorize.ts";
import { writeAudit } from "#audit/server/commands.ts";
import type { Tx } from "#platform/database/database.ts";
import { readNow } from "#platform/database/now.ts";
import { conflict, forbidden, notFound } from "#platform/http/errors.ts";
import { transactionStatusNames } from "#wallet/transaction.ts";
import { allowedOperatorMoves, canMoveWithdrawal, type WithdrawalMove, withdrawalMoveNamed } from "../../withdrawal.ts";
import { beginPayout, completePayout, putEarningsBack, takeBackPayout } from "../post-withdrawal.ts";
import { lockWithdrawal, type WithdrawalRow } from "../queries.ts";
import { recordWithdrawalEvent } from "../record.ts";
import { withdrawal } from "../tables.ts";

type Made = { move: WithdrawalMove; reason?: string | undefined };

/** What somebody does with a withdrawal; an operator's part of it is kept in the trail. Throws 409 `withdrawal_move`. */
export async function makeWithdrawalMove(tx: Tx, actor: Actor, id: string, { move, reason }: Made): Promise<void> {
  const { by } = withdrawalMoveNamed(move);
  const isOwners = by === "owner";
  if (by === "system" || (!isOwners && !actor.operator)) throw forbidden();
  const row = await lockWithdrawal(tx, id);
  if (!row) throw notFound(what);
  if (isOwners) authorize(actor, "wallet.withdraw", row, what);
  else if (!allowedOperatorMoves(row, await readNow(tx)).includes(move) && row.method === "provider")
    throw conflict("withdrawal_move", "The payment provider pays this withdrawal and tells what becomes of it.");
  if (!isOwners) refuseOwnOrganization(actor, [row.organizationId]);
  const party = isOwners ? "person" : "operator";
  await moveWithdrawal(tx, row, { move, reason, party, actorId: actor.userId });
  if (!isOwners) await audit(tx, actor, row, { move, reason });
}

const what = "This withdrawal";

type MoveRequest = Made & { party: "person" | "operator" | "system"; actorId: string | null };

/**
 * The only way from one status to the next; the row is locked. The money moves as the table says, in this same transaction.
 * Answers the key of the posting that moved money at the bank, if one did. Throws 409 `withdrawal_move`.
 */
export async function moveWithdrawal(tx: Tx, row: WithdrawalRow, request: MoveRequest): Promise<string | undefined> {
  const { move, reason, party, actorId } = request;
  if (!canMoveWithdrawal(move, row.status)) throw movedOn(row);
  const { to } = withdrawalMoveNamed(move);
  const { changes, postingKey } = await moveMoney(tx, row, move);
  const isRecalled = row.provider !== null && row.sentAt !== null && comesBack.has(withdrawalMoveNamed(move).money);
  await tx
    .update(withdrawal)
    .set({
      ...changes,
      ...(reason ? { reason } : {}),
      updatedAt: sql`now()`,
      ...(isRecalled ? { recallAskedAt: now } : {}),
    })
    .where(eq(withdrawal.id, row.id));
  if (isRecalled) await tx.enqueue("recall-payout", { withdrawalId: row.id });
  await recordWithdrawalEvent(tx, row, { verb: move, party, actorId, from: row.status, to, reason });
  return postingKey;
}

/** What the provider was asked to send then lies at the payee's account there, and is called back. */
const comesBack = new Set<string>(["back", "returned"]);

type Moved = { changes: Partial<typeof withdrawal.$inferInsert>; postingKey?: string };

const now = sql`now()` as unknown as Date;

async function moveMoney(tx: Tx, row: WithdrawalRow, move: WithdrawalMove): Promise<Moved> {
  const money = { ...row, withdrawalId: row.id };
  switch (withdrawalMoveNamed(move).money) {
    case "waits":
      return {
        changes: { sentAt: now, payoutTransactionId: await beginPayout(tx, money, row.transactionId) },
      };
    case "out":
      return { changes: { settledAt: now }, postingKey: await completePayout(tx, money, row) };
    case "back":
      await putEarningsBack(tx, money, row, withdrawalMoveNamed(move).to);
      return { changes: { settledAt: now } };
    case "returned":
      return { changes: {}, postingKey: await takeBackPayout(tx, money, row) };
  }
}

/** Lets the provider be asked again for money that it has not sent back. Throws 409 `not_recallable` where nothing waits. */
export async function retryRecall(tx: Tx, actor: Actor, id: string): Promise<void> {
  if (!actor.operator) throw forbidden();
  const row = await lockWithdrawal(tx, id);
  if (!row) throw notFound(what);
  if (!row.recallAskedAt || row.recalledAt)
    throw conflict("not_recallable", "Nothing of this withdrawal is left at the payment provider.");
  await tx.enqueue("recall-payout", { withdrawalId: id });
}

const movedOn = ({ status }: WithdrawalRow) =>
  conflict(
    "withdrawal_move",
    `The withdrawal has moved on: it is "${transactionStatusNames[status]}" now. Reload the page to see where it stands.`,
  );

async function audit(tx: Tx, actor: Actor, row: WithdrawalRow, { move, reason }: Made): Promise<void> {
  const subject = (await findOrganizationName(tx, row.organizationId))?.name ?? "";
  const { to } = withdrawalMoveNamed(move);
  await writeAudit(tx, actor, {
    kind: "payout",
    subject,
    before: { state: transactionStatusNames[row.status], amountCents: row.amountCents },
    after: { state: transactionStatusNames[to], amountCents: row.amountCents, ...(reason ? { reason } : {}) },
  });
}
