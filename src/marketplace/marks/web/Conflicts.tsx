import { VisuallyHidden } from "@mantine/core";
import type { ConflictKind } from "#cart/conflicts/conflicts.ts";
import classes from "../../web/rows/Listings.module.css";
import { texts } from "../../web/texts.ts";

/** What is said of a medium as a whole, and of one of its formats. That a format is in the cart already, its button says. */
export const mediumConflicts = ["blocked", "own-media", "links-to-target", "same-owner"] as const;
export const formatConflicts = ["booked-in-campaign"] as const;
export const allConflicts = [...formatConflicts, ...mediumConflicts] as const;
type Said = (typeof mediumConflicts | typeof formatConflicts)[number];

type ConflictsProps = { listing: { conflicts: ConflictKind[] }; of?: readonly Said[] };

/** The first of them alone, where a row has no room for more; all are said to who points at it. */
export function FirstConflict({ listing, of = allConflicts }: ConflictsProps) {
  const told = of.filter((conflict) => listing.conflicts.includes(conflict));
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

/** What speaks against booking it (R10.11). */
export function Conflicts({ listing, of = allConflicts }: ConflictsProps) {
  return of
    .filter((conflict) => listing.conflicts.includes(conflict))
    .map((conflict) => (
      <span key={conflict} className={classes.conflict} title={texts.conflicts[conflict]}>
        {texts.conflictsInShort[conflict]}
      </span>
    ));
}
