import { z } from "zod";
import { overBudget } from "#campaigns/over-budget.ts";
import { keptInput } from "#formats/agreed-prices/contract.ts";
import { bookedHyperlinkKinds } from "#formats/format.ts";
import { publishDateModes } from "#orders/dates/publish-date.ts";
import { publishDay } from "#orders/dates/publish-day.ts";
import { expectedTotal } from "#orders/expected-total.ts";
import { centsBetween, longText, shortText } from "#platform/contract/wire.ts";
import { plainInput } from "#platform/lifecycle/plain-input.ts";

/** One dollar at least: nobody reads an offer below that. */
export const offerPrice = () => centsBetween(100, 1_000_000_000_00);
export const offerMessage = longText(2_000).describe("Words to the other side.");

export const offerTerms = {
  priceCents: offerPrice().describe("The price of the format alone, in cents."),
  publishDateMode: z.enum(publishDateModes).describe("How `publishOn` is meant."),
  publishOn: publishDay().nullable().describe("The wanted day of publication; null for as soon as possible."),
  hyperlinkKind: z.enum(bookedHyperlinkKinds).describe("The wanted kind of link, of those that the format offers."),
  extras: z.array(shortText(80)).max(20).describe("The labels of the wanted extras, of those that the format offers."),
};

/** Each answer names the version it answers, so that nobody agrees to an unread one. */
const answered = { version: z.int().min(1).describe("The number of the version that is answered.") };

const counter = z.strictObject({
  ...answered,
  ...z.object(offerTerms).partial().shape,
  ...keptInput,
  message: offerMessage.default(""),
  expectedTotalCents: expectedTotal(),
  overBudget: overBudget(),
});
export type CounterInput = z.infer<typeof counter>;

/** The inputs by the names that the moves' rows say. */
export const offerMoveInputs = {
  acceptance: z.strictObject({ ...answered, ...keptInput, overBudget: overBudget() }),
  /** Omitted fields stay as they were. */
  counter,
  refusal: z.strictObject({
    ...answered,
    reason: longText(2_000).default("").describe("Why, for the other side."),
  }),
  none: plainInput,
} as const;
export type OfferMoveInputName = keyof typeof offerMoveInputs;
