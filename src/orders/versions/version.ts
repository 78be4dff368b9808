/** Why a text is kept beside the one that stands. */
export const textVersionKinds = [
  // It went to the other side.
  "sent",
  // Another text took its place: somebody else's, or the same person's of a later sitting.
  "replaced",
  // Its writer took a colleague's text instead.
  "kept",
] as const;
export type TextVersionKind = (typeof textVersionKinds)[number];

/** The side that wrote a text: the advertiser, or the publisher where the writing was booked. */
export const textSides = ["client", "publisher"] as const;
export type TextSide = (typeof textSides)[number];

/** How many of an order's texts are kept beside those that were sent; older ones go. */
export const unsentVersionsMax = 20;

/** Whoever types on after such a pause begins a sitting of their own. */
const sittingPauseMilliseconds = 10 * 60_000;

type Written = { textBy: string | null; textAt: Date | null };

/** True for a text whose place another one takes for good: one of somebody else, or of an earlier sitting. */
export function isAnotherSitting(standing: Written, { by, now }: { by: string; now: Date }): boolean {
  if (standing.textBy !== by || !standing.textAt) return true;
  return now.getTime() - standing.textAt.getTime() > sittingPauseMilliseconds;
}
