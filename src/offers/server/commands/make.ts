import { v7 } from "uuid";
import type { Actor } from "#accounts/actor.ts";
import { countSpending, requireTotal } from "#accounts/grants/server/commands-spending.ts";
import { authorize } from "#accounts/server/authorize.ts";
import { locateCampaign } from "#campaigns/server/queries.ts";
import { refuseBeyondPlan } from "#campaigns/server/queries-budget.ts";
import { bookableKinds } from "#formats/format.ts";
import { findFormatTerms, type OfferedFormat } from "#formats/terms/server/queries.ts";
import { refuseWrongChoice } from "#orders/choices/server/queries.ts";
import { type OrderPrice, orderPrice } from "#orders/money/price.ts";
import { refuseRelated } from "#payments/relations/server/queries.ts";
import type { Tx } from "#platform/database/database.ts";
import { conflict, invalid, notFound } from "#platform/http/errors.ts";
import { type Cents, formatCents } from "#platform/money/money.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { readSettings } from "#settings/server/queries.ts";
import { automaticAnswer } from "../../automatic-answer.ts";
import type { OfferInput } from "../../contract.ts";
import { answerOffer } from "../answer.ts";
import { holdForOffer } from "../post-offer.ts";
import { findRule } from "../queries-rule.ts";
import { recordOfferEvent } from "../record.ts";
import { type OfferRow, offer } from "../tables.ts";
import { notSaid, untilExpiry, writeVersion } from "../versions.ts";
import { moneyOfOffer } from "../wallet-offer.ts";

const texts = catalogue("offers.server.commands.make", {
  ownMedia: (mediaName: string) => `This organization can't book its own outlets: ${mediaName}.`,
  abovePrice: (amount: string) => `The price is ${amount}: name at most that`,
  totalChanged: (amount: string) => `The total is ${amount}, not the one that you named. Look at it again.`,
  offerOpen: "This campaign has an open offer for this format. Withdraw it, or wait for its answer.",
  belowOwnPrice: "The publisher declines offers below a price of their own for this format.",
});

export type OfferNeighbors = { takeOutOfCart: (tx: Tx, campaignId: string, formatId: string) => Promise<void> };

/**
 * Makes an offer for a listed format: holds its total and tells the publisher (R4.6). The publisher's rule may answer
 * at once. Returns the offer's id. Throws 404, 403, 409 `own_media`, `related_organizations`, `offer_open`,
 * `total_changed`, `insufficient_balance`, and 422.
 */
export async function makeOffer(
  tx: Tx,
  actor: Actor,
  input: OfferInput,
  { takeOutOfCart }: OfferNeighbors,
): Promise<string> {
  const campaign = await locateCampaign(tx, input.campaign);
  if (!campaign) throw notFound("This campaign");
  authorize(actor, "offer.make", campaign, "This campaign");
  const terms = await findFormatTerms(tx, input.format, campaign.organizationId);
  if (!terms?.available) throw notFound("This format");
  await refuseRelated(tx, campaign.organizationId, [terms.publisherId]);
  const proposal = await proposalOf(tx, terms, campaign.organizationId, input);
  refuseOtherTotal(actor, input.expectedTotalCents, proposal.totalCents);
  await takeOutOfCart(tx, input.campaign, input.format);
  const { overBudget } = input;
  await refuseBeyondPlan(tx, actor, input.campaign, { moreCents: proposal.totalCents, isBooking: true, overBudget });
  const row = await insertOffer(tx, actor, { input, terms, ...campaign }, proposal);
  await countSpending(tx, actor, { about: row.id, cents: proposal.totalCents });
  await holdForOffer(tx, await moneyOfOffer(tx, row), proposal.totalCents);
  await writeVersion(tx, row, { ...proposal, ...notSaid, by: "client", madeBy: actor.userId, message: input.message });
  await recordOfferEvent(tx, row, { verb: "make", party: "client", actorId: actor.userId, message: input.message });
  await answerByRule(tx, row, proposal.priceCents);
  return row.id;
}

async function proposalOf(tx: Tx, terms: OfferedFormat, organizationId: string, input: OfferInput) {
  if (terms.publisherId === organizationId) throw conflict("own_media", texts.ownMedia(terms.mediaName));
  const { priceCents, publishDateMode, publishOn, extras } = input;
  refusePriceAbove(priceCents, terms.priceCents);
  const [first = "Without"] = bookableKinds(terms.hyperlinkKind);
  const choice = { publishDateMode, publishOn, extras, hyperlinkKind: input.hyperlinkKind ?? first };
  await refuseWrongChoice(tx, choice, { ...terms, turnaroundHours: terms.conditions.turnaroundHours });
  const price: OrderPrice = orderPrice({ ...terms, priceCents }, choice);
  return { ...choice, ...price };
}

/** Throws 422: an advertiser who would pay more can book at the price. */
export function refusePriceAbove(priceCents: number, presentCents: number): void {
  if (priceCents > presentCents)
    throw invalid("priceCents", texts.abovePrice(formatCents(presentCents)), "above_price");
}

/** Throws 409 `total_changed` for another total than the caller expects, 422 for a program that names none. */
export function refuseOtherTotal(actor: Actor, expectedTotalCents: Cents | undefined, totalCents: Cents): void {
  requireTotal(actor, expectedTotalCents);
  if (expectedTotalCents !== undefined && expectedTotalCents !== totalCents)
    throw conflict("total_changed", texts.totalChanged(formatCents(totalCents)), { totalCents });
}

type OfferToMake = { input: OfferInput; terms: OfferedFormat; organizationId: string; projectId: string };

async function insertOffer(
  tx: Tx,
  { userId }: Actor,
  { input, terms: offered, organizationId, projectId }: OfferToMake,
  { totalCents }: OrderPrice,
): Promise<OfferRow> {
  const { mediaId, mediaName: _name, mediaDomain: _domain, agreedPriceId: _own, publisherId, ...terms } = offered;
  const { offerHours } = await readSettings(tx);
  const answerHours = input.validDays ? input.validDays * 24 : offerHours;
  const [row] = await tx
    .insert(offer)
    .values({
      id: v7(),
      campaignId: input.campaign,
      projectId,
      clientOrganizationId: organizationId,
      publisherOrganizationId: publisherId,
      mediaProjectId: mediaId,
      formatId: input.format,
      terms,
      brief: input.brief,
      status: "sent",
      version: 1,
      heldCents: totalCents,
      answerHours,
      expiresAt: untilExpiry(answerHours),
      madeBy: userId,
    })
    .onConflictDoNothing()
    .returning();
  if (!row) throw conflict("offer_open", texts.offerOpen);
  return row;
}

/** Answers as Byline, at once, where the publisher's rule covers the price (cents). */
export async function answerByRule(tx: Tx, row: OfferRow, priceCents: number): Promise<void> {
  const rule = await findRule(tx, row.formatId);
  const answer = rule && automaticAnswer(rule, priceCents);
  if (answer)
    await answerOffer(tx, row, { move: answer, party: "system", actorId: null, reason: automaticReason[answer] });
}

const automaticReason = {
  accept: "",
  decline: texts.belowOwnPrice,
};
