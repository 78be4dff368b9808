import { may, type PermissionPlace, type Roles } from "#accounts/permissions.ts";
import { type TradeSide, tradeSides } from "#events/trade-side.ts";

/**
 * Another subject needs a keeper in `src/conversations.ts`, a resource in `src/server.ts`, and a migration of the
 * CHECK.
 */
export const conversationSubjects = ["order", "offer"] as const;
export type ConversationSubject = (typeof conversationSubjects)[number];

/** An operator speaks only to decide a dispute. */
export const speakers = [...tradeSides, "operator"] as const;
export type Speaker = (typeof speakers)[number];

export type ConversationPlace = Record<TradeSide, PermissionPlace> & {
  /** The publisher knows of the subject; before, nobody could answer. */
  isShared: boolean;
  /** A dispute is or was open, so operators take part. */
  isDisputed: boolean;
};

type Reader = Roles & { operator: boolean };

/** The reader's part and right to write (R6.3); undefined for strangers. */
export function speakerIn(
  reader: Reader,
  place: ConversationPlace,
): { speaker: Speaker; mayWrite: boolean } | undefined {
  for (const speaker of tradeSides) {
    const sees = speaker === "client" || place.isShared;
    if (sees && may(reader, "message.read", place[speaker]))
      return { speaker, mayWrite: may(reader, "message.write", place[speaker]) === true };
  }
  return reader.operator && place.isDisputed ? { speaker: "operator", mayWrite: true } : undefined;
}

/** In characters. */
export const bodyMax = 5_000;
export const filesMax = 10;
export const fileMegabytesMax = 10;
