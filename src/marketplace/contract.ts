import { z } from "zod";
import { conflictKinds } from "#cart/conflicts/conflicts.ts";
import { formatTypes, hyperlinkKinds } from "#formats/format.ts";
import { countryCode, languageCode, metricsSchema } from "#media/contract.ts";
import { mediaTypes } from "#media/media.ts";
import { direction, linkIn, linkTo, numberFilter, severalOf, wholeNumberFilter } from "#platform/contract/wire.ts";
import {
  type ChoiceFilter,
  type ColumnName,
  type RangeParameter,
  rangeFilters,
  rangeParameter,
  type ScopeParameter,
  type SetFilter,
  type SortColumn,
  sortColumns,
} from "./columns.ts";
import { choiceFacets, type RangeFacet, rangeFacets } from "./facets.ts";
import { markPlaces } from "./marks/marks.ts";

/** A row of the marketplace (R3.7): a listed format and what its medium brings along. All prices in cents. */
export const listingSchema = z.object({
  id: z.string(),
  media: linkTo("Media"),
  name: z.string(),
  domain: z.string(),
  mediaType: z.enum(mediaTypes),
  languages: z.array(z.string()),
  countries: z.array(z.string()),
  topics: z.array(z.string()),
  formatType: z.object({ name: z.enum(formatTypes) }),
  /** `Market Price`. */
  price: z.int(),
  /** `Your Price`: by an accepted offer, else null. */
  desiredPrice: z.int().nullable(),
  /** What this organization pays: its own price, else the market's. */
  numericPrice: z.int(),
  /** `Status`. */
  listed: z.boolean(),
  verified: z.boolean(),
  turnaroundHours: z.int(),
  hyperlinkKind: z.enum(hyperlinkKinds),
  hyperlinksMax: z.int(),
  permanenceMonths: z.int(),
  ...metricsSchema.shape,
  /** On the organization's or the campaign's list of favourites (R3.16). */
  favourite: z.boolean(),
  /** On whose lists: the organization's, and the campaign's where the query names one. */
  favouriteIn: z.array(z.enum(markPlaces)),
  blockedIn: z.array(z.enum(markPlaces)),
  /** What speaks against booking this format (R10.11); booked and in the cart only where the query names a campaign. */
  conflicts: z.array(z.enum(conflictKinds)),
} satisfies Record<ColumnName, z.ZodType> & Record<string, z.ZodType>);
export type Listing = z.infer<typeof listingSchema>;

const orders = Object.fromEntries(sortColumns.map((name) => [`order[${name}]`, direction()])) as Record<
  `order[${SortColumn}]`,
  ReturnType<typeof direction>
>;

/** A filter that is on or off, as text or as the address's own `true`. */
const flag = () =>
  z.preprocess((value) => (value === undefined ? value : String(value)), z.enum(["true", "false"]).optional());

/** As text, since an address's own `true` is none. */
const yesOrNo = z.preprocess(String, z.enum(["true", "false"]));

const choices = {
  /** The domain was proven by its publisher, or was not. */
  verified: severalOf(yesOrNo),
  country: severalOf(countryCode),
  language: severalOf(languageCode),
  topic: severalOf(z.string().max(60)),
  mediaType: severalOf(z.enum(mediaTypes)),
  formatType: severalOf(z.enum(formatTypes)),
  hyperlinkKind: severalOf(z.enum(hyperlinkKinds)),
} satisfies Record<ChoiceFilter, z.ZodType>;

const ranges = Object.fromEntries(
  rangeFilters.flatMap(({ parameter, operators, isWhole }) =>
    operators.map((operator) => [rangeParameter(parameter, operator), isWhole ? wholeNumberFilter() : numberFilter()]),
  ),
) as Record<RangeParameter, ReturnType<typeof numberFilter>>;

const sets = {
  search: z.string().trim().max(100).optional(),
  /** The formats of given media, to compare them or to look a list of domains up. */
  media: severalOf(linkIn("media")),
  favourite: flag(),
  /** Blocked media left out, or nothing else. */
  blocked: z.enum(["hide", "only"]).optional(),
} satisfies Record<SetFilter, z.ZodType>;

