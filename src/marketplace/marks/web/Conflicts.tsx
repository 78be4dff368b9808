import type { Listing } from "../../contract.ts";
import classes from "../../web/rows/Listings.module.css";
import { texts } from "../../web/texts.ts";

/** What speaks against booking it (R10.11). */
export function Conflicts({ listing }: { listing: Listing }) {
  return listing.conflicts.map((conflict) => (
    <span key={conflict} className={classes.conflict} title={texts.conflicts[conflict]}>
      {texts.conflicts[conflict]}
    </span>
  ));
}

/** What a Contributor Post lacks, wherever one stands (R3.8). */
export function Contributed({ listing }: { listing: Listing }) {
  if (listing.formatType.name !== "Contributor Post") return null;
  return (
    <span className={classes.contributed} title={texts.contributedAtLength}>
      {texts.contributed}
    </span>
  );
}
