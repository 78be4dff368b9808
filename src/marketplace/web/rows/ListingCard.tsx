import { Card, Group } from "@mantine/core";
import { memo } from "react";
import { OwnerMark } from "#media/verification/web/OwnerMark.tsx";
import { OutletMark } from "#media/web/OutletMark.tsx";
import { Money } from "#platform/web/components/Money.tsx";
import { allConflicts, formatConflicts } from "../../marks/conflict-chips.ts";
import { Conflicts } from "../../marks/web/Conflicts.tsx";
import { MarkButtons } from "../../marks/web/MarkButtons.tsx";
import { AddButton } from "../AddButton.tsx";
import { FormatCell } from "../columns/FormatCell.tsx";
import { CompareBox } from "../compare/CompareBox.tsx";
import { texts } from "../texts.ts";
import type { RowProps } from "./ListingRow.tsx";
import classes from "./Listings.module.css";
import { MediumLink } from "./MediumLink.tsx";

const shownApart = ["price", "desiredPrice", "formatType", "listed", "verified"];

/** `all`: the whole list's number of rows. */
type CardProps = RowProps & { all: number };

export const ListingCard = memo(function ListingCard(props: CardProps) {
  const { listing, index, place, all, columns } = props;
  return (
    <Card withBorder className={classes.card} role="listitem" data-row={index} aria-posinset={place} aria-setsize={all}>
      <div className={classes.name}>
        <OutletMark name={listing.name} />
        <div className={classes.title}>
          <div className={classes.marked}>
            <MediumLink media={listing.media} name={listing.name} domain={listing.domain} />
            <OwnerMark verified={listing.verified} short />
          </div>
          <div className={classes.domain}>
            <Conflicts listing={listing} of={props.isOutletSaid ? formatConflicts : allConflicts} />
            {listing.domain}
          </div>
        </div>
        <span className={classes.cardPrice}>
          <Money cents={listing.numericPrice} />
          {listing.numericPrice !== listing.price && (
            <s className={classes.market}>
              <Money cents={listing.price} />
            </s>
          )}
        </span>
      </div>
      <Details listing={listing} columns={columns} />
      <Group justify="space-between" mt="auto">
        {props.campaign ? <AddButton listing={listing} campaign={props.campaign} mayAdd={props.mayAdd} /> : <span />}
        <Group gap={4}>
          <CompareBox
            listing={listing}
            isChosen={props.isCompared}
            isFull={props.isCompareFull}
            toggle={props.toggleCompared}
          />
          {(props.organization || props.listCampaign) && (
            <MarkButtons listing={listing} organization={props.organization} campaign={props.listCampaign} />
          )}
        </Group>
      </Group>
    </Card>
  );
});

/** Two to a line, whichever room they need: every card has the same height. */
function Details({ listing, columns }: Pick<CardProps, "listing" | "columns">) {
  const details = [
    { id: "formatType", label: texts.columns.formatType, value: <FormatCell type={listing.formatType.name} /> },
    ...columns
      .filter(({ id }) => !shownApart.includes(id))
      .map(({ id, label, cell }) => ({ id, label, value: cell(listing) })),
  ];
  const lines = Array.from({ length: Math.ceil(details.length / 2) }, (_, line) =>
    details.slice(2 * line, 2 * line + 2),
  );
  return (
    <div className={classes.details}>
      {lines.map((line) => (
        <dl key={line[0]?.id}>
          {line.map(({ id, label, value }) => (
            <div key={id}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ))}
    </div>
  );
}
