import { z } from "zod";
import { get, resource } from "#platform/contract/resource.ts";
import { severalOf } from "#platform/contract/wire.ts";
import type { ChoiceFilterName } from "../columns.ts";
import { listingFilter } from "../contract.ts";
import { choiceFacets, type RangeFacet, rangeFacets } from "../facets.ts";

const listingFacetsQuery = z.object({
  ...listingFilter.shape,
  relax: severalOf(z.enum(choiceFacets)).describe(
    "Filters that may be left out, the first one first, while nothing meets all of them.",
  ),
});
export type ListingFacetsQuery = z.infer<typeof listingFacetsQuery>;

const valueCounts = z.array(
  z.object({
    value: z.string().describe("A value of the filter."),
    count: z.int().describe("Listings that it would give."),
  }),
);

const histogram = z.object({
  from: z.array(z.number()).describe("Where each bucket begins; it ends before the next one begins."),
  counts: z.array(z.int()).describe("Listings in each bucket."),
  unknown: z.int().describe("Listings without a value."),
});

/** Exact counts beside a filtered list (R10.5). A facet ignores its own filter and obeys all others. */
const listingFacetsSchema = z.object({
  id: z.string().describe("Always `facets`."),
  total: z.int().describe("Listings that meet all filters."),
  leftOut: z
    .array(z.enum(choiceFacets))
    .describe("Filters of `relax` that were left out: all counts are without them."),
  choices: z
    .object({
      ...(Object.fromEntries(
        choiceFacets.map((facet) => [facet, valueCounts.describe(`The values of \`${facet}\`.`)]),
      ) as Record<ChoiceFilterName, typeof valueCounts>),
      status: valueCounts.describe("The one status of the marketplace: `listed`."),
    })
    .describe("Listings for each value of each filter by choice, the most frequent values first."),
  turnaround: z
    .array(
      z.object({
        hours: z.int().describe("A number of hours."),
        upTo: z.int().describe("Listings that are done within them."),
        beyond: z.int().describe("Listings that take longer."),
      }),
    )
    .describe("Listings for each step of the turnaround."),
  priceExtent: z
    .object({ least: z.int().describe("The lowest price in cents."), most: z.int().describe("The highest, in cents.") })
    .nullable()
    .describe("The listed prices of all that meets the other filters; null where nothing does."),
  ranges: z
    .object(
      Object.fromEntries(
        rangeFacets.map((facet) => [facet, histogram.describe(`The values of \`${facet}\`.`)]),
      ) as Record<RangeFacet, typeof histogram>,
    )
    .describe("A histogram for each filter by bounds."),
});
export type ListingFacets = z.infer<typeof listingFacetsSchema>;

export const listingFacetsResource = resource({
  name: "ListingFacets",
  path: "listings",
  description:
    "What stands beside the marketplace while one filters: the total, and what each value of each filter would give.",
  schema: listingFacetsSchema,
  operations: {
    facets: get({
      fromReplica: true,
      on: "collection",
      summary: "Exact counts and histograms for the same filters as the list",
      description:
        "Each filter's counts ignore that filter and obey all others. A filter by choice tells up to 100 values.",
      query: listingFacetsQuery,
      agent: {
        tool: "count_outlets",
        title: "Count outlets by filter",
        use: "Before a search: how many outlets there are, and the values of each filter with their counts.",
        takes: [
          "search",
          "country",
          "language",
          "topic",
          "mediaType",
          "formatType",
          "hyperlinkKind",
          "verified",
          "price[gte]",
          "price[lte]",
          "turnaroundHours[lte]",
          "campaign",
        ],
        tells: ["total", "choices", "turnaround", "priceExtent"],
      },
    }),
  },
});