const scope = {
  organization: linkIn("organizations").optional(),
  campaign: linkIn("campaigns").optional(),
} satisfies Record<ScopeParameter, z.ZodType>;

/**
 * The filters of the marketplace, as they stand in the address. The scope selects the organization whose lists and bookings
 * count; without one, all of the person's organizations.
 */
export const listingFilter = z.object({ ...sets, ...choices, ...ranges, ...scope });
export type ListingFilter = z.infer<typeof listingFilter>;

/**
 * The facets' own query. `relax`: filters by choice that may be left out, the first one first, while nothing meets all of them.
 */
export const listingFacetsQuery = z.object({ ...listingFilter.shape, relax: severalOf(z.enum(choiceFacets)) });
export type ListingFacetsQuery = z.infer<typeof listingFacetsQuery>;

/** Filters and sorting of the marketplace, as they stand in the address. */
export const listingQuery = z.object({ ...listingFilter.shape, ...orders });
export type ListingQuery = z.infer<typeof listingQuery>;

/** Given formats, such as those chosen to be compared: those that are listed, in the order given. */
export const chosenQuery = z.object({ format: severalOf(linkIn("formats")), ...scope });
export type ChosenQuery = z.infer<typeof chosenQuery>;

const valueCounts = z.array(z.object({ value: z.string(), count: z.int() }));

/**
 * The counts beside a filtered list (R10.5): the total, and the listings that each value of each filter would give. A facet
 * ignores its own filter and obeys all others. All counts are exact.
 */
export const listingFacetsSchema = z.object({
  id: z.string(),
  total: z.int(),
  /** Filters of `relax` that were left out: all counts are without them. */
  leftOut: z.array(z.enum(choiceFacets)),
  /** The most frequent values first. */
  choices: z.object({
    ...(Object.fromEntries(choiceFacets.map((facet) => [facet, valueCounts])) as Record<
      ChoiceFilter,
      typeof valueCounts
    >),
    /** `Status` (R3.7): the marketplace shows what is listed, so there is one. */
    status: valueCounts,
  }),
  /** For each step of R9.1: how many are done within so many hours, how many take longer. */
  turnaround: z.array(z.object({ hours: z.int(), upTo: z.int(), beyond: z.int() })),
  /** In cents, of what meets all filters but the price's own; null where nothing does. */
  priceExtent: z.object({ least: z.int(), most: z.int() }).nullable(),
  /** Histograms: bucket `n` begins at `from[n]` (see `facets.ts`); `unknown` have no value. */
  ranges: z.object(
    Object.fromEntries(
      rangeFacets.map((facet) => [
        facet,
        z.object({ from: z.array(z.number()), counts: z.array(z.int()), unknown: z.int() }),
      ]),
    ) as Record<
      RangeFacet,
      z.ZodObject<{ from: z.ZodArray<z.ZodNumber>; counts: z.ZodArray<z.ZodInt>; unknown: z.ZodInt }>
    >,
  ),
});
export type ListingFacets = z.infer<typeof listingFacetsSchema>;

/** Pasted domains or addresses, a line each (R10.7). */
export const listingMatchInput = z.strictObject({ domains: z.array(z.string().trim().max(2_000)).min(1).max(500) });

/** What became of each pasted line, in the order of the lines. */
export const listingMatchSchema = z.object({
  id: z.string(),
  found: z.int(),
  lines: z.array(
    z.object({
      line: z.string(),
      /** The host that was looked up; null where the line names none. */
      domain: z.string().nullable(),
      result: z.enum(["found", "not-found", "invalid"]),
      media: linkTo("Media").nullable(),
      mediaName: z.string().nullable(),
      /** The medium's listed formats, the cheapest first. */
      listings: z.array(z.string()),
    }),
  ),
});
export type ListingMatch = z.infer<typeof listingMatchSchema>;

/** What the catalogue holds in all, for the landing page; prices are null while it is empty. */
export type CatalogueFigures = {
  media: number;
  formats: number;
  countries: number;
  lowestPriceCents: number | null;
  highestPriceCents: number | null;
};
