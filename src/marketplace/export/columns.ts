import { type MetricName, metricNames, metrics } from "#media/media.ts";
import type { Cell } from "#platform/contract/csv.ts";
import { dollarsOf } from "#platform/money/money.ts";
import type { Listing } from "../contract.ts";
import type { ExportColumn } from "../export-columns.ts";

type Column = { heading: string; cell: (listing: Listing) => Cell };

const listed = (values: readonly string[] | null): string => (values ?? []).join(", ");

const metricColumns = Object.fromEntries(
  metricNames.map((name) => [name, { heading: metrics[name].label, cell: (row: Listing) => row[name] }]),
) as Record<MetricName, Column>;

/** The columns of an export (R10.7), named like the list's rows and columns. Amounts are dollars. */
export const exportColumns = {
  name: { heading: "Name", cell: ({ name }) => name },
  domain: { heading: "Domain", cell: ({ domain }) => domain },
  desiredPrice: { heading: "Your Price, USD", cell: ({ desiredPrice }) => dollarsOf(desiredPrice) },
  price: { heading: "Market Price, USD", cell: ({ price }) => dollarsOf(price) },
  formatType: { heading: "Format", cell: ({ formatType }) => formatType.name },
  listed: { heading: "Status", cell: () => "Listed" },
  verified: { heading: "Owner", cell: ({ verified }) => (verified ? "Verified owner" : "Not verified") },
  turnaroundHours: { heading: "Turnaround, hours", cell: ({ turnaroundHours }) => turnaroundHours },
  hyperlinkKind: { heading: "Hyperlinks", cell: ({ hyperlinkKind }) => hyperlinkKind },
  mediaType: { heading: "Outlet type", cell: ({ mediaType }) => mediaType },
  countries: { heading: "Countries", cell: ({ countries }) => listed(countries) },
  languages: { heading: "Languages", cell: ({ languages }) => listed(languages) },
  topics: { heading: "Topics", cell: ({ topics }) => listed(topics) },
  permanenceMonths: {
    heading: "Online, months",
    cell: ({ permanenceMonths }) => (permanenceMonths === 0 ? "For ever" : permanenceMonths),
  },
  ...metricColumns,
  leadingCountriesIds: { heading: "Leading countries", cell: (row) => listed(row.leadingCountriesIds) },
  measured: {
    heading: "Measured metrics",
    cell: ({ measured }) => listed(measured.map((name) => metrics[name].label)),
  },
  favourite: { heading: "Favorite", cell: ({ favourite }) => (favourite ? "Yes" : "") },
  conflicts: { heading: "Conflicts", cell: ({ conflicts }) => listed(conflicts) },
} as const satisfies Record<ExportColumn, Column>;
