import type { ReactNode } from "react";
import { permanenceInWords, turnaroundInWords } from "#formats/web/words.ts";
import { type MetricName, metricNames, metrics } from "#media/media.ts";
import { formatMetric } from "#media/web/metrics.ts";
import { Money } from "#platform/web/components/Money.tsx";
import { countryName, languageName } from "#platform/web/regions.ts";
import type { Listing, SortColumn } from "../../contract.ts";
import { Contributed } from "../../marks/web/Conflicts.tsx";
import type { ColumnId } from "../address.ts";
import classes from "../rows/Listings.module.css";
import { texts } from "../texts.ts";

export type Column = {
  label: string;
  /** What its header sorts by; the status alone is the same in every row. */
  sort?: SortColumn;
  isNumeric?: boolean;
  /** In pixels, until somebody draws it wider. */
  width: number;
  cell: (listing: Listing) => ReactNode;
};

/** Up to two names, and how many more there are. */
function few(names: string[]): string {
  if (names.length === 0) return "—";
  const more = names.length - 2;
  return names.slice(0, 2).join(", ") + (more > 0 ? ` +${more}` : "");
}

function metricColumn(name: MetricName): Column {
  return {
    label: metrics[name].label,
    sort: name,
    isNumeric: true,
    width: 124,
    cell: (listing) => formatMetric(name, listing[name]),
  };
}

const metricColumns = Object.fromEntries(metricNames.map((name) => [name, metricColumn(name)])) as Record<
  MetricName,
  Column
>;

/** Every column that the table can show beside the name (R3.7). */
export const columns: Record<ColumnId, Column> = {
  desiredPrice: {
    label: texts.columns.desiredPrice,
    width: 124,
    sort: "desiredPrice",
    isNumeric: true,
    cell: ({ desiredPrice }) => <Money cents={desiredPrice} />,
  },
  price: {
    label: texts.columns.price,
    sort: "price",
    isNumeric: true,
    width: 146,
    cell: ({ price }) => <Money cents={price} />,
  },
  formatType: {
    label: texts.columns.formatType,
    sort: "formatType",
    width: 172,
    cell: (listing) => (
      <>
        {listing.formatType.name}
        <Contributed listing={listing} />
      </>
    ),
  },
  listed: { label: texts.columns.listed, width: 92, cell: ({ listed }) => <ListedStatus listed={listed} /> },
  turnaroundHours: {
    label: texts.columns.turnaroundHours,
    width: 132,
    sort: "turnaroundHours",
    cell: ({ turnaroundHours }) => turnaroundInWords(turnaroundHours),
  },
  hyperlinkKind: {
    label: texts.columns.hyperlinkKind,
    width: 150,
    sort: "hyperlinkKind",
    cell: ({ hyperlinkKind }) => hyperlinkKind,
  },
  mediaType: { label: texts.columns.mediaType, sort: "mediaType", width: 124, cell: ({ mediaType }) => mediaType },
  countries: {
    label: texts.columns.countries,
    width: 180,
    sort: "countries",
    cell: ({ countries }) => few(countries.map(countryName)),
  },
  languages: {
    label: texts.columns.languages,
    width: 150,
    sort: "languages",
    cell: ({ languages }) => few(languages.map(languageName)),
  },
  topics: { label: texts.columns.topics, sort: "topics", width: 170, cell: ({ topics }) => few(topics) },
  permanenceMonths: {
    label: texts.columns.permanenceMonths,
    width: 130,
    sort: "permanenceMonths",
    cell: ({ permanenceMonths }) => permanenceInWords(permanenceMonths),
  },
  ...metricColumns,
  leadingCountriesIds: {
    label: texts.columns.leadingCountriesIds,
    width: 180,
    sort: "leadingCountriesIds",
    cell: ({ leadingCountriesIds }) => few((leadingCountriesIds ?? []).map(countryName)),
  },
};

function ListedStatus({ listed }: { listed: boolean }) {
  return (
    <span className={listed ? classes.listed : classes.unlisted}>
      {listed ? texts.status.listed : texts.status.unlisted}
    </span>
  );
}
