/** The two lists that an organization or a campaign keeps of media (R3.16). */
export const markKinds = ["favourite", "blocked"] as const;
export type MarkKind = (typeof markKinds)[number];

/** An organization marks at most so many media, all its campaigns included. */
export const marksMax = 10_000;
