import { z } from "zod";
import { overBudget } from "#campaigns/contract.ts";
import { keptInput } from "#formats/agreed-prices/contract.ts";
import { conditionsSchema, extraSchema } from "#formats/contract.ts";
import { bookedHyperlinkKinds, hyperlinkKinds } from "#formats/format.ts";
import { publishDateModes, publishDay } from "#orders/dates/publish-date.ts";
import { placement, placementQuery } from "#orders/placement.ts";
import {
  amount,
  centsBetween,
  day,
  instant,
  linkIn,
  linkTo,
  longText,
  severalOf,
  shortText,
  spoken,
} from "#platform/contract/wire.ts";
import { isConsistent } from "./automatic-answer.ts";
import { offerMoveNames, offerSides, offerStatuses } from "./offer.ts";

/** One side's word: what it proposed, and what that comes to. Cents. */
const offerVersionSchema = z.object({
  /** Counts from 1. */
  number: z.int(),
  by: z.enum(offerSides),
  byName: z.string(),
  /** The price of the format alone. */
  priceCents: amount(),
  hyperlinkKind: z.enum(bookedHyperlinkKinds),
  hyperlinkFeeCents: amount(),
  extras: z.array(extraSchema),
  totalCents: amount(),
  publishDateMode: z.enum(publishDateModes),
  publishOn: day().nullable(),
  /** How long the price stays once a publisher's version is accepted: in days, in orders. */
  keptDays: z.int().nullable(),
  keptOrders: z.int().nullable(),
  message: spoken(),
  createdAt: instant(),
});
export type OfferVersion = z.infer<typeof offerVersionSchema>;

/** A price that an advertiser named for a format, as its two sides see it (R3.12). An accepted one is the order of the same id. */
export const offerSchema = z.object({
  ...placement,
  formatType: z.string(),
  /** The listed price when the offer was made. */
  marketPriceCents: amount(),
  /** The advertiser's own price then: the listed one, or less by an earlier offer. */
  presentPriceCents: amount(),
  conditions: conditionsSchema,
  offeredHyperlinkKind: z.enum(hyperlinkKinds),
  dofollowFeeCents: amount(),
  offeredExtras: z.array(extraSchema),
  brief: spoken(),
  status: z.enum(offerStatuses),
  /** The version that stands: its number. */
  version: z.int(),
  versions: z.array(offerVersionSchema),
  /** What is held for it now; null for the publisher. */
  heldCents: amount(),
  /** What accepting the version that stands would need beyond what is held and available; null for the publisher. */
  missingCents: amount(),
  /** Of the version that stands: Byline's share and what the publisher earns. */
  feeCents: amount(),
  earningsCents: amount(),
  expiresAt: instant().nullable(),
  /** Why it was declined. */
  reason: spoken().nullable(),
  /** The accepted price is the advertiser's for more orders; until when, and for how many. */
  isPriceKept: z.boolean(),
  priceEndsAt: instant().nullable(),
  priceOrdersLeft: z.int().nullable(),
  /** The moves that the reader may make now. */
  moves: z.array(z.enum(offerMoveNames)),
  /** Once it is accepted. */
  order: linkTo("Order").nullable(),
  orderNumber: z.string().nullable(),
});
export type Offer = z.infer<typeof offerSchema>;

export const offerQuery = z.object({
  ...placementQuery,
  format: linkIn("formats").optional(),
  status: severalOf(z.enum(offerStatuses)),
});

/** A dollar at least: below that nobody reads an offer. */
const price = () => centsBetween(100, 1_000_000_000_00);
const message = longText(2_000);

const terms = {
  priceCents: price(),
  publishDateMode: z.enum(publishDateModes),
  publishOn: publishDay().nullable(),
  hyperlinkKind: z.enum(bookedHyperlinkKinds),
  extras: z.array(shortText(80)).max(20),
};

/** How long an offer may wait for each answer at most, in days. */
const validDaysMax = 30;

/** An offer as it is made, for a listed format or a line of the campaign's cart, which then leaves the cart. */
export const offerInput = z.strictObject({
  campaign: linkIn("campaigns"),
  format: linkIn("formats"),
  priceCents: terms.priceCents,
  publishDateMode: terms.publishDateMode.default("After"),
  publishOn: terms.publishOn.default(null),
  hyperlinkKind: terms.hyperlinkKind.optional(),
  extras: terms.extras.default([]),
  message: message.default(""),
  brief: longText().default(""),
  /** Days for each answer; the operator's number when it is not said. */
  validDays: z.int().min(1).max(validDaysMax).optional(),
  overBudget: overBudget(),
});
export type OfferInput = z.infer<typeof offerInput>;

const seen = { version: z.int().min(1) };
/** Every answer names the version that it answers: nobody agrees to what they have not read. */
export const acceptInput = z.strictObject({ ...seen, ...keptInput, overBudget: overBudget() });
export const declineInput = z.strictObject({ ...seen, reason: longText(2_000).default("") });
/** What is not said stays as it was. */
export const counterInput = z.strictObject({
  ...seen,
  ...z.object(terms).partial().shape,
  ...keptInput,
  message: message.default(""),
  overBudget: overBudget(),
});
export type CounterInput = z.infer<typeof counterInput>;
export const withdrawInput = z.strictObject({});

const ruleFields = { acceptFromCents: price().nullable(), declineBelowCents: price().nullable() };

/** What a publisher answers to offers for a format without looking; it bears the format's id. Seen by the publisher alone. */
export const offerRuleSchema = z.object({ id: z.string(), format: linkTo("Format"), ...ruleFields });
export type OfferRuleItem = z.infer<typeof offerRuleSchema>;
export const offerRuleInput = z
  .strictObject({
    acceptFromCents: ruleFields.acceptFromCents.default(null),
    declineBelowCents: ruleFields.declineBelowCents.default(null),
  })
  .refine(isConsistent, {
    path: ["declineBelowCents"],
    message: "Decline below a price that is not above the one you accept",
  });
