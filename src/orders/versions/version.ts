export const textVersionKinds = [
  "sent",
  // Replaced by another author's text, or by the same author's in a later sitting.
  "replaced",
  // Its writer took a colleague's text instead.
  "kept",
] as const;
export type TextVersionKind = (typeof textVersionKinds)[number];

/** Unsent texts kept per order; older ones are deleted. */
export const unsentVersionsMax = 20;

/** A longer pause starts a new sitting. */
const sittingPauseMilliseconds = 10 * 60_000;

type WrittenVersion = { textBy: string | null; textAt: Date | null };

/** True when another author, or a later sitting, replaces the text. */
export function isAnotherSitting(standing: WrittenVersion, { by, now }: { by: string; now: Date }): boolean {
  if (standing.textBy !== by || !standing.textAt) return true;
  return now.getTime() - standing.textAt.getTime() > sittingPauseMilliseconds;
}
