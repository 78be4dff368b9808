import { z } from "zod";
import { tradeSides } from "#events/trade-side.ts";
import { listExport } from "#platform/contract/list-export.ts";
import { action, get, list, resource } from "#platform/contract/resource.ts";
import { instant, linkIn, linkTo, longText } from "#platform/contract/wire.ts";
import { keptDaysMax, keptOrdersMax, noticeDays, noticeDaysMax } from "./agreed-price.ts";

/** A format's price for one organization, as both sides see it (R3.7 `Your Price`). */
const agreedPriceSchema = z.object({
  id: z.string().describe("The id of the offer and the order by which it was agreed on."),
  format: linkTo("Format").describe("The format."),
  formatType: z.string().describe("The kind of publication: `Advertorial`."),
  media: linkTo("Media").describe("The outlet."),
  mediaName: z.string().describe("The outlet's name."),
  organization: linkTo("Organization").describe("The buyer."),
  organizationName: z.string().describe("The buyer's name."),
  priceCents: z.int().describe("The agreed price in cents."),
  listedPriceCents: z.int().describe("The listed price now, in cents."),
  endsAt: instant().nullable().describe("When it ends; null where a number of orders ends it."),
  ordersLeft: z.int().nullable().describe("For how many more orders it holds; null where a day ends it."),
  mayEnd: z.boolean().describe("You sell the format and may end it."),
  createdAt: instant().describe("When it was agreed on."),
});
export type AgreedPrice = z.infer<typeof agreedPriceSchema>;

const agreedPriceQuery = z.object({
  side: z.enum(tradeSides).optional().describe("Only prices that you pay, or only those that you are paid."),
  format: linkIn("formats").optional().describe("Only prices of this format."),
  organization: linkIn("organizations").optional().describe("Only prices that this organization pays or is paid."),
});
export type AgreedPriceQuery = z.infer<typeof agreedPriceQuery>;

export const keptInput = {
  keptDays: z
    .int()
    .min(1)
    .max(keptDaysMax)
    .optional()
    .describe("Days that the price stays; 90 where neither days nor orders are said."),
  keptOrders: z
    .int()
    .min(1)
    .max(keptOrdersMax)
    .optional()
    .describe("For how many orders the price stays, this one among them."),
};

export const endPriceInput = z.strictObject({
  days: z.int().min(noticeDays).max(noticeDaysMax).default(noticeDays).describe("The days of notice."),
  reason: longText(2_000).default("").describe("Why, for the buyer."),
});
export type EndPriceInput = z.infer<typeof endPriceInput>;

/** The offer has events of its own. */
export const agreedPriceHappenings = ["end"] as const;
export type AgreedPriceHappening = (typeof agreedPriceHappenings)[number];

const agreedPriceList = list({
  summary: "The agreed prices that my organizations pay or are paid",
  description: "Prices in force, by outlet and format.",
  permission: "offer.read",
  query: agreedPriceQuery,
});

export const agreedPriceResource = resource({
  name: "AgreedPrice",
  path: "agreed_prices",
  description:
    "What one organization pays for a format by an accepted offer, until it ends. It bears the id of the offer and its order.",
  schema: agreedPriceSchema,
  operations: {
    list: agreedPriceList,
    export: listExport(agreedPriceList, agreedPriceSchema, {
      summary: "The agreed prices that my organizations pay or are paid as a file",
      fields: {
        mediaName: "Outlet",
        formatType: "Format",
        organizationName: "Buyer",
        priceCents: "Price",
        listedPriceCents: "Listed price",
        endsAt: "Ends",
        ordersLeft: "Orders left",
        createdAt: "Agreed",
        id: "Id",
      },
    }),
    get: get({
      summary: "One agreed price, while it is in force",
      description: "Both sides read it. It is not found any more once it has ended.",
      permission: "offer.read",
    }),
    end: action({
      summary: "End a price of a format of mine after the days of notice; booked orders keep it",
      description: "The buyer is told, with the reason. A price that ends sooner by itself is refused.",
      permission: "offer.answer",
      input: endPriceInput,
    }),
  },
});
