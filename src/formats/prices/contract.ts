import { z } from "zod";
import { mediaStatuses } from "#media/media.ts";
import { listExport } from "#platform/contract/list-export.ts";
import { action, get, list, resource } from "#platform/contract/resource.ts";
import { linkIn, linkTo } from "#platform/contract/wire.ts";
import { formatShape } from "../contract.ts";
import { formatStatuses } from "../format.ts";

/** Prices that one call saves. */
export const savedPricesMost = 1_000;

const formatPriceSchema = z.object({
  id: z.string().describe("The format's id."),
  media: linkTo("Media").describe("The outlet."),
  mediaName: z.string().describe("The outlet's name."),
  mediaDomain: z.string().describe("The outlet's domain."),
  mediaLogo: z.string().nullable().describe("The address of the outlet's logo, if any."),
  mediaStatus: z.enum(mediaStatuses).describe("Where the outlet stands."),
  formatType: formatShape.formatType,
  status: z.enum(formatStatuses).describe("Where the format stands."),
  priceCents: z.int().min(0).describe("The price in cents; 0 while a draft has none."),
  sales: z.int().describe("Orders of its outlet that were paid in the last twelve months."),
});
export type FormatPrice = z.infer<typeof formatPriceSchema>;

const savePricesInput = z.strictObject({
  prices: z
    .array(
      z.strictObject({
        format: linkIn("formats").describe("The format, one of yours."),
        priceCents: formatShape.priceCents,
        seenCents: z.int().min(0).describe("The price that you saw, in cents; another one now is refused."),
      }),
    )
    .min(1)
    .max(savedPricesMost)
    .describe("The new prices, 1,000 at most, each format once."),
});
export type SavePricesInput = z.output<typeof savePricesInput>;

const permission = "format.edit";

const formatPriceList = list({
  summary: "The prices of the formats that I may edit",
  description: "By type, then by price.",
  permission,
  query: z.object({
    organization: linkIn("organizations").optional().describe("Only formats of this organization's outlets."),
  }),
});

export const formatPriceResource = resource({
  name: "FormatPrice",
  path: "format_prices",
  description: "The prices of your formats as a table, to be changed together.",
  schema: formatPriceSchema,
  operations: {
    list: formatPriceList,
    export: listExport(formatPriceList, formatPriceSchema, {
      summary: "The prices of the formats that I may edit as a file",
      fields: {
        mediaName: "Outlet",
        mediaDomain: "Domain",
        formatType: "Format",
        status: "Status",
        priceCents: "Price",
        sales: "Orders in twelve months",
        id: "Id",
      },
    }),
    get: get({ summary: "One price", description: "As the list shows it.", permission }),
    save: action({
      on: "collection",
      summary: "Save several prices, all or nothing",
      description:
        "If one row is refused, none is saved, and each refused row is named: `prices[3].priceCents`. Orders keep the price that they were booked at.",
      permission,
      input: savePricesInput,
      answers: "collection",
    }),
  },
});
