/** The two lists of media that an organization or a campaign keeps (R3.16). */
export const markKinds = ["favourite", "blocked"] as const;
export type MarkKind = (typeof markKinds)[number];

/** A mark is valid for the whole organization or for one campaign. */
export const markPlaces = ["organization", "campaign"] as const;
export type MarkPlace = (typeof markPlaces)[number];

/** Per organization, all its campaigns included. */
export const marksMax = 10_000;

/** The lists that the person may change; a campaign comes with its organization. */
export type MarkLists = {
  organization: string | undefined;
  campaign?: { id: string; organization: string } | undefined;
};
