import { Checkbox } from "@mantine/core";
import { idOf } from "#platform/contract/wire.ts";
import type { Listing } from "../../contract.ts";
import classes from "../Listings.module.css";
import { texts } from "../texts.ts";
import { useCompared } from "./selection.ts";

/** Chooses the row's medium for the comparison. */
export function CompareBox({ listing }: { listing: Listing }) {
  const { chosen, isFull, toggle } = useCompared();
  const media = idOf(listing.media);
  const isChosen = chosen.includes(media);
  return (
    <Checkbox
      className={classes.above}
      size="sm"
      aria-label={texts.compare.choose(listing.name)}
      checked={isChosen}
      disabled={isFull && !isChosen}
      onChange={() => toggle(media)}
    />
  );
}
