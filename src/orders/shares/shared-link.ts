/** What an agency shows its client by a link: an order's text, its publication, several texts at once, or a campaign's report. */
export const sharedSubjects = ["text", "publication", "texts", "report"] as const;
export type SharedSubject = (typeof sharedSubjects)[number];

/** How many orders each is of: exactly one, several that are named, or none. */
export const ordersOfSubject = {
  text: "one",
  publication: "one",
  texts: "several",
  report: "none",
} as const satisfies Record<SharedSubject, "one" | "several" | "none">;

/** Texts that one link shows at most. */
export const sharedTextsMax = 20;

/** What a client leaves behind: words, or that it is fine as it is. */
export const shareNoteKinds = ["comment", "approval"] as const;
export type ShareNoteKind = (typeof shareNoteKinds)[number];

/** A link ends after so many days at most, and usually. */
export const shareDaysMax = 365;
export const shareDaysUsual = 30;

/** So many links of a project may be open at once. */
export const openSharesMax = 500;
/** So many notes a link takes, in an hour and in all: whoever found it can't fill the agency's screens. */
export const notesAnHour = 20;
export const notesMax = 100;

export const shareStates = ["open", "expired", "revoked", "suspended"] as const;
export type ShareState = (typeof shareStates)[number];

type SharedLinkState = { revokedAt: Date | null; expiresAt: Date; isSuspended: boolean };

/** A link of an organization that an operator suspended shows nothing while it is. */
export const shareState = ({ revokedAt, expiresAt, isSuspended }: SharedLinkState, now: Date): ShareState =>
  revokedAt ? "revoked" : expiresAt <= now ? "expired" : isSuspended ? "suspended" : "open";
