/** What an agency shows its client by a link: an order's text, its publication, or a campaign's report. */
export const sharedSubjects = ["text", "publication", "report"] as const;
export type SharedSubject = (typeof sharedSubjects)[number];

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

export type ShareState = "open" | "expired" | "revoked";

export const shareState = (
  { revokedAt, expiresAt }: { revokedAt: Date | null; expiresAt: Date },
  now: Date,
): ShareState => (revokedAt ? "revoked" : expiresAt <= now ? "expired" : "open");
