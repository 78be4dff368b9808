import { UnstyledButton } from "@mantine/core";
import { memo } from "react";
import { activeFilters } from "../active-filters.ts";
import { type Sort, sortedBy, sortOf, useAddressPart, useChanges } from "../address.ts";
import type { FilterName } from "../filters/FilterField.tsx";
import { FilterPopover } from "../filters/FilterPopover.tsx";
import filterClasses from "../filters/filters.module.css";
import classes from "../rows/Listings.module.css";
import { texts } from "../texts.ts";
import { ColumnEdge } from "./ColumnEdge.tsx";
import type { Column } from "./columns.tsx";

const ariaSort = { asc: "ascending", desc: "descending" } as const;
const arrows = { asc: "↑", desc: "↓" } as const;

type HeaderProps = {
  id: string;
  column: Omit<Column, "cell">;
  width: number | undefined;
};

export const Header = memo(function Header({ id, column, width }: HeaderProps) {
  const { label, sort, filter, isNumeric, width: ownWidth } = column;
  const direction = useAddressPart((address) => directionOf(sortOf(address), sort));
  return (
    <th
      className={id === "name" ? classes.named : undefined}
      aria-sort={sort && (direction ? ariaSort[direction] : "none")}
    >
      <div className={classes.head} data-numeric={isNumeric || undefined}>
        {sort ? <SortButton sort={sort} label={label} isNumeric={isNumeric} direction={direction} /> : label}
        {filter && <HeadFilter name={filter} label={label} />}
      </div>
      <ColumnEdge id={id} label={label} width={width} ownWidth={ownWidth} />
    </th>
  );
});

function HeadFilter({ name, label }: { name: FilterName; label: string }) {
  const isSet = useAddressPart((address) => activeFilters(address).some((filter) => filter.name === name));
  return (
    <FilterPopover name={name} label={texts.filters.by(label)} className={filterClasses.opener} isActive={isSet}>
      <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
        <path
          d="M1.5 2.5h11L8.5 7.2v4.3l-3-1.5V7.2z"
          fill={isSet ? "currentcolor" : "none"}
          stroke="currentcolor"
          strokeLinejoin="round"
        />
      </svg>
    </FilterPopover>
  );
}

const directionOf = (now: Sort, column: Column["sort"]) => (now.column === column ? now.direction : undefined);

type SortButtonProps = Pick<Column, "label" | "isNumeric"> & {
  sort: NonNullable<Column["sort"]>;
  direction: "asc" | "desc" | undefined;
};

function SortButton({ sort, label, isNumeric, direction }: SortButtonProps) {
  const { change } = useChanges();
  // The first click sorts texts from A, prices from the lowest, other numbers from the highest.
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
