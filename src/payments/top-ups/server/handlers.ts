import type { Tx } from "#platform/database/database.ts";
import { transactionStatuses } from "#wallet/transaction.ts";
import type { Handled, ProviderEventHandlers, ReceivedProviderEvent } from "../../events/server/commands.ts";
import { creditKey } from "../postings.ts";
import { type TopUpEnding, transferProvider } from "../top-up.ts";
import { canMoveTopUp, endTopUp, moveTopUp } from "./move-top-up.ts";
import { type LockedTopUp, lockTopUpOf } from "./queries.ts";

/** Credits the amount that came in, which a bank transfer may make more or less than announced. */
async function receivePaid(tx: Tx, event: ReceivedProviderEvent<"checkoutPaid">): Promise<Handled> {
  const row = await lockTopUpOf(tx, event);
  if (!row) return { outcome: "waiting" };
  const { amountCents, reference, paymentReference } = event;
  const postingKey = creditKey(row.id);
  if (row.status === transactionStatuses.success) return { outcome: "ignored", postingKey };
  if (!canMoveTopUp(row, "succeed", "provider")) return { outcome: "ignored" };
  if (!isAsAsked(row, event)) return { outcome: "waiting" };
  const fields = { providerReference: reference, paymentReference };
  await moveTopUp(tx, row, { move: "succeed", party: "provider", amountCents, fields });
  if (event.provider !== transferProvider) await tx.enqueue("read-payer", { topUpId: row.id });
  return { outcome: "applied", postingKey };
}

/** Another amount or checkout than the opened one credits nothing; the books show it as unmatched. Operators say what a transfer brought. */
const isAsAsked = (
  row: LockedTopUp,
  { provider, reference, amountCents }: ReceivedProviderEvent<"checkoutPaid">,
): boolean =>
  provider === transferProvider ||
  (amountCents === row.amountCents && (row.reference === null || row.reference === reference));

async function receiveProcessing(tx: Tx, event: ReceivedProviderEvent<"checkoutProcessing">): Promise<Handled> {
  const row = await lockTopUpOf(tx, event);
  if (!row) return { outcome: "waiting" };
  if (!canMoveTopUp(row, "process", "provider")) return { outcome: "ignored" };
  await moveTopUp(tx, row, { move: "process", party: "provider" });
  return { outcome: "applied" };
}

const receiveEnd =
  (end: TopUpEnding) =>
  async (tx: Tx, event: ReceivedProviderEvent<"checkoutDeclined" | "checkoutLeft">): Promise<Handled> => {
    const row = await lockTopUpOf(tx, event);
    if (!row) return { outcome: "waiting" };
    return { outcome: (await endTopUp(tx, row.id, end)) ? "applied" : "ignored" };
  };

/** Reports about a checkout. A late or contradicting one changes nothing: the table of moves refuses it (R4.2). */
export const topUpHandlers = {
  checkoutPaid: receivePaid,
  checkoutProcessing: receiveProcessing,
  checkoutDeclined: receiveEnd("decline"),
  checkoutLeft: receiveEnd("leave"),
} satisfies ProviderEventHandlers;
