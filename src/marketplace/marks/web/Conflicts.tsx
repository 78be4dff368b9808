import { VisuallyHidden } from "@mantine/core";
import type { ConflictKind } from "#cart/conflicts/conflicts.ts";
import classes from "../../web/rows/Listings.module.css";
import { texts } from "../../web/texts.ts";
import { type SaidConflict, toldConflicts } from "../conflict-chips.ts";

type ConflictsProps = { listing: { conflicts: ConflictKind[] }; of?: readonly SaidConflict[] };

/** Shows the first conflict, for narrow rows; the tooltip names all. */
export function FirstConflict({ listing, of }: ConflictsProps) {
  const told = toldConflicts(listing.conflicts, of);
  const [first, ...others] = told;
  if (!first) return null;
  const all = told.map((conflict) => texts.conflicts[conflict]).join(" · ");
  return (
    <span className={classes.conflict} title={all}>
      <span aria-hidden>{`${texts.conflictsInShort[first]}${others.length > 0 ? ` +${others.length}` : ""}`}</span>
      <VisuallyHidden>{all}</VisuallyHidden>
    </span>
  );
}

/** Reasons against booking it (R10.11). */
export function Conflicts({ listing, of }: ConflictsProps) {
  return toldConflicts(listing.conflicts, of).map((conflict) => (
    <span key={conflict} className={classes.conflict} title={texts.conflicts[conflict]}>
      {texts.conflictsInShort[conflict]}
    </span>
  ));
}
