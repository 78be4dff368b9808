import type { Listing } from "../../contract.ts";
import classes from "../rows/Listings.module.css";
import { texts } from "../texts.ts";

type CompareBoxProps = {
  listing: Listing;
  isChosen: boolean;
  isFull: boolean;
  toggle: (format: string) => void;
};

/** A native checkbox, since there are as many as rows. */
export function CompareBox({ listing, isChosen, isFull, toggle }: CompareBoxProps) {
  return (
    <input
      type="checkbox"
      className={classes.box}
      aria-label={texts.compare.choose(listing.name, listing.formatType.name)}
      checked={isChosen}
      disabled={isFull && !isChosen}
      onChange={() => toggle(listing.id)}
    />
  );
}
