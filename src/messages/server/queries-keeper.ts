import type { Reader } from "#platform/database/database.ts";
import type { ConversationPlace, ConversationSubject, Speaker } from "../conversation.ts";

/** Words for mails and notifications, and each side's path to the conversation. */
export type ConversationLabel = {
  /** `Order Q26110039`. */
  name: string;
  mediaName: string;
  title: string;
  paths: { client: string; publisher: string };
};

/** A search result's subject: its place, its name, and the operators' dispute. */
export type PlacedSubject = ConversationPlace & {
  subject: ConversationSubject;
  id: string;
  name: string;
  title: string;
  mediaName: string;
  disputeId?: string | null;
};

export type ConversationKeeper = {
  /** `This order`, for errors. */
  what: string;
  /** Undefined for an unknown subject. */
  locate(reader: Reader, id: string): Promise<ConversationPlace | undefined>;
  describe(reader: Reader, id: string): Promise<ConversationLabel | undefined>;
  /** SQL for the `PlacedSubject` of a `message`, as one json column. */
  placed: string;
  /** The conversation's screen, by the reader's part. */
  pathFor: Record<Speaker, (subject: PlacedSubject) => string>;
};

export type ConversationKeepers = Record<ConversationSubject, ConversationKeeper>;

export type ConversationId = { keeper: ConversationKeeper; subject: ConversationSubject; id: string };
