import { NativeSelect } from "@mantine/core";
import { type SortColumn, sortColumns } from "../../contract.ts";
import { type Sort, sortedBy, sortOf, useMarketplaceAddress } from "../address.ts";
import { columns } from "../columns/columns.tsx";
import { texts } from "../texts.ts";

const sortLabels: Record<SortColumn, string> = { name: texts.columns.name, ...sortLabelsOfColumns() };

function sortLabelsOfColumns() {
  const sortable = Object.values(columns).flatMap(({ sort, label }) => (sort ? [[sort, label]] : []));
  return Object.fromEntries(sortable) as Record<Exclude<SortColumn, "name">, string>;
}

const sortChoices = sortColumns.flatMap((column) =>
  (["asc", "desc"] as const).map((direction) => ({
    value: `${column} ${direction}`,
    label: texts.sortNow(sortLabels[column], texts.sortDirection[direction]),
  })),
);

/** What the table's headers do. */
export function SortSelect() {
  const { address, change } = useMarketplaceAddress();
  const { column, direction } = sortOf(address);
  const choose = (value: string) => {
    const [chosen, way] = value.split(" ") as [SortColumn, Sort["direction"]];
    change(sortedBy(chosen, way));
  };
  return (
    <NativeSelect
      label={texts.sortBy}
      data={sortChoices}
      value={`${column} ${direction}`}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
      maw={420}
    />
  );
}
