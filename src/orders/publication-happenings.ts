/** Results of a look. `lose` and `regain` follow an approval where no claim opens. */
export const publicationHappenings = ["pass", "fail", "lose", "regain"] as const;
export type PublicationHappening = (typeof publicationHappenings)[number];
