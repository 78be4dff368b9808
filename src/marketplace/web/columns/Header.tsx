import { UnstyledButton } from "@mantine/core";
import { sortedBy, sortOf, useMarketplaceAddress } from "../address.ts";
import classes from "../rows/Listings.module.css";
import { ColumnEdge } from "./ColumnEdge.tsx";
import type { Column } from "./columns.tsx";

const ariaSort = { asc: "ascending", desc: "descending" } as const;
const arrows = { asc: "↑", desc: "↓" } as const;

type HeaderProps = { id: string; column: Omit<Column, "cell">; widths: ReadonlyMap<string, number> };

/** A column's header: a click sorts, its edge makes it wider. */
export function Header({ id, column, widths }: HeaderProps) {
  const { address } = useMarketplaceAddress();
  const { label, sort, isNumeric, width } = column;
  const now = sortOf(address);
  const direction = sort === now.column ? now.direction : undefined;
  return (
    <th
      className={isNumeric ? classes.numberHeader : undefined}
      aria-sort={sort && (direction ? ariaSort[direction] : "none")}
    >
      {sort ? <SortButton sort={sort} label={label} isNumeric={isNumeric} direction={direction} /> : label}
      <ColumnEdge id={id} label={label} width={widths.get(id)} ownWidth={width} />
    </th>
  );
}

type SortButtonProps = Pick<Column, "label" | "isNumeric"> & {
  sort: NonNullable<Column["sort"]>;
  direction: "asc" | "desc" | undefined;
};

function SortButton({ sort, label, isNumeric, direction }: SortButtonProps) {
  const { change } = useMarketplaceAddress();
  // Text reads from A, numbers are asked for by their best; a second click turns it round.
  const first = isNumeric && sort !== "price" && sort !== "desiredPrice" ? "desc" : "asc";
  const next = direction === undefined ? first : direction === "asc" ? "desc" : "asc";
  return (
    <UnstyledButton
      className={classes.sort}
      data-active={direction !== undefined || undefined}
      onClick={() => change(sortedBy(sort, next))}
    >
      {label} <span aria-hidden="true">{direction ? arrows[direction] : "↕"}</span>
    </UnstyledButton>
  );
}
