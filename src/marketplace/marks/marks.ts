/** The two lists that an organization or a campaign keeps of media (R3.16). */
export const markKinds = ["favourite", "blocked"] as const;
export type MarkKind = (typeof markKinds)[number];

/** For whom a mark holds: the whole organization, or the one campaign. */
export const markPlaces = ["organization", "campaign"] as const;
export type MarkPlace = (typeof markPlaces)[number];

/** An organization marks at most so many media, all its campaigns included. */
export const marksMax = 10_000;

/** Whose lists the person may change: the organization's, and the campaign's with the organization that it belongs to. */
export type MarkLists = {
  organization: string | undefined;
  campaign?: { id: string; organization: string } | undefined;
};
