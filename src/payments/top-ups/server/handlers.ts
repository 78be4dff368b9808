import { eq, sql } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";
import { post } from "#wallet/server/commands/post.ts";
import { moveTransaction } from "#wallet/server/commands/transactions.ts";
import { canTransactionMove, transactionStatuses } from "#wallet/transaction.ts";
import type { Handled, ProviderEventHandlers, Received } from "../../events/server/commands.ts";
import { transferProvider } from "../contract.ts";
import { creditTopUp } from "../postings.ts";
import { recordTopUpEvent } from "./happening.ts";
import { type LockedTopUp, lockTopUp, lockTopUpOf } from "./queries.ts";
import { topUp } from "./tables.ts";

const { processing, success, failed, canceled } = transactionStatuses;

/** How a top-up ends without money; what is said of it stands on its page. */
const ends = {
  decline: {
    to: failed,
    verb: "fail",
    reason: "The payment was declined. Nothing was charged; try again or use another method.",
  },
  refuse: {
    to: failed,
    verb: "fail",
    reason: "The payment provider refused this payment. Nothing was charged; try another amount or contact support.",
  },
  leave: { to: canceled, verb: "cancel", reason: "You left the payment page. Nothing was charged." },
  expire: {
    to: canceled,
    verb: "cancel",
    reason: "Nobody paid in time, so this top-up has ended. Nothing was charged.",
  },
  turnOff: {
    to: canceled,
    verb: "cancel",
    reason: "Automatic top-ups were turned off before the card was charged.",
  },
  withdraw: { to: canceled, verb: "cancel", reason: "This bank transfer was called off before it arrived." },
  reject: { to: failed, verb: "reject", reason: "The bank transfer was not accepted." },
} as const;
type End = keyof typeof ends;

/** What happens to a top-up until it is paid; whoever pays stands before its page. */
export const paymentHappenings = ["succeed", "fail", "cancel"] as const;
/** What an operator does with a bank transfer, for which nobody waits before a page. */
export const transferHappenings = ["receive", "reject"] as const;

/** Credits what came in, which a bank transfer may make more or less than was announced. */
async function receivePaid(tx: Tx, event: Received<"checkoutPaid">): Promise<Handled> {
  const row = await lockTopUpOf(tx, event);
  if (!row) return { outcome: "waiting" };
  const { amountCents } = event;
  const posting = creditTopUp({ topUpId: row.id, organizationId: row.organizationId, amountCents });
  if (row.status === success) return { outcome: "ignored", postingKey: posting.key };
  if (!canTransactionMove(row.status, success)) return { outcome: "ignored" };
  if (!isAsAsked(row, event)) return { outcome: "waiting" };
  const [posted] = await post(tx, [posting]);
  await moveTransaction(tx, row.transactionId, success, {
    amountCents,
    ...(posted && { balanceAfterCents: posted.balanceAfter(row.organizationId, "available"), postingId: posted.id }),
  });
  const known = { providerReference: event.reference, paymentReference: event.paymentReference };
  await tx
    .update(topUp)
    .set({ ...known, updatedAt: sql`now()` })
    .where(eq(topUp.id, row.id));
  if (event.provider !== transferProvider) await tx.enqueue("read-payer", { topUpId: row.id });
  await recordTopUpEvent(tx, row, "succeed", "");
  return { outcome: "applied", postingKey: posting.key };
}

/**
 * A provider's word is compared with what it was asked for: another amount or another checkout than the one that was opened credits nothing,
 * and stands in the books as something that the provider knows and they don't. Of a bank transfer the operator says what arrived.
 */
const isAsAsked = (row: LockedTopUp, { provider, reference, amountCents }: Received<"checkoutPaid">): boolean =>
  provider === transferProvider ||
  (amountCents === row.amountCents && (row.reference === null || row.reference === reference));

async function receiveProcessing(tx: Tx, event: Received<"checkoutProcessing">): Promise<Handled> {
  const row = await lockTopUpOf(tx, event);
  if (!row) return { outcome: "waiting" };
  if (!canTransactionMove(row.status, processing)) return { outcome: "ignored" };
  await moveTransaction(tx, row.transactionId, processing);
  return { outcome: "applied" };
}

const receiveEnd =
  (end: End) =>
  async (tx: Tx, event: Received<"checkoutDeclined" | "checkoutLeft">): Promise<Handled> => {
    const row = await lockTopUpOf(tx, event);
    if (!row) return { outcome: "waiting" };
    return { outcome: (await endTopUp(tx, row.id, end)) ? "applied" : "ignored" };
  };

/** Ends a top-up for which no money came, in the words of `said` where somebody said why; false where it has ended already. */
export async function endTopUp(tx: Tx, topUpId: string, end: End, said?: string): Promise<boolean> {
  const row = await lockTopUp(tx, topUpId);
  const { to, verb, reason: usual } = ends[end];
  const reason = said ?? usual;
  if (!row || !canTransactionMove(row.status, to)) return false;
  await moveTransaction(tx, row.transactionId, to);
  await tx.update(topUp).set({ failureReason: reason, updatedAt: sql`now()` }).where(eq(topUp.id, row.id));
  await recordTopUpEvent(tx, row, verb, reason);
  return true;
}

/** What providers report of a checkout. A late or contradicting report changes nothing: the table of statuses refuses it (R4.2). */
export const topUpHandlers = {
  checkoutPaid: receivePaid,
  checkoutProcessing: receiveProcessing,
  checkoutDeclined: receiveEnd("decline"),
  checkoutLeft: receiveEnd("leave"),
} satisfies ProviderEventHandlers;
