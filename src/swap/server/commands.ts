import type { Actor } from "#accounts/actor.ts";
import {
  countSpending,
  passSpending,
  refuseBeyondLimit,
  takeSpending,
} from "#accounts/grants/server/commands-spending.ts";
import { refuseBeyondPlan } from "#campaigns/server/queries-budget.ts";
import { stillOfferedKind } from "#formats/format.ts";
import { findFormatTerms, type OfferedFormat } from "#formats/terms/server/queries.ts";
import { refuseWrongChoice } from "#orders/choices/server/queries.ts";
import { holdSlotFor } from "#orders/dates/slots/server/commands.ts";
import { orderMoneyOf } from "#orders/money/money.ts";
import { type Booking, bookingOf } from "#orders/server/commands/book.ts";
import { type FormerOrder, lockForSwap, swapTo } from "#orders/server/commands/swap.ts";
import { refuseRelated } from "#payments/relations/server/queries.ts";
import type { Tx } from "#platform/database/database.ts";
import { conflict, notFound } from "#platform/http/errors.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import type { SwapInput } from "../contract.ts";

const texts = catalogue("swap.server.commands", {
  sameFormat: "The order is on this format already. Choose another one.",
  ownMedia: (mediaName: string) => `This organization can't book its own outlets: ${mediaName}.`,
  conditionsChanged: "The publisher has changed the conditions since. Look at them, then swap.",
  totalChanged: "The total has changed since you saw it. Look at it again, then swap.",
});

/**
 * Moves an unaccepted or rejected order to another listed format, in one transaction (R4.9). Returns the new order's
 * id. Throws 404, the errors of `refuseBeyondPlan`, and 422 for an unoffered choice or a past day. 409: `order_move`,
 * `already_swapped`, `same_format`, `own_media`, `related_organizations`, `conditions_changed`, `total_changed`,
 * `insufficient_balance` (with `missingCents`).
 */
export async function swapOrder(tx: Tx, actor: Actor, id: string, input: SwapInput): Promise<string> {
  const former = await lockForSwap(tx, actor, id);
  const terms = await findFormatTerms(tx, input.format, former.clientOrganizationId);
  if (!terms?.available) throw notFound("This format");
  refuseUnbookable(former, terms);
  await refuseRelated(tx, former.clientOrganizationId, [terms.publisherId]);
  const choice = choiceOf(former, terms, input);
  await holdSlotFor(tx, terms.mediaId, choice);
  await refuseWrongChoice(tx, choice, { ...terms, turnaroundHours: terms.conditions.turnaroundHours });
  const booking = bookingOf(former, terms, choice);
  refuseUnseen(booking, input);
  const moreCents = booking.totalCents - orderMoneyOf(former).heldCents;
  const { overBudget } = input;
  await refuseBeyondPlan(tx, actor, former.campaignId, { moreCents, isBooking: true, overBudget });
  await refuseBeyondLimit(tx, actor, Math.max(0, moreCents));
  const counted = await takeSpending(tx, id);
  const about = await swapTo(tx, actor, former, booking);
  await passSpending(tx, counted, { about, cents: Math.max(0, -moreCents) });
  if (moreCents > 0) await countSpending(tx, actor, { about, cents: moreCents });
  return about;
}

function refuseUnbookable(former: FormerOrder, { formatId, publisherId, mediaName }: OfferedFormat): void {
  if (formatId === former.formatId) throw conflict("same_format", texts.sameFormat);
  if (publisherId === former.clientOrganizationId) throw conflict("own_media", texts.ownMedia(mediaName));
}

/** The advertiser books only terms that they saw. */
function refuseUnseen({ formatVersion, totalCents }: Booking, { version, expectedTotalCents }: SwapInput): void {
  if ((version ?? formatVersion) !== formatVersion) throw conflict("conditions_changed", texts.conditionsChanged);
  if ((expectedTotalCents ?? totalCents) !== totalCents)
    throw conflict("total_changed", texts.totalChanged, {
      totalCents,
    });
}

type Choice = Pick<Booking, "hyperlinkKind" | "publishDateMode" | "publishOn"> & { extras: string[] };

/** Keeps the day and, where offered, the kind of hyperlink. */
function choiceOf(former: FormerOrder, terms: OfferedFormat, input: SwapInput): Choice {
  return {
    hyperlinkKind: input.hyperlinkKind ?? stillOfferedKind(terms.hyperlinkKind, former.hyperlinkKind),
    extras: input.extras ?? [],
    publishDateMode: input.publishDateMode ?? former.publishDateMode,
    publishOn: input.publishOn === undefined ? former.publishOn : input.publishOn,
  };
}
