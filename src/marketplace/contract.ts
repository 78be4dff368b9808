import { z } from "zod";
import { conflictKinds } from "#cart/conflicts/conflicts.ts";
import { formatTypes, hyperlinkKinds } from "#formats/format.ts";
import { metricsSchema } from "#media/contract.ts";
import { mediaTypes, metricNames } from "#media/media.ts";
import { tableFileTypes } from "#platform/contract/file-types.ts";
import { wholeListWords } from "#platform/contract/list-export.ts";
import { file, get, list, resource } from "#platform/contract/resource.ts";
import { tableFormat } from "#platform/contract/table-format.ts";
import { linkIn, linkTo, severalOf } from "#platform/contract/wire.ts";
import type { ColumnName } from "./columns.ts";
import { exportColumnNames } from "./export-columns.ts";
import { described, filterWords, orderWords, scopeWords } from "./filter-words.ts";
import { filterShape, orderShape, scopeShape } from "./filters.ts";
import { markPlaces } from "./marks/marks.ts";

/** A row of the marketplace (R3.7): a listed format with its medium. */
const listingSchema = z.object({
  id: z.string().describe("The format's id."),
  media: linkTo("Media").describe("The outlet."),
  name: z.string().describe("The outlet's name."),
  domain: z.string().describe("The outlet's domain."),
  mediaType: z.enum(mediaTypes).describe("The kind of outlet."),
  languages: z.array(z.string()).describe("The outlet's languages, ISO 639-1."),
  countries: z.array(z.string()).describe("The countries that it writes for, ISO 3166-1 alpha-2."),
  topics: z.array(z.string()).describe("The outlet's topics."),
  formatType: z.object({ name: z.enum(formatTypes).describe("Its name.") }).describe("The kind of publication."),
  price: z.int().describe("The listed price in cents."),
  desiredPrice: z.int().nullable().describe("The scope's own price by an accepted offer, in cents; null for none."),
  numericPrice: z.int().describe("The price that the scope pays, in cents: its own, else the listed one."),
  listed: z.boolean().describe("Always true: the marketplace shows listed formats."),
  verified: z.boolean().describe("The publisher proved that the domain is theirs."),
  turnaroundHours: z.int().describe("Hours from acceptance until the text is published."),
  hyperlinkKind: z.enum(hyperlinkKinds).describe("The kinds of link that can be booked."),
  hyperlinksMax: z.int().describe("The number of links that a text may hold."),
  permanenceMonths: z.int().describe("Months that the publication stays online; 0 is for ever."),
  ...metricsSchema.shape,
  measured: z
    .array(z.enum(metricNames))
    .describe("Its metrics of which the newest reading is a service's; the publisher declared the others."),
  misfits: z
    .array(z.enum(metricNames))
    .describe("Its metrics of which the newest reading is far from the outlet's earlier ones, judged within a minute."),
  favourite: z.boolean().describe("On a list of favourites of the organization or the campaign."),
  favouriteIn: z
    .array(z.enum(markPlaces))
    .describe("On whose favourites: the organization's, and the campaign's where the query names one."),
  blockedIn: z
    .array(z.enum(markPlaces))
    .describe("On whose blocked outlets: the organization's, and the campaign's where the query names one."),
  conflicts: z
    .array(z.enum(conflictKinds))
    .describe("Reasons against booking; bookings and the cart count only where the query names a campaign."),
} satisfies Record<ColumnName, z.ZodType> & Record<string, z.ZodType>);
export type Listing = z.infer<typeof listingSchema>;

export const listingFilter = z.object(described(filterShape, filterWords));
export type ListingFilter = z.infer<typeof listingFilter>;

export const listingQuery = z.object({ ...listingFilter.shape, ...described(orderShape, orderWords) });
export type ListingQuery = z.infer<typeof listingQuery>;

const scope = described(scopeShape, scopeWords);

const chosenQuery = z.object({ format: severalOf(linkIn("formats")).describe("The formats, at most 50."), ...scope });
export type ChosenQuery = z.infer<typeof chosenQuery>;

const similarQuery = z.object({
  media: linkIn("media").optional().describe("The outlet; without one nothing is similar."),
  ...scope,
});
export type SimilarQuery = z.infer<typeof similarQuery>;

/** Enough to choose from; `compare_outlets` tells the rest. */
const agentColumns = [
  "id",
  "media",
  "name",
  "domain",
  "mediaType",
  "languages",
  "countries",
  "topics",
  "formatType",
  "price",
  "numericPrice",
  "verified",
  "turnaroundHours",
  "hyperlinkKind",
  "hyperlinksMax",
  "permanenceMonths",
  "audience",
  "favourite",
  "conflicts",
];

export const listingResource = resource({
  name: "Listing",
  path: "listings",
  description: "The marketplace: one row a listed format, with what its medium brings along.",
  schema: listingSchema,
  operations: {
    list: list({
      fromReplica: true,
      summary: "Search the marketplace",
      description: "Listed formats that meet all filters, the cheapest first unless the query sorts otherwise.",
      query: listingQuery,
      agent: {
        tool: "search_outlets",
        title: "Search outlets",
        use: "Finds formats to book; an item's `id` is the format's. `count_outlets` says which values a filter has. Prices are cents.",
        tells: agentColumns,
      },
    }),
    similar: list({
      fromReplica: true,
      summary: "Up to six listings like those of the medium named",
      description:
        "The same type of format and a common language; nearest in price, authority, readers, country and kind. One an outlet, none that is blocked.",
      query: similarQuery,
    }),
    chosen: list({
      summary: "The listings of the formats named, at most 50",
      description: "In the order named. Formats that are not listed are left out.",
      query: chosenQuery,
      agent: {
        tool: "compare_outlets",
        title: "Compare outlets",
        use: "All metrics of a few formats side by side, with the campaign's own prices and what speaks against booking.",
      },
    }),
    export: file({
      fromReplica: true,
      on: "collection",
      summary: "The marketplace's view as a file",
      description: `${wholeListWords} Amounts are in dollars.`,
      query: z.object({
        ...listingQuery.shape,
        rows: severalOf(linkIn("formats")).describe(
          "Only these formats, in the order named, at most 50; filters then choose none of them.",
        ),
        format: tableFormat,
        columns: severalOf(z.enum(exportColumnNames)).describe(
          "The columns of the file; all of them if none is named.",
        ),
      }),
      files: tableFileTypes,
    }),
    get: get({
      summary: "One row, by its format",
      description: "The row as it is now, with the prices and lists of all your organizations.",
      agent: {
        tool: "read_outlet",
        title: "Read an outlet",
        use: "One format with its outlet and all metrics, by the format's id. Its conditions are in `list_my_formats`.",
        reads: { as: "outlets", label: "domain" },
      },
    }),
  },
});

/** For the landing page; prices are null while the catalogue is empty. */
export type CatalogueFigures = {
  media: number;
  formats: number;
  countries: number;
  lowestPriceCents: number | null;
  highestPriceCents: number | null;
};
