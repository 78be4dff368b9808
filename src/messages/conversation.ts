import { may, type PermissionPlace, type Roles } from "#accounts/permissions.ts";

/**
 * What a conversation is about. One more subject is a word here, its keeper in `src/conversations.ts`, its resource in
 * `src/server.ts`, and a migration of the CHECK.
 */
export const conversationSubjects = ["order", "offer"] as const;
export type ConversationSubject = (typeof conversationSubjects)[number];

/** Who speaks: one of the two sides, or an operator who decides a dispute between them. */
export const speakers = ["client", "publisher", "operator"] as const;
export type Speaker = (typeof speakers)[number];

/** Where a conversation stands. */
export type ConversationPlace = {
  client: PermissionPlace;
  publisher: PermissionPlace;
  /** The publisher knows of its subject; before, there is nobody to talk to. */
  isShared: boolean;
  /** A dispute is or was open, so operators take part. */
  isDisputed: boolean;
};

type Reader = Roles & { operator: boolean };

/** As whom somebody takes part, and whether their role lets them write (R6.3); undefined for those who see nothing of it. */
export function speakerIn(
  reader: Reader,
  place: ConversationPlace,
): { speaker: Speaker; mayWrite: boolean } | undefined {
  for (const speaker of ["client", "publisher"] as const) {
    const sees = speaker === "client" || place.isShared;
    if (sees && may(reader, "message.read", place[speaker]))
      return { speaker, mayWrite: may(reader, "message.write", place[speaker]) === true };
  }
  return reader.operator && place.isDisputed ? { speaker: "operator", mayWrite: true } : undefined;
}

/** Characters of a message at most. */
export const bodyMax = 5_000;
/** Files in a message at most. */
export const filesMax = 10;
export const fileMegabytesMax = 10;
