import { Group, Table, UnstyledButton, VisuallyHidden } from "@mantine/core";
import { useEffect, useRef } from "react";
import type { Listing } from "../contract.ts";
import { AddButton } from "./AddButton.tsx";
import { sortedBy, sortOf, useMarketplaceAddress, visibleColumns } from "./address.ts";
import { type Column, columns } from "./columns.tsx";
import { CompareBox } from "./compare/CompareBox.tsx";
import classes from "./Listings.module.css";
import { MediumName } from "./MediumName.tsx";
import { Conflicts } from "./marks/Conflicts.tsx";
import { MarkButtons } from "./marks/MarkButtons.tsx";
import { followRowKeys } from "./row-keys.ts";
import { texts } from "./texts.ts";

type ListingTableProps = { listings: Listing[]; campaign: string | undefined };

/** The rows with the chosen columns; a header sorts, a row opens its medium. */
export function ListingTable({ listings, campaign }: ListingTableProps) {
  const { address } = useMarketplaceAddress();
  const body = useRef<HTMLTableSectionElement>(null);
  useEffect(() => followRowKeys(body), []);
  const visible = visibleColumns(address).map((id) => ({ id, ...columns[id] }));
  return (
    <Table.ScrollContainer minWidth={0} type="native">
      <Table verticalSpacing={10} horizontalSpacing={7} className={classes.table}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>
              <VisuallyHidden>{texts.compare.column}</VisuallyHidden>
            </Table.Th>
            <Header column={{ label: texts.columns.name, sort: "name" }} />
            {visible.map((column) => (
              <Header key={column.id} column={column} />
            ))}
            {campaign && (
              <Table.Th className={classes.action}>
                <VisuallyHidden>{texts.cart.add}</VisuallyHidden>
              </Table.Th>
            )}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody ref={body}>
          {listings.map((listing) => (
            <Table.Tr key={listing.id} className={classes.row}>
              <Table.Td>
                <CompareBox listing={listing} />
              </Table.Td>
              <Table.Td className={classes.name}>
                <Group justify="space-between" wrap="nowrap" gap="xs">
                  <div>
                    <MediumName listing={listing} />
                    <Conflicts listing={listing} />
                  </div>
                  <MarkButtons listing={listing} />
                </Group>
              </Table.Td>
              {visible.map(({ id, cell, isNumeric }) => (
                <Table.Td key={id} className={isNumeric ? "numeric" : classes.cell}>
                  {cell(listing)}
                </Table.Td>
              ))}
              {campaign && (
                <Table.Td className={classes.action}>
                  <AddButton listing={listing} campaign={campaign} />
                </Table.Td>
              )}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

const ariaSort = { asc: "ascending", desc: "descending" } as const;
const arrows = { asc: "↑", desc: "↓" } as const;

function Header({ column: { label, sort, isNumeric } }: { column: Omit<Column, "cell"> }) {
  const { address, change } = useMarketplaceAddress();
  const now = sortOf(address);
  const direction = sort === now.column ? now.direction : undefined;
  if (!sort) return <Table.Th className={isNumeric ? "numeric" : classes.header}>{label}</Table.Th>;
  // Text reads from A, numbers are asked for by their best; a second click turns it round.
  const first = isNumeric && sort !== "price" && sort !== "desiredPrice" ? "desc" : "asc";
  const next = direction === undefined ? first : direction === "asc" ? "desc" : "asc";
  return (
    <Table.Th className={isNumeric ? "numeric" : classes.header} aria-sort={direction ? ariaSort[direction] : "none"}>
      <UnstyledButton
        className={classes.sort}
        data-active={direction !== undefined || undefined}
        onClick={() => change(sortedBy(sort, next))}
      >
        {label} <span aria-hidden="true">{direction ? arrows[direction] : "↕"}</span>
      </UnstyledButton>
    </Table.Th>
  );
}
