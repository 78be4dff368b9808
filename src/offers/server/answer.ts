import type { TradeSide } from "#events/trade-side.ts";
import { type KeptPrice, keptAs } from "#formats/agreed-prices/agreed-price.ts";
import { agreePrice } from "#formats/agreed-prices/server/commands.ts";
import { findFormatTerms } from "#formats/terms/server/queries.ts";
import { holdSlotFor } from "#orders/dates/slots/server/commands.ts";
import { bookAgreed, bookingOf } from "#orders/server/commands/book.ts";
import { refuseUnpaid } from "#orders/server/commands/unpaid.ts";
import { refuseRelated } from "#payments/relations/server/queries.ts";
import type { Tx } from "#platform/database/database.ts";
import { conflict } from "#platform/http/errors.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { handOfferOver } from "#wallet/server/commands/transactions.ts";
import { type OfferMove, offerLife } from "../offer.ts";
import { moveOffer } from "./move-offer.ts";
import { changeOfferHold, releaseOffer } from "./post-offer.ts";
import type { OfferRow } from "./tables.ts";
import { standingVersion } from "./versions.ts";
import { moneyOfOffer } from "./wallet-offer.ts";

const texts = catalogue("offers.server.answer", {
  notAvailable: "This format is not listed now, so the offer can't become an order.",
});

type Ending = Exclude<OfferMove, "counter">;
export type OfferAnswer = {
  move: Ending;
  party: TradeSide | "system";
  actorId: string | null;
  reason?: string;
  /** Falls back to the version's length, then to the usual one. */
  kept?: Partial<KeptPrice>;
};

/**
 * Ends an offer: its status, its money and its event in one transaction. The row must be locked. Throws 409
 * `offer_move`; accepting also throws 409 `not_available`, `related_organizations`, `publish_date` and
 * `insufficient_balance`.
 */
export async function answerOffer(tx: Tx, row: OfferRow, answer: OfferAnswer): Promise<void> {
  const { reason = "", ...made } = answer;
  await moveOffer(tx, row, { ...made, message: reason }, async () => {
    if (offerLife.moves[answer.move].effects.includes("bookOrder")) await book(tx, row, answer);
    else await releaseOffer(tx, await moneyOfOffer(tx, row), row.heldCents);
    return { reason: reason || null, heldCents: 0, expiresAt: null };
  });
}

/** The order takes the offer's id, so the held money stays held for it (decision 0040). */
async function book(tx: Tx, row: OfferRow, { party, actorId, kept }: OfferAnswer): Promise<void> {
  const offered = await findFormatTerms(tx, row.formatId, row.clientOrganizationId);
  if (!offered?.available) throw conflict("not_available", texts.notAvailable);
  await refuseRelated(tx, row.clientOrganizationId, [offered.publisherId]);
  await refuseUnpaid(tx, row.clientOrganizationId);
  const version = await standingVersion(tx, row);
  const { priceCents, totalCents: toCents, number } = version;
  const { id, clientOrganizationId: organizationId, formatId } = row;
  await holdSlotFor(tx, row.mediaProjectId, version);
  // Every booking locks prices before accounts, so that two never deadlock.
  await agreePrice(tx, { id, organizationId, formatId, priceCents, ...keptAs(kept ?? version) });
  const money = await moneyOfOffer(tx, row);
  await changeOfferHold(tx, money, { fromCents: row.heldCents, toCents, changeId: `version-${number}` });
  const { mediaId, publisherId, mediaName, mediaDomain } = offered;
  const outlet = { mediaId, publisherId, mediaName, mediaDomain };
  const agreed = { ...row.terms, priceCents, ...outlet, agreedPriceId: id };
  const choice = { ...version, extras: version.extras.map(({ name }) => name) };
  const booking = { ...bookingOf(row, agreed, choice), former: { brief: row.brief } };
  await bookAgreed(tx, booking, { id, bookedBy: row.madeBy, party, actorId });
  await handOfferOver(tx, id);
}
