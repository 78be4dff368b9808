import { eq, type SQL, sql } from "drizzle-orm";
import type { Actor } from "#accounts/actor.ts";
import { findOrganizationName } from "#accounts/organizations/server/queries.ts";
import { authorize, refuseOwnOrganization } from "#accounts/server/authorize.ts";
import { writeAudit } from "#audit/server/commands.ts";
import type { Tx } from "#platform/database/database.ts";
import { readNow } from "#platform/database/now.ts";
import { conflict, forbidden, notFound } from "#platform/http/errors.ts";
import { statusAfter } from "#platform/lifecycle/lifecycle.ts";
import { requireMove } from "#platform/lifecycle/server/require-move.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { transactionStatusNames } from "#wallet/transaction.ts";
import { type WithdrawalEffect, type WithdrawalMove, type WithdrawalParty, withdrawalLife } from "../../withdrawal.ts";
import { beginPayout, completePayout, putEarningsBack, takeBackPayout } from "../post-withdrawal.ts";
import { lockWithdrawal, type WithdrawalRow } from "../queries.ts";
import { recordWithdrawalEvent } from "../record.ts";
import { withdrawal } from "../tables.ts";

const texts = catalogue("payments.withdrawals.server.commands.moves", {
  notRecallable: "Nothing of this withdrawal is left at the payment provider.",
});

type MadeWithdrawalMove = { move: WithdrawalMove; reason?: string | undefined };

/** Makes a move for its owner, or for an operator, which the trail keeps. Throws 409 `withdrawal_move`. */
export async function makeWithdrawalMove(
  tx: Tx,
  actor: Actor,
  id: string,
  { move, reason }: MadeWithdrawalMove,
): Promise<void> {
  const { by } = withdrawalLife.moves[move];
  const party = by.owner ? "owner" : "operator";
  if (party === "operator" && !(by.operator && actor.operator)) throw forbidden();
  const row = await lockWithdrawal(tx, id);
  if (!row) throw notFound(noun);
  if (by.owner) authorize(actor, by.owner, row, noun);
  else refuseOwnOrganization(actor, [row.organizationId]);
  await moveWithdrawal(tx, row, { move, reason, party, actorId: actor.userId });
  if (party === "operator") await audit(tx, actor, row, { move, reason });
}

const noun = "This withdrawal";

type MoveRequest = MadeWithdrawalMove & {
  party: WithdrawalParty;
  actorId: string | null;
  /** The provider's, which its report names. */
  providerReference?: string;
};

/**
 * The only way from one status to the next; the row is locked. Its effects move the money in this transaction. Answers the key of the
 * posting that moved money at the bank, if one did. Throws 409 `withdrawal_move`.
 */
export async function moveWithdrawal(tx: Tx, row: WithdrawalRow, request: MoveRequest): Promise<string | undefined> {
  const { move, reason, party, actorId, providerReference } = request;
  requireMove(withdrawalLife, move, { ...row, now: await readNow(tx) }, party);
  const fields: WithdrawalFields = {};
  let postingKey: string | undefined;
  for (const effect of withdrawalLife.moves[move].effects) {
    const done = await effects[effect](tx, row, move);
    Object.assign(fields, done.fields);
    postingKey ??= done.postingKey;
  }
  await tx
    .update(withdrawal)
    .set({ ...fields, ...(reason && { reason }), ...(providerReference && { providerReference }), updatedAt: now })
    .where(eq(withdrawal.id, row.id));
  if (fields.recallAskedAt) await tx.enqueue("recall-payout", { withdrawalId: row.id });
  await recordWithdrawalEvent(tx, row, {
    verb: move,
    party: party === "owner" ? "person" : party,
    actorId,
    from: row.status,
    to: statusAfter(withdrawalLife, move, row.status),
    reason,
  });
  return postingKey;
}

type WithdrawalFields = {
  [Field in keyof typeof withdrawal.$inferInsert]?: (typeof withdrawal.$inferInsert)[Field] | SQL;
};
type Effect = (
  tx: Tx,
  row: WithdrawalRow,
  move: WithdrawalMove,
) => Promise<{ fields: WithdrawalFields; postingKey?: string }>;

const now = sql`now()`;

/** Each moves its money and answers the fields that change with it. */
const effects: Record<WithdrawalEffect, Effect> = {
  wait: async (tx, row) => ({
    fields: { sentAt: now, payoutTransactionId: await beginPayout(tx, moneyOf(row), row.transactionId) },
  }),
  payOut: async (tx, row) => ({ fields: { settledAt: now }, postingKey: await completePayout(tx, moneyOf(row), row) }),
  async putBack(tx, row, move) {
    await putEarningsBack(tx, moneyOf(row), row, statusAfter(withdrawalLife, move, row.status));
    return { fields: { settledAt: now, ...recallOf(row) } };
  },
  takeBack: async (tx, row) => ({ fields: recallOf(row), postingKey: await takeBackPayout(tx, moneyOf(row), row) }),
};

const moneyOf = (row: WithdrawalRow) => ({ ...row, withdrawalId: row.id });

/** Money that a provider was asked to send lies at the payee's account there, and is called back. */
const recallOf = ({ provider, sentAt }: WithdrawalRow): WithdrawalFields =>
  provider !== null && sentAt !== null ? { recallAskedAt: now } : {};

/** Lets the provider be asked again for money that it has not sent back. Throws 409 `not_recallable` where nothing waits. */
export async function retryRecall(tx: Tx, actor: Actor, id: string): Promise<void> {
  if (!actor.operator) throw forbidden();
  const row = await lockWithdrawal(tx, id);
  if (!row) throw notFound(noun);
  if (!row.recallAskedAt || row.recalledAt) throw conflict("not_recallable", texts.notRecallable);
  await tx.enqueue("recall-payout", { withdrawalId: id });
}

async function audit(tx: Tx, actor: Actor, row: WithdrawalRow, { move, reason }: MadeWithdrawalMove): Promise<void> {
  const subject = (await findOrganizationName(tx, row.organizationId))?.name ?? "";
  const to = statusAfter(withdrawalLife, move, row.status);
  await writeAudit(tx, actor, {
    kind: "payout",
    subject,
    before: { state: transactionStatusNames[row.status], amountCents: row.amountCents },
    after: { state: transactionStatusNames[to], amountCents: row.amountCents, ...(reason ? { reason } : {}) },
  });
}
