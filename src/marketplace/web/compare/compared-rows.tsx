import type { ReactNode } from "react";
import { conditionLines } from "#formats/conditions.ts";
import type { Format } from "#formats/contract.ts";
import { conditionsInWords } from "#formats/web/words.ts";
import { metricNames } from "#media/media.ts";
import type { MetricTrend } from "#media/metrics/contract.ts";
import { Money } from "#platform/web/components/Money.tsx";
import { columnNamed } from "../../columns.ts";
import type { Listing } from "../../contract.ts";
import { type ColumnId, columnIds } from "../../display.ts";
import { listingTableColumns } from "../columns/columns.tsx";
import { MisfitNote } from "../medium/MisfitNote.tsx";
import { texts } from "../texts.ts";
import { bestOf, betterColumns, betterConditions } from "./best.ts";

export type ComparedListing = { listing: Listing; format: Format | undefined; trends: MetricTrend[] };

export type ComparedRow = { id: string; label: string; cells: ReactNode[]; best: boolean[] };

/** Returns the price, then the conditions, then the media's facts. */
export function comparedRows(chosen: ComparedListing[]): ComparedRow[] {
  return [priceRow(chosen), ...conditionRows(chosen), ...factRows(chosen)];
}

function priceRow(chosen: ComparedListing[]): ComparedRow {
  const cents = chosen.map(({ listing }) => listing.numericPrice);
  return {
    id: "price",
    label: texts.compare.price,
    cells: cents.map((each, at) => <Money key={chosen[at]?.listing.id} cents={each} />),
    best: bestOf(cents, "least"),
  };
}

/** Leaves out conditions that no format has. */
function conditionRows(chosen: ComparedListing[]): ComparedRow[] {
  const told = chosen.map(({ format }) => (format ? conditionsInWords(format) : []));
  return conditionLines.flatMap(({ name }) => {
    const lines = told.map((lines) => lines.find((line) => line.name === name));
    const label = lines.find(Boolean)?.label;
    if (!label) return [];
    const rule = betterConditions[name];
    const values = chosen.map(({ format }) => (rule && format ? rule.valueOf(format) : null));
    return [
      { id: name, label, cells: lines.map((line) => line?.text ?? "—"), best: bestOf(values, rule?.better ?? "most") },
    ];
  });
}

/** Leaves out facts that no medium has. */
function factRows(chosen: ComparedListing[]): ComparedRow[] {
  const facts = columnIds.filter(
    (id) => columnNamed(id).of === "medium" && chosen.some(({ listing }) => hasValue(listing[id])),
  );
  return facts.map((id) => {
    const metric = metricNames.find((name) => name === id);
    const values = chosen.map(({ listing }) => (metric ? listing[metric] : null));
    return {
      id,
      label: listingTableColumns[id].label,
      cells: chosen.map(({ listing, trends }) => (
        <FactCell key={listing.id} id={id} listing={listing} trends={trends} />
      )),
      best: bestOf(values, betterColumns[id] ?? "most").map((isBest) => isBest && betterColumns[id] !== undefined),
    };
  });
}

/** A value that does not fit its outlet's history is marked, as on the outlet's page (R10.9). */
function FactCell({ id, listing, trends }: { id: ColumnId; listing: Listing; trends: MetricTrend[] }) {
  const trend = trends.find(({ metric }) => metric === id);
  return (
    <>
      {listingTableColumns[id].cell(listing)}
      {trend?.misfit && <MisfitNote metric={trend.metric} usual={trend.misfit.usual} />}
    </>
  );
}

const hasValue = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : value !== null);
