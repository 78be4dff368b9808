import { z } from "zod";
import { overBudget } from "#campaigns/over-budget.ts";
import { conflictKinds } from "#cart/conflicts/conflicts.ts";
import { conditionsSchema, extraSchema } from "#formats/contract.ts";
import { bookedHyperlinkKinds, hyperlinkKinds } from "#formats/format.ts";
import { orderResource } from "#orders/contract.ts";
import { publishDateModes } from "#orders/dates/publish-date.ts";
import { publishDay } from "#orders/dates/publish-day.ts";
import { action, get, resource } from "#platform/contract/resource.ts";
import { linkIn, linkTo, severalOf, shortText } from "#platform/contract/wire.ts";

const swapOfferSchema = z.object({
  format: linkTo("Format").describe("The format."),
  version: z.int().describe("The version of its conditions."),
  media: linkTo("Media").describe("The outlet."),
  mediaName: z.string().describe("Its name."),
  mediaDomain: z.string().describe("Its domain."),
  formatType: z.string().describe("The kind of publication: `Advertorial`."),
  conditions: conditionsSchema.describe("The format's conditions."),
  offeredHyperlinkKind: z.enum(hyperlinkKinds).describe("The kinds of link that the format offers."),
  hyperlinkKind: z.enum(bookedHyperlinkKinds).describe("The kind of link that the order would have."),
  dofollowFeeCents: z.int().describe("The fee for a dofollow link, in cents."),
  offeredExtras: z
    .array(extraSchema.extend({ priceCents: z.int().describe("Its price, in cents.") }))
    .describe("The extras that the format offers."),
  extras: z.array(z.string()).describe("The labels of the extras that the order would have."),
  priceCents: z.int().describe("The price of the format alone, in cents."),
  hyperlinkFeeCents: z.int().describe("The fee for the link that it would have, in cents."),
  totalCents: z.int().describe("Price, link and extras together, in cents."),
  missingCents: z
    .int()
    .describe("Cents that the balance lacks for it, with the money that is held for the order counted in."),
  conflicts: z.array(z.enum(conflictKinds)).describe("Everything that speaks against the outlet."),
});
export type SwapOffer = z.infer<typeof swapOfferSchema>;

const orderSwapSchema = z.object({
  id: z.string().describe("The order's id."),
  spendableCents: z.int().describe("Cents to spend: the balance, and the money that is held for the order."),
  offer: swapOfferSchema
    .nullable()
    .describe("The order on the format that is named; null without one, and where it can't be booked."),
});
export type OrderSwap = z.infer<typeof orderSwapSchema>;

const swapQuery = z.object({
  format: linkIn("formats").optional().describe("The format to move to."),
  hyperlinkKind: z.enum(bookedHyperlinkKinds).optional().describe("The wanted kind of link; the order's by default."),
  extras: severalOf(shortText(80)).describe("The labels of the wanted extras."),
});
export type SwapQuery = z.infer<typeof swapQuery>;

/** Omitted fields keep their values. */
export const swapInput = z.strictObject({
  format: linkIn("formats").describe("The format to move to."),
  hyperlinkKind: z.enum(bookedHyperlinkKinds).optional().describe("The wanted kind of link; the order's by default."),
  extras: z.array(shortText(80)).max(20).optional().describe("The labels of the wanted extras."),
  publishDateMode: z.enum(publishDateModes).optional().describe("How `publishOn` is meant."),
  publishOn: publishDay()
    .nullable()
    .optional()
    .describe("The wanted day of publication; null for as soon as possible."),
  version: z.int().min(1).optional().describe("The version of the format's conditions that you saw."),
  expectedTotalCents: z.int().min(1).optional().describe("The total that you saw, in cents; another is refused."),
  overBudget: overBudget(),
});
export type SwapInput = z.infer<typeof swapInput>;

export const orderSwapResource = resource({
  name: "OrderSwap",
  path: "orders",
  description: "An order that is moved to another medium: what it would cost, and the move.",
  schema: orderSwapSchema,
  operations: {
    swap: get({
      summary: "What the order would cost on the format named, and what speaks against it",
      description: "Changes nothing. Without a format it says only how much there is to spend.",
      permission: "order.swap",
      query: swapQuery,
    }),
    "swap.make": action({
      summary: "Move an order that nobody accepted, or that was rejected, to another format; answers the new order",
      description:
        "Text, images and title go on to the new order, and so does the money that is held. A difference is taken from the balance, or returned to it.",
      permission: "order.swap",
      input: swapInput,
      movesMoney: true,
      of: orderResource,
      status: 201,
    }),
  },
});
