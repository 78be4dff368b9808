import type { ReactNode } from "react";
import { permanenceInWords, turnaroundInWords } from "#formats/web/durations.ts";
import { type MetricName, metricNames, metrics } from "#media/media.ts";
import { formatMetric } from "#media/metric-format.ts";
import { OwnerMark } from "#media/verification/web/OwnerMark.tsx";
import { countryName, languageName } from "#platform/contract/region-names.ts";
import { formatCents } from "#platform/money/money.ts";
import { Money } from "#platform/web/components/Money.tsx";
import { choiceFilters, rangeFilters, type SortColumn, sortColumns } from "../../columns.ts";
import type { Listing } from "../../contract.ts";
import { type ColumnId, columnIds } from "../../display.ts";
import { labelOfColumn } from "../column-label.ts";
import type { FilterName } from "../filters/FilterField.tsx";
import { MeasuredDot } from "../medium/MeasuredDot.tsx";
import { MisfitMark } from "../medium/MisfitMark.tsx";
import classes from "../rows/Listings.module.css";
import { texts } from "../texts.ts";
import { FormatCell } from "./FormatCell.tsx";

export type Column = ColumnCell & {
  label: string;
  /** Undefined where all rows have the same value. */
  sort?: SortColumn | undefined;
  filter?: FilterName | undefined;
};

type ColumnCell = {
  isNumeric?: boolean;
  /** The default width in pixels. */
  width: number;
  cell: (listing: Listing) => ReactNode;
};

/** Returns up to two names, and how many more there are. */
function few(names: string[]): string {
  if (names.length === 0) return "—";
  const more = names.length - 2;
  return names.slice(0, 2).join(", ") + (more > 0 ? ` +${more}` : "");
}

const metric = (name: MetricName): ColumnCell => ({
  isNumeric: true,
  // Counts have the longer names.
  width: metrics[name].unit === "count" ? 132 : 118,
  cell: (listing) => <MetricCell name={name} listing={listing} />,
});

/** A dot says whether it was measured, a mark that it is unusual; a score has a bar that compares down the column. */
function MetricCell({ name, listing }: { name: MetricName; listing: Listing }) {
  const value = listing[name];
  const text = formatMetric(name, value);
  if (value === null) return text;
  return (
    <>
      {listing.misfits.includes(name) && <MisfitMark />}
      <MeasuredDot isMeasured={listing.measured.includes(name)} />
      {text}
      {metrics[name].unit === "score" && <Meter value={value} />}
    </>
  );
}

const Meter = ({ value }: { value: number }) => (
  <span className={classes.meter} aria-hidden="true">
    <span style={{ inlineSize: `${value}%` }} />
  </span>
);

/** An organization's own price stands in place of the market's, which it replaces (R3.7). */
function PriceCell({ price, desiredPrice }: Pick<Listing, "price" | "desiredPrice">) {
  if (desiredPrice === null || desiredPrice === price) return <Money cents={price} />;
  return (
    <span title={texts.ownPrice(formatCents(desiredPrice), formatCents(price))}>
      <Money cents={desiredPrice} />
      <s className={classes.market}>
        <Money cents={price} />
      </s>
    </span>
  );
}

/** Each column beside the name (R3.7). */
const shown: Record<ColumnId, ColumnCell> = {
  desiredPrice: { width: 124, isNumeric: true, cell: ({ desiredPrice }) => <Money cents={desiredPrice} /> },
  price: { isNumeric: true, width: 112, cell: (listing) => <PriceCell {...listing} /> },
  formatType: {
    width: 164,
    cell: ({ formatType }) => <FormatCell type={formatType.name} />,
  },
  listed: { width: 92, cell: ({ listed }) => <ListedStatus listed={listed} /> },
  verified: { width: 130, cell: ({ verified }) => <OwnerMark verified={verified} /> },
  turnaroundHours: { width: 128, cell: ({ turnaroundHours }) => turnaroundInWords(turnaroundHours) },
  hyperlinkKind: { width: 150, cell: ({ hyperlinkKind }) => hyperlinkKind },
  mediaType: { width: 124, cell: ({ mediaType }) => mediaType },
  countries: { width: 150, cell: ({ countries }) => few(countries.map(countryName)) },
  languages: { width: 140, cell: ({ languages }) => few(languages.map(languageName)) },
  topics: { width: 170, cell: ({ topics }) => few(topics) },
  permanenceMonths: { width: 130, cell: ({ permanenceMonths }) => permanenceInWords(permanenceMonths) },
  ...(Object.fromEntries(metricNames.map((name) => [name, metric(name)])) as Record<MetricName, ColumnCell>),
  leadingCountriesIds: {
    width: 180,
    cell: ({ leadingCountriesIds }) => few((leadingCountriesIds ?? []).map(countryName)),
  },
};

/** Without filters that are no columns. */
const columnFilters = [...choiceFilters, ...rangeFilters].flatMap(({ column, parameter }) =>
  parameter === "measured" ? [] : [{ column, parameter }],
);

const columnOf = (id: ColumnId): Column => ({
  ...shown[id],
  label: labelOfColumn(id),
  sort: sortColumns.find((column) => column === id),
  filter: columnFilters.find(({ column }) => column === id)?.parameter,
});

export const listingTableColumns = Object.fromEntries(columnIds.map((id) => [id, columnOf(id)])) as Record<
  ColumnId,
  Column
>;

function ListedStatus({ listed }: { listed: boolean }) {
  return (
    <span className={listed ? classes.listed : classes.unlisted}>
      {listed ? texts.status.listed : texts.status.unlisted}
    </span>
  );
}
