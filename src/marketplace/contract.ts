import { z } from "zod";
import { formatTypes, hyperlinkKinds } from "#formats/format.ts";
import { countryCode, languageCode, metricsSchema } from "#media/contract.ts";
import { type MetricName, mediaTypes, metricNames } from "#media/media.ts";
import { direction, linkTo, numberFilter, severalOf, wholeNumberFilter } from "#platform/contract/wire.ts";

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
});
export type Listing = z.infer<typeof listingSchema>;

/** What the table can be sorted by; each has its index (`server/tables.ts`). Status is the same in every row. */
export const sortColumns = [
  "name",
  "desiredPrice",
  "price",
  "formatType",
  "mediaType",
  "turnaroundHours",
  "hyperlinkKind",
  "permanenceMonths",
  "countries",
  "languages",
  "topics",
  "leadingCountriesIds",
  ...metricNames,
] as const;
export type SortColumn = (typeof sortColumns)[number];

type RangeKey = `${MetricName}[gte]` | `${MetricName}[lte]`;
const ranges = Object.fromEntries(
  metricNames.flatMap((name) => [
    [`${name}[gte]`, numberFilter()],
    [`${name}[lte]`, numberFilter()],
  ]),
) as Record<RangeKey, ReturnType<typeof numberFilter>>;
const orders = Object.fromEntries(sortColumns.map((name) => [`order[${name}]`, direction()])) as Record<
  `order[${SortColumn}]`,
  ReturnType<typeof direction>
>;

/** Filters and sorting of the marketplace, as they stand in the address. */
export const listingQuery = z.object({
  search: z.string().trim().max(100).optional(),
  country: severalOf(countryCode),
  language: severalOf(languageCode),
  topic: severalOf(z.string().max(60)),
  mediaType: severalOf(z.enum(mediaTypes)),
  formatType: severalOf(z.enum(formatTypes)),
  hyperlinkKind: severalOf(z.enum(hyperlinkKinds)),
  "price[gte]": wholeNumberFilter(),
  "price[lte]": wholeNumberFilter(),
  /** Turnaround (R9.1): up to, or beyond, so many hours. */
  "turnaroundHours[lte]": wholeNumberFilter(),
  "turnaroundHours[gt]": wholeNumberFilter(),
  ...ranges,
  ...orders,
});
export type ListingQuery = z.infer<typeof listingQuery>;
