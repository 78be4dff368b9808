import { VisuallyHidden } from "@mantine/core";
import { memo } from "react";
import { OwnerMark } from "#media/verification/web/OwnerMark.tsx";
import { OutletMark } from "#media/web/OutletMark.tsx";
import { idOf } from "#platform/contract/iri.ts";
import { columnNamed } from "../../columns.ts";
import type { Listing } from "../../contract.ts";
import type { ColumnId } from "../../display.ts";
import { allConflicts, formatConflicts } from "../../marks/conflict-chips.ts";
import { FirstConflict } from "../../marks/web/Conflicts.tsx";
import { MarkButtons } from "../../marks/web/MarkButtons.tsx";
import { AddButton } from "../AddButton.tsx";
import type { Column } from "../columns/columns.tsx";
import { CompareBox } from "../compare/CompareBox.tsx";
import type { RowReader } from "../reader.ts";
import { texts } from "../texts.ts";
import classes from "./Listings.module.css";
import { MediumLink } from "./MediumLink.tsx";

export type RowProps = RowReader & {
  listing: Listing;
  /** Place among the scrollable rows. */
  index: number;
  /** Place in the whole list, from 1. */
  place: number;
  /** A row above already shows the outlet's conflicts. */
  isOutletSaid: boolean;
  columns: readonly (Column & { id: ColumnId })[];
  isCompared: boolean;
  isCompareFull: boolean;
  toggleCompared: (format: string) => void;
};

type ListingRowProps = RowProps & {
  isPreviewed: boolean;
  togglePreview: (outlet: string) => void;
  /** The row above is the same outlet's, and says what belongs to it. */
  isContinued: boolean;
};

/** Renders again only when its own data change, since thousands scroll by. All rows have one height. */
export const ListingRow = memo(function ListingRow(props: ListingRowProps) {
  const { listing, index, place, columns, togglePreview } = props;
  const outlet = idOf(listing.media);
  return (
    <tr
      data-row={index}
      data-line
      data-outlet={outlet}
      data-previewed={props.isPreviewed || undefined}
      aria-rowindex={place + 1}
      className={classes.row}
    >
      <td className={classes.pick}>
        <CompareBox
          listing={listing}
          isChosen={props.isCompared}
          isFull={props.isCompareFull}
          toggle={props.toggleCompared}
        />
      </td>
      <td className={classes.named}>
        <button
          type="button"
          data-preview
          tabIndex={-1}
          className={classes.wholeRow}
          aria-label={texts.preview.show(listing.name)}
          onClick={() => togglePreview(outlet)}
        />
        {props.isContinued ? <NextFormat listing={listing} /> : <OutletName {...props} />}
      </td>
      {columns.map(({ id, cell, isNumeric }) => (
        <td key={id} className={isNumeric ? classes.number : classes.cell} data-price={id === "price" || undefined}>
          {!(props.isContinued && columnNamed(id).of === "medium") && cell(listing)}
        </td>
      ))}
      {props.campaign && (
        <td className={classes.action}>
          <AddButton listing={listing} campaign={props.campaign} mayAdd={props.mayAdd} />
        </td>
      )}
    </tr>
  );
});

function OutletName({ listing, isOutletSaid, organization, listCampaign }: RowProps) {
  const { media, name, domain, verified } = listing;
  return (
    <div className={classes.name}>
      <OutletMark name={name} />
      <div className={classes.title}>
        <div className={classes.marked}>
          <MediumLink media={media} name={name} domain={domain} />
          <OwnerMark verified={verified} short />
        </div>
        <div className={classes.domain}>
          <FirstConflict listing={listing} of={isOutletSaid ? formatConflicts : allConflicts} />
          {domain}
        </div>
      </div>
      {(organization || listCampaign) && (
        <MarkButtons listing={listing} organization={organization} campaign={listCampaign} />
      )}
    </div>
  );
}

/** A further format of the outlet above. */
const NextFormat = ({ listing }: { listing: Listing }) => (
  <div className={classes.continued}>
    <MediumLink media={listing.media} name={listing.formatType.name} domain={listing.domain} />
    <VisuallyHidden>{listing.name}</VisuallyHidden>
    <FirstConflict listing={listing} of={formatConflicts} />
  </div>
);

export function EmptyRow({ index, place, span }: { index: number; place: number; span: number }) {
  return (
    <tr data-row={index} aria-rowindex={place + 1} aria-busy className={classes.awaited}>
      <td colSpan={span}>
        <span />
      </td>
    </tr>
  );
}
