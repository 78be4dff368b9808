import type { Listing } from "../../contract.ts";
import type { MarkKind } from "../../marks.ts";
import classes from "../rows/Listings.module.css";
import { texts } from "../texts.ts";
import { useMarking } from "./set-mark.ts";

const words = texts.marks;

/** The star and the bar: the row's medium on the organization's favourites or blocked list (R3.16). */
export function MarkButtons({ listing, organization }: { listing: Listing; organization: string }) {
  const marking = useMarking(organization, listing);
  const mark = (kind: MarkKind, isOn: boolean, glyph: string) => (
    <button
      type="button"
      className={classes.mark}
      aria-pressed={isOn}
      aria-label={words[kind](listing.name)}
      aria-disabled={marking.isPending}
      onClick={() => !marking.isPending && marking.mutate({ kind, isOn: !isOn })}
    >
      {glyph}
    </button>
  );
  return (
    <div className={classes.marks}>
      {mark("favourite", listing.favourite, listing.favourite ? "★" : "☆")}
      {mark("blocked", listing.conflicts.includes("blocked"), "⊘")}
    </div>
  );
}
