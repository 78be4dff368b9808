import { idOf } from "#platform/contract/wire.ts";
import type { Listing } from "../../contract.ts";
import classes from "../rows/Listings.module.css";
import { texts } from "../texts.ts";

type CompareBoxProps = {
  listing: Listing;
  isChosen: boolean;
  /** There is no room for another one. */
  isFull: boolean;
  toggle: (media: string) => void;
};

/** Chooses the row's medium for the comparison. The browser's own box: there are as many as rows. */
export function CompareBox({ listing, isChosen, isFull, toggle }: CompareBoxProps) {
  return (
    <input
      type="checkbox"
      className={classes.box}
      aria-label={texts.compare.choose(listing.name)}
      checked={isChosen}
      disabled={isFull && !isChosen}
      onChange={() => toggle(idOf(listing.media))}
    />
  );
}
