import { UnstyledButton } from "@mantine/core";
import { memo } from "react";
import { type Sort, sortedBy, sortOf, useAddressPart, useChanges } from "../address.ts";
import classes from "../rows/Listings.module.css";
import { ColumnEdge } from "./ColumnEdge.tsx";
import type { Column } from "./columns.tsx";

const ariaSort = { asc: "ascending", desc: "descending" } as const;
const arrows = { asc: "↑", desc: "↓" } as const;

type HeaderProps = {
  id: string;
  column: Omit<Column, "cell">;
  /** Undefined while it has the width of its own. */
  width: number | undefined;
};

/** A column's header: a click sorts, its edge makes it wider. */
export const Header = memo(function Header({ id, column, width }: HeaderProps) {
  const { label, sort, isNumeric, width: ownWidth } = column;
  const direction = useAddressPart((address) => directionOf(sortOf(address), sort));
  return (
    <th
      className={isNumeric ? classes.numberHeader : undefined}
      aria-sort={sort && (direction ? ariaSort[direction] : "none")}
    >
      {sort ? <SortButton sort={sort} label={label} isNumeric={isNumeric} direction={direction} /> : label}
      <ColumnEdge id={id} label={label} width={width} ownWidth={ownWidth} />
    </th>
  );
});

const directionOf = (now: Sort, column: Column["sort"]) => (now.column === column ? now.direction : undefined);

type SortButtonProps = Pick<Column, "label" | "isNumeric"> & {
  sort: NonNullable<Column["sort"]>;
  direction: "asc" | "desc" | undefined;
};

function SortButton({ sort, label, isNumeric, direction }: SortButtonProps) {
  const { change } = useChanges();
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
