import { z } from "zod";
import { overBudget } from "#campaigns/over-budget.ts";
import { tradeSides } from "#events/trade-side.ts";
import { conditionsSchema, extraSchema } from "#formats/contract.ts";
import { bookedHyperlinkKinds, hyperlinkKinds } from "#formats/format.ts";
import { publishDateModes } from "#orders/dates/publish-date.ts";
import { expectedTotal } from "#orders/expected-total.ts";
import { placement, placementQuery } from "#orders/placement.ts";
import { listExport } from "#platform/contract/list-export.ts";
import { create, get, type ListedOf, list, replace, resource } from "#platform/contract/resource.ts";
import {
  amount,
  changedAfter,
  day,
  instant,
  linkIn,
  linkTo,
  longText,
  severalOf,
  spoken,
} from "#platform/contract/wire.ts";
import { refusalsOf } from "#platform/lifecycle/lifecycle.ts";
import { movesAsOperations } from "#platform/lifecycle/operations.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { isConsistent } from "./automatic-answer.ts";
import { offerMessage, offerMoveInputs, offerPrice, offerTerms } from "./move-input.ts";
import { offerLife, offerMoves, offerMovesOfPeople, offerPermissions, offerStatuses } from "./offer.ts";

const texts = catalogue("offers.contract", {
  declineAbove: "Decline below a price that is not above the one you accept",
});

const offerVersionSchema = z.object({
  number: z.int().describe("Counts from 1."),
  by: z.enum(tradeSides).describe("The side that wrote it."),
  byName: z.string().describe("The person who wrote it; empty for somebody who gave no name."),
  priceCents: amount().describe("The price of the format alone, in cents."),
  hyperlinkKind: z.enum(bookedHyperlinkKinds).describe("The kind of link that is proposed."),
  hyperlinkFeeCents: amount().describe("The fee for that kind of link, in cents."),
  extras: z.array(extraSchema).describe("The extras that are proposed, with their prices."),
  totalCents: amount().describe("Price, link and extras together, in cents."),
  publishDateMode: z.enum(publishDateModes).describe("How `publishOn` is meant."),
  publishOn: day().nullable().describe("The day of publication; null for as soon as possible."),
  keptDays: z.int().nullable().describe("How many days the price stays once a publisher's version is accepted."),
  keptOrders: z
    .int()
    .nullable()
    .describe("For how many orders the price stays once a publisher's version is accepted."),
  message: spoken().describe("The side's words to the other; may be empty."),
  createdAt: instant().describe("When it was proposed."),
});
export type OfferVersion = z.infer<typeof offerVersionSchema>;

/** An offer as its two sides see it (R3.12). */
const offerSchema = z.object({
  ...placement,
  formatType: z.string().describe("The kind of publication: `Advertorial`."),
  marketPriceCents: amount().describe("The listed price when the offer was made, in cents."),
  presentPriceCents: amount().describe(
    "The advertiser's own price then, in cents: the listed one, or less by an earlier offer.",
  ),
  conditions: conditionsSchema.describe("The format's conditions when the offer was made."),
  offeredHyperlinkKind: z.enum(hyperlinkKinds).describe("The kinds of link that the format offers."),
  dofollowFeeCents: amount().describe("The fee for a dofollow link, in cents."),
  offeredExtras: z.array(extraSchema).describe("The extras that the format offers."),
  brief: spoken().describe("The advertiser's brief for the text."),
  status: z
    .enum(offerStatuses)
    .describe("Where the offer stands; `sent` waits for the publisher, `countered` for the advertiser."),
  version: z.int().describe("The number of the version that stands."),
  priceCents: amount().describe("Its price for the format alone, in cents."),
  totalCents: amount().describe("Its total with link and extras, in cents: accepting it holds and pays that."),
  versions: z.array(offerVersionSchema).describe("All versions, oldest first."),
  heldCents: amount().describe("The money held for it now, in cents; null for the publisher."),
  missingCents: amount().describe(
    "Cents that accepting the present version needs beyond held and available money; null for the publisher.",
  ),
  feeCents: amount().describe("The service fee on the version that stands, in cents."),
  earningsCents: amount().describe("The publisher's earnings from the version that stands, in cents."),
  expiresAt: instant().nullable().describe("When an unanswered offer ends by itself; null once it is over."),
  reason: spoken().nullable().describe("Why it was declined."),
  isPriceKept: z.boolean().describe("The accepted price is the advertiser's for more orders."),
  priceEndsAt: instant().nullable().describe("When a kept price ends; null for one without an end by date."),
  priceOrdersLeft: z
    .int()
    .nullable()
    .describe("For how many more orders a kept price holds; null without such a limit."),
  moves: z.array(z.enum(offerMovesOfPeople)).describe("The moves that the reader may make now."),
  order: linkTo("Order").nullable().describe("The order that an accepted offer became; it has the offer's id."),
  orderNumber: z.string().nullable().describe("The number of that order."),
});
export type Offer = z.infer<typeof offerSchema>;
export type ListedOffer = ListedOf<typeof offerResource>;

const offerQuery = z.object({
  ...placementQuery,
  format: linkIn("formats").optional().describe("Only offers for this format."),
  status: severalOf(z.enum(offerStatuses)).describe("Only offers that stand here."),
  ...changedAfter(),
});

const validDaysMax = 30;

