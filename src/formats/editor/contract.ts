import { z } from "zod";
import { get, resource } from "#platform/contract/resource.ts";
import { instant, linkTo } from "#platform/contract/wire.ts";

const priceGuidanceSchema = z.object({
  id: z.string().describe("The id of the format that is priced."),
  count: z.int().describe("How many prices it is drawn from."),
  medianCents: z.int().nullable().describe("The median price in cents; null when too few prices are known."),
  lowerCents: z.int().nullable().describe("A quarter costs this or less, in cents; null when too few are known."),
  upperCents: z.int().nullable().describe("A quarter costs this or more, in cents; null when too few are known."),
  ahrefsDrFrom: z
    .number()
    .nullable()
    .describe("The least Ahrefs DR of the compared outlets; null when the outlet's own is not known."),
  ahrefsDrTo: z
    .number()
    .nullable()
    .describe("The highest Ahrefs DR of the compared outlets; null when the outlet's own is not known."),
});
export type PriceGuidance = z.infer<typeof priceGuidanceSchema>;

/** Orders not accepted yet, which a change of conditions affects (R4.8). */
const openOrdersSchema = z.object({
  id: z.string().describe("The id of the format."),
  count: z.int().describe("All open orders, also without a text yet."),
  organization: linkTo("Organization").describe("The publisher's organization."),
  media: linkTo("Media").describe("The outlet."),
  orders: z
    .array(
      z.object({
        id: z.string(),
        number: z.string().describe("The order's number."),
        title: z.string().describe("The title of its text."),
        totalCents: z.int().describe("Its total in cents."),
        sentAt: instant().describe("When the publisher received it."),
      }),
    )
    .describe("The newest twenty that the publisher has received."),
});
export type OpenOrders = z.infer<typeof openOrdersSchema>;

export const priceGuidanceResource = resource({
  name: "PriceGuidance",
  path: "price_guidances",
  description: "What formats of the same type cost on similar media. It bears the id of the format that is priced.",
  schema: priceGuidanceSchema,
  operations: {
    get: get({
      summary: "Prices to compare a format of mine with",
      description:
        "Listed formats of the same type count, on other outlets with a common country and language. A known Ahrefs DR narrows them to outlets within ten points.",
      permission: "format.edit",
    }),
  },
});

export const openOrdersResource = resource({
  name: "OpenOrders",
  path: "open_orders",
  description: "The orders of a format that nobody has accepted yet. It bears the id of the format.",
  schema: openOrdersSchema,
  operations: {
    get: get({
      summary: "What a change of a format's conditions touches",
      description:
        "Such orders keep the conditions that they were booked under. The newest are named, all are counted.",
      permission: "format.edit",
    }),
  },
});
