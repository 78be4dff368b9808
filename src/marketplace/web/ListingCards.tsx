import { Card, Group, NativeSelect, Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { Money } from "#platform/web/components/Money.tsx";
import { type Listing, type SortColumn, sortColumns } from "../contract.ts";
import { AddButton } from "./AddButton.tsx";
import { type Sort, sortedBy, sortOf, useMarketplaceAddress, visibleColumns } from "./address.ts";
import { columns } from "./columns.tsx";
import { CompareBox } from "./compare/CompareBox.tsx";
import classes from "./Listings.module.css";
import { MediumName } from "./MediumName.tsx";
import { Conflicts } from "./marks/Conflicts.tsx";
import { MarkButtons } from "./marks/MarkButtons.tsx";
import { texts } from "./texts.ts";

type ListingCardsProps = { listings: Listing[]; campaign: string | undefined };

/** The same rows for narrow screens: one card each, the chosen columns as a list. */
export function ListingCards({ listings, campaign }: ListingCardsProps) {
  return (
    <Stack gap="sm">
      <SortSelect />
      {listings.map((listing) => (
        <ListingCard key={listing.id} listing={listing} campaign={campaign} />
      ))}
    </Stack>
  );
}

function ListingCard({ listing, campaign }: { listing: Listing; campaign: string | undefined }) {
  const { address } = useMarketplaceAddress();
  const details = visibleColumns(address).filter(
    (id) => !["price", "desiredPrice", "formatType", "listed"].includes(id),
  );
  return (
    <Card withBorder className={classes.card}>
      <Group justify="space-between" align="flex-start" wrap="nowrap">
        <div className={classes.cardName}>
          <MediumName listing={listing} />
          <Conflicts listing={listing} />
        </div>
        <Text fw={600} ta="end">
          <Money cents={listing.numericPrice} />
        </Text>
      </Group>
      <dl className={classes.details}>
        <dt>{texts.columns.formatType}</dt>
        <dd>{listing.formatType.name}</dd>
        {details.map((id) => (
          <DetailRow key={id} label={columns[id].label}>
            {columns[id].cell(listing)}
          </DetailRow>
        ))}
      </dl>
      <Group justify="space-between">
        {campaign && <AddButton listing={listing} campaign={campaign} />}
        <Group gap="xs">
          <CompareBox listing={listing} />
          <MarkButtons listing={listing} />
        </Group>
      </Group>
    </Card>
  );
}

function DetailRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  );
}

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
function SortSelect() {
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
    />
  );
}