/** Names a listed format or a line of the campaign's cart, which then leaves the cart. */
export const offerInput = z.strictObject({
  campaign: linkIn("campaigns").describe("The campaign that pays."),
  format: linkIn("formats").describe(
    "The format that is wanted; a line of the campaign's cart for it leaves the cart.",
  ),
  priceCents: offerTerms.priceCents,
  publishDateMode: offerTerms.publishDateMode.default("After"),
  publishOn: offerTerms.publishOn.default(null),
  hyperlinkKind: offerTerms.hyperlinkKind.optional(),
  extras: offerTerms.extras.default([]),
  message: offerMessage.default(""),
  brief: longText().default("").describe("A brief for the text."),
  validDays: z
    .int()
    .min(1)
    .max(validDaysMax)
    .optional()
    .describe("Days that each answer may take; the operator's setting where it is not said."),
  expectedTotalCents: expectedTotal(),
  overBudget: overBudget(),
});
export type OfferInput = z.infer<typeof offerInput>;

const ruleFields = {
  acceptFromCents: offerPrice()
    .nullable()
    .describe("Offers from this price up are accepted at once, in cents; null for none."),
  declineBelowCents: offerPrice()
    .nullable()
    .describe("Offers below this price are declined at once, in cents; null for none."),
};

/** Only the publisher sees it. */
const offerRuleSchema = z.object({
  id: z.string().describe("The format's id."),
  format: linkTo("Format").describe("The format that the rule is for."),
  ...ruleFields,
});
export type OfferRuleItem = z.infer<typeof offerRuleSchema>;
export const offerRuleInput = z
  .strictObject({
    acceptFromCents: ruleFields.acceptFromCents.default(null),
    declineBelowCents: ruleFields.declineBelowCents.default(null),
  })
  .refine(isConsistent, {
    path: ["declineBelowCents"],
    message: texts.declineAbove,
  });

const offerFields = [
  "id",
  "party",
  "status",
  "version",
  "moves",
  "mediaName",
  "formatType",
  "priceCents",
  "totalCents",
  "marketPriceCents",
  "heldCents",
  "missingCents",
  "expiresAt",
  "order",
  "orderNumber",
  "updatedAt",
];
const answersOffer = { tool: "answer_offer", title: "Answer an offer", tells: offerFields };

const offerList = list({
  summary: "The offers that I see, newest first",
  description:
    "Offers of your projects and offers that came to your media. Both sides read the same offer, each without the other's money.",
  permission: "offer.read",
  query: offerQuery,
  agent: {
    tool: "list_offers",
    title: "List offers",
    use: "Offers that wait for you have `accept` among their `moves`; name their `version` when you answer.",
    tells: offerFields,
  },
});

export const offerResource = resource({
  name: "Offer",
  path: "offers",
  description:
    "A price that an advertiser names for a format, and the two sides' answers to it. An accepted offer is the order of the same id.",
  schema: offerSchema,
  onlyInItem: ["conditions", "offeredExtras", "brief", "versions", "reason", "dofollowFeeCents"],
  operations: {
    list: offerList,
    export: listExport(offerList, offerSchema, {
      summary: "The offers that I made or received as a file",
      fields: {
        status: "Status",
        mediaName: "Outlet",
        mediaDomain: "Domain",
        formatType: "Format",
        clientName: "Advertiser",
        publisherName: "Publisher",
        campaignName: "Campaign",
        priceCents: "Price",
        orderNumber: "Order",
        expiresAt: "Expires",
        createdAt: "Made",
        updatedAt: "Changed",
        id: "Id",
      },
    }),
    get: get({
      summary: "One offer with all its versions",
      description: "The versions, oldest first, with the moves that you may make now.",
      permission: "offer.read",
      agent: { tool: "read_offer", title: "Read an offer", use: "All versions, extras and brief of one offer." },
    }),
    create: create({
      summary: "Make an offer; its total is held while it is open",
      description:
        "Holds the total from the campaign's wallet and asks the publisher. Where the publisher's rule answers such a price, the answer stands at once.",
      permission: offerPermissions.client,
      input: offerInput,
      movesMoney: true,
      agent: {
        tool: "make_offer",
        title: "Make an offer",
        use: "Proposes a lower price for a format. Its total with link and extras is held while it is open: name it as `expectedTotalCents`.",
        tells: offerFields,
        spends: "expectedTotalCents",
      },
    }),
    ...movesAsOperations(offerMoves, offerMoveInputs, {
      movesMoney: () => true,
      refusals: (name) => refusalsOf(offerLife, name),
      agents: {
        accept: {
          ...answersOffer,
          use: "Agrees to the version that stands; it becomes an order.",
          spends: "totalCents",
        },
        counter: {
          ...answersOffer,
          use: "Proposes other terms; omitted ones stay. The advertiser names the new total as `expectedTotalCents`.",
          spends: "expectedTotalCents",
        },
        decline: { ...answersOffer, use: "Ends the offer.", isFinal: true },
        withdraw: { ...answersOffer, use: "The advertiser takes its own offer back.", isFinal: true },
      },
    }),
  },
});

export const offerRuleResource = resource({
  name: "OfferRule",
  path: "offer_rules",
  description:
    "A publisher's automatic answer to offers for a format. It bears the format's id and is the publisher's alone.",
  schema: offerRuleSchema,
  operations: {
    get: get({
      summary: "A format's rule; both prices are null where there is none",
      description: "Every format of yours has one, also before you set it.",
      permission: "format.edit",
    }),
    replace: replace({
      summary: "Set the prices that are accepted and declined at once; two nulls end that",
      description: "Holds for offers that come from now on; open ones keep waiting for you.",
      permission: "format.edit",
      input: offerRuleInput,
    }),
  },
});
