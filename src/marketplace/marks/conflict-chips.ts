import type { ConflictKind } from "#cart/conflicts/conflicts.ts";

/** Conflicts of a medium as a whole, and of one of its formats. Its button says that it is in the cart already. */
export const mediumConflicts = ["blocked", "own-media", "links-to-target", "same-owner"] as const;
export const formatConflicts = ["booked-in-campaign"] as const;
export const allConflicts = [...formatConflicts, ...mediumConflicts] as const;
export type SaidConflict = (typeof allConflicts)[number];

/** The conflicts that a row tells, the format's own first. */
export const toldConflicts = (
  conflicts: readonly ConflictKind[],
  of: readonly SaidConflict[] = allConflicts,
): SaidConflict[] => of.filter((conflict) => conflicts.includes(conflict));
