import type { ConflictKind } from "#cart/conflicts/conflicts.ts";

/** Chips for the whole medium, and for one format. `in-cart` needs no chip: the row's button shows it. */
export const mediumConflicts = ["blocked", "own-media", "links-to-target", "same-owner"] as const;
export const formatConflicts = ["booked-in-campaign"] as const;
export const allConflicts = [...formatConflicts, ...mediumConflicts] as const;
export type SaidConflict = (typeof allConflicts)[number];

/** Returns the conflicts that a row shows, the format's own first. */
export const toldConflicts = (
  conflicts: readonly ConflictKind[],
  of: readonly SaidConflict[] = allConflicts,
): SaidConflict[] => of.filter((conflict) => conflicts.includes(conflict));
