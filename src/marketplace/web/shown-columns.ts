import { useMemo } from "react";
import { choiceFilters, rangeFilters, rangeParameter } from "../columns.ts";
import { type ColumnId, columnIds } from "../display.ts";
import { sortOf, useAddressPart } from "./address.ts";
import type { MarketplaceAddress } from "./address-schema.ts";
import { usualMetrics } from "./presets.ts";

/** The default: columns that decide a booking, most important first. */
const usualColumns: readonly ColumnId[] = [
  "price",
  "formatType",
  "hyperlinkKind",
  ...usualMetrics,
  "countries",
  "languages",
  "turnaroundHours",
];

/** Columns that a filter or the sort of the address is about. One value for all rows is no column: each row has its mark. */
function askedColumns(address: MarketplaceAddress): ColumnId[] {
  const chosen = choiceFilters.filter(
    ({ parameter, operators }) => address[parameter] !== undefined && !operators.includes("is" as never),
  );
  const bounded = rangeFilters.filter(({ parameter, operators }) =>
    operators.some((operator) => address[rangeParameter(parameter, operator)] !== undefined),
  );
  const { column, named } = sortOf(address);
  const asked: readonly string[] = [
    ...[...chosen, ...bounded].map((filter) => filter.column),
    ...(named ? [column] : []),
  ];
  return columnIds.filter((id) => asked.includes(id));
}

/** The columns that are drawn: the chosen ones, else the usual. Filtered and sorted ones come second, to be in sight. */
export function columnsDrawn(address: MarketplaceAddress): ColumnId[] {
  const chosen = address.columns ?? usualColumns;
  const asked = askedColumns(address).filter((id) => !chosen.includes(id));
  return [...chosen.slice(0, 1), ...asked, ...chosen.slice(1)];
}

/** The address's columns in their order, else the usual ones, as somebody chose them. */
export function useChosenColumns(): ColumnId[] {
  const chosen = useAddressPart(({ columns }) => columns);
  return useMemo(() => chosen ?? [...usualColumns], [chosen]);
}

export function useVisibleColumns(): ColumnId[] {
  const drawn = useAddressPart((address) => columnsDrawn(address).join(" "));
  return useMemo(() => drawn.split(" ").filter(Boolean) as ColumnId[], [drawn]);
}
