import { UnstyledButton } from "@mantine/core";
import IconArrowDown from "@tabler/icons-react/icons/IconArrowDown";
import IconArrowsSort from "@tabler/icons-react/icons/IconArrowsSort";
import IconArrowUp from "@tabler/icons-react/icons/IconArrowUp";
import IconFilter from "@tabler/icons-react/icons/IconFilter";
import IconFilterFilled from "@tabler/icons-react/icons/IconFilterFilled";
import { memo } from "react";
import { Icon } from "#platform/web/components/Icon.tsx";
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
const arrows = { asc: IconArrowUp, desc: IconArrowDown } as const;

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
      <Icon of={isSet ? IconFilterFilled : IconFilter} size={15} />
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
      {label} <Icon of={direction ? arrows[direction] : IconArrowsSort} size={15} />
    </UnstyledButton>
  );
}
