export const sharedSubjects = ["text", "publication", "texts", "report"] as const;
export type SharedSubject = (typeof sharedSubjects)[number];

/** Orders per subject: exactly one, several named ones, or none. */
export const ordersOfSubject = {
  text: "one",
  publication: "one",
  texts: "several",
  report: "none",
} as const satisfies Record<SharedSubject, "one" | "several" | "none">;

export const sharedTextsMax = 20;

export const shareNoteKinds = ["comment", "approval"] as const;
export type ShareNoteKind = (typeof shareNoteKinds)[number];

/** Days until a link ends: the maximum and the default. */
export const shareDaysMax = 365;
export const shareDaysUsual = 30;

/** Open links per project. */
export const openSharesMax = 500;
/** Per link. A stranger who finds it can't flood the agency's screens. */
export const notesAnHour = 20;
export const notesMax = 100;

export const shareStates = ["open", "expired", "revoked", "suspended"] as const;
export type ShareState = (typeof shareStates)[number];

type SharedLinkState = { revokedAt: Date | null; expiresAt: Date; isSuspended: boolean };

/** A suspended organization's links show nothing until an operator lifts the suspension. */
export const shareState = ({ revokedAt, expiresAt, isSuspended }: SharedLinkState, now: Date): ShareState =>
  revokedAt ? "revoked" : expiresAt <= now ? "expired" : isSuspended ? "suspended" : "open";
