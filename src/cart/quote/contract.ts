import { z } from "zod";
import { bookedHyperlinkKinds } from "#formats/format.ts";
import { quoteInput } from "#orders/contract.ts";
import { action, resource } from "#platform/contract/resource.ts";
import { linkTo } from "#platform/contract/wire.ts";

const quotedLineSchema = z.object({
  format: linkTo("Format").describe("The format."),
  mediaName: z.string().describe("The outlet's name."),
  mediaDomain: z.string().describe("The outlet's domain."),
  formatType: z.string().describe("The kind of publication: `Advertorial`."),
  hyperlinkKind: z.enum(bookedHyperlinkKinds).describe("The kind of link."),
  priceCents: z.int().describe("The price of the format alone, in cents: the advertiser's own, if one was agreed."),
  hyperlinkFeeCents: z.int().describe("The fee for that kind of link, in cents."),
  extrasCents: z.int().describe("The chosen extras together, in cents."),
  totalCents: z.int().describe("Price, link and extras together, in cents."),
});

const orderQuoteSchema = z.object({
  id: z.string().describe("The campaign's id."),
  campaign: linkTo("Campaign").describe("The campaign that would pay."),
  lines: z.array(quotedLineSchema).describe("The lines, as they were named."),
  totalCents: z.int().describe("All lines together, in cents: the booking's `expectedTotalCents`."),
  availableCents: z.int().describe("The advertiser's money to spend, in cents."),
  shortByCents: z.int().describe("Cents that the balance lacks."),
  budgetLeftCents: z
    .int()
    .nullable()
    .describe("Cents that the campaign's budget leaves beside spent and held money; null without a budget."),
  problem: z.string().nullable().describe("Why the wanted days can't be kept, in words; null where they can."),
});
export type OrderQuote = z.infer<typeof orderQuoteSchema>;

export const orderQuoteResource = resource({
  name: "OrderQuote",
  path: "orders",
  description: "The price of publications that are about to be booked.",
  schema: orderQuoteSchema,
  operations: {
    price: action({
      on: "collection",
      summary: "Price several formats with their choices, before they are booked",
      description: "Computes what a booking of these lines would hold now. It books, holds and reserves nothing.",
      permission: "cart.edit",
      input: quoteInput,
      agent: {
        tool: "price_cart",
        title: "Price a booking",
        use: "Before `book`: the exact total with link fees and extras, and whether balance and budget suffice.",
        changesNothing: true,
      },
    }),
  },
});
