import type { ConflictKind } from "#cart/conflicts/conflicts.ts";

/** What is said of a medium as a whole, and of one of its formats. That a format is in the cart already, its button says. */
export const mediumConflicts = ["blocked", "own-media", "links-to-target", "same-owner"] as const;
export const formatConflicts = ["booked-in-campaign"] as const;
export const allConflicts = [...formatConflicts, ...mediumConflicts] as const;
export type SaidConflict = (typeof allConflicts)[number];

/** The conflicts that a row tells, the format's own first. */
export const toldConflicts = (
  conflicts: readonly ConflictKind[],
  of: readonly SaidConflict[] = allConflicts,
): SaidConflict[] => of.filter((conflict) => conflicts.includes(conflict));
