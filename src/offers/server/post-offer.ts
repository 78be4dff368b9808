import { changeHeld, holdFunds, releaseFunds } from "#orders/money/postings.ts";
import type { Tx } from "#platform/database/database.ts";
import type { Cents } from "#platform/money/money.ts";
import { post, postWith } from "#wallet/server/commands/post.ts";
import type { Posted } from "#wallet/server/commands/posted.ts";
import {
  markBookingsRefunded,
  type NewTransaction,
  newTransactions,
  recordTransactions,
} from "#wallet/server/commands/transactions.ts";
import { type TransactionType, transactionStatuses, transactionTypes } from "#wallet/transaction.ts";

/** `title` labels wallet entries, as in `Offer to Baltic Dispatch`. */
export type OfferMoney = { offerId: string; clientOrganizationId: string; title: string };

const { success, refunded, partiallyRefunded } = transactionStatuses;
const { offerBooking, refund } = transactionTypes;

/** Moves the total from available to held (R4.6). Throws 409 `insufficient_balance`. */
export async function holdForOffer(tx: Tx, offer: OfferMoney, totalCents: Cents): Promise<void> {
  const held = holdFunds({ orderId: offer.offerId, clientOrganizationId: offer.clientOrganizationId, totalCents });
  await postWith(tx, [held], {}, (posted) => [newTransactions(shown(offer, offerBooking, totalCents, posted)).write]);
}

/** Raises or lowers the hold to the standing version's total. `changeId` makes the change happen once. */
export async function changeOfferHold(
  tx: Tx,
  offer: OfferMoney,
  { fromCents, toCents, changeId }: { fromCents: Cents; toCents: Cents; changeId: string },
): Promise<void> {
  const moreCents = toCents - fromCents;
  if (moreCents === 0) return;
  const { offerId: orderId, clientOrganizationId } = offer;
  const [posted] = await post(tx, [changeHeld({ orderId, clientOrganizationId, fromCents, toCents, changeId })]);
  if (moreCents < 0) await markBookingsRefunded(tx, orderId, partiallyRefunded);
  const type = moreCents > 0 ? offerBooking : refund;
  await recordTransactions(tx, shown(offer, type, Math.abs(moreCents), posted ? [posted] : []));
}

/** Releases the whole hold. */
export async function releaseOffer(tx: Tx, offer: OfferMoney, totalCents: Cents): Promise<void> {
  const released = releaseFunds({
    orderId: offer.offerId,
    clientOrganizationId: offer.clientOrganizationId,
    totalCents,
  });
  const posted = await post(tx, [released]);
  await markBookingsRefunded(tx, offer.offerId, refunded);
  await recordTransactions(tx, shown(offer, refund, totalCents, posted));
}

const shown = (
  { offerId, clientOrganizationId, title }: OfferMoney,
  type: TransactionType,
  amountCents: Cents,
  [posted]: Posted[],
): NewTransaction[] => [
  {
    organizationId: clientOrganizationId,
    type,
    status: success,
    amountCents,
    balanceAfterCents: posted?.balanceAfter(clientOrganizationId, "available"),
    offerId,
    postingId: posted?.id,
    description: title,
  },
];
