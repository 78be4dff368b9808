import { type MetricName, metricNames, metrics } from "#media/media.ts";
import type { Cell } from "#platform/contract/csv.ts";
import { dollarsOf } from "#platform/money/money.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import type { Listing } from "../contract.ts";
import type { ExportColumn } from "../export-columns.ts";

const texts = catalogue("marketplace.export.columns", {
  name: "Name",
  domain: "Domain",
  priceUsd: "Your Price, USD",
  marketPriceUsd: "Market Price, USD",
  format: "Format",
  status: "Status",
  listed: "Listed",
  owner: "Owner",
  verifiedOwner: "Verified owner",
  notVerified: "Not verified",
  turnaroundHours: "Turnaround, hours",
  hyperlinks: "Hyperlinks",
  outletType: "Outlet type",
  countries: "Countries",
  languages: "Languages",
  topics: "Topics",
  onlineMonths: "Online, months",
  forEver: "For ever",
  leadingCountries: "Leading countries",
  measuredMetrics: "Measured metrics",
  unusualMetrics: "Unusual metrics",
  favorite: "Favorite",
  yes: "Yes",
  conflicts: "Conflicts",
});

type Column = { heading: string; cell: (listing: Listing) => Cell };

const listed = (values: readonly string[] | null): string => (values ?? []).join(", ");

const metricColumns = Object.fromEntries(
  metricNames.map((name) => [name, { heading: metrics[name].label, cell: (row: Listing) => row[name] }]),
) as Record<MetricName, Column>;

/** The columns of an export (R10.7), named like the list's rows and columns. Amounts are dollars. */
export const exportColumns = {
  name: { heading: texts.name, cell: ({ name }) => name },
  domain: { heading: texts.domain, cell: ({ domain }) => domain },
  desiredPrice: { heading: texts.priceUsd, cell: ({ desiredPrice }) => dollarsOf(desiredPrice) },
  price: { heading: texts.marketPriceUsd, cell: ({ price }) => dollarsOf(price) },
  formatType: { heading: texts.format, cell: ({ formatType }) => formatType.name },
  listed: { heading: texts.status, cell: () => texts.listed },
  verified: { heading: texts.owner, cell: ({ verified }) => (verified ? texts.verifiedOwner : texts.notVerified) },
  turnaroundHours: { heading: texts.turnaroundHours, cell: ({ turnaroundHours }) => turnaroundHours },
  hyperlinkKind: { heading: texts.hyperlinks, cell: ({ hyperlinkKind }) => hyperlinkKind },
  mediaType: { heading: texts.outletType, cell: ({ mediaType }) => mediaType },
  countries: { heading: texts.countries, cell: ({ countries }) => listed(countries) },
  languages: { heading: texts.languages, cell: ({ languages }) => listed(languages) },
  topics: { heading: texts.topics, cell: ({ topics }) => listed(topics) },
  permanenceMonths: {
    heading: texts.onlineMonths,
    cell: ({ permanenceMonths }) => (permanenceMonths === 0 ? texts.forEver : permanenceMonths),
  },
  ...metricColumns,
  leadingCountriesIds: { heading: texts.leadingCountries, cell: (row) => listed(row.leadingCountriesIds) },
  measured: {
    heading: texts.measuredMetrics,
    cell: ({ measured }) => listed(measured.map((name) => metrics[name].label)),
  },
  misfits: {
    heading: texts.unusualMetrics,
    cell: ({ misfits }) => listed(misfits.map((name) => metrics[name].label)),
  },
  favourite: { heading: texts.favorite, cell: ({ favourite }) => (favourite ? texts.yes : "") },
  conflicts: { heading: texts.conflicts, cell: ({ conflicts }) => listed(conflicts) },
} as const satisfies Record<ExportColumn, Column>;
