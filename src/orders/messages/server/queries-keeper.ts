import type { Reader } from "#platform/database/database.ts";
import type { ConversationPlace, ConversationSubject } from "../conversation.ts";

/** What a mail and a notification say of a conversation's subject, and the path at which each side reads on. */
export type ConversationLabel = { name: string; title: string; paths: { client: string; publisher: string } };

/** What a module answers of the subjects that it keeps, so that people can talk about them. */
export type ConversationKeeper = {
  /** What a person calls it: `This order`. */
  what: string;
  /** Who is on its sides; undefined where there is no such subject. */
  locate(reader: Reader, id: string): Promise<ConversationPlace | undefined>;
  describe(reader: Reader, id: string): Promise<ConversationLabel | undefined>;
};

export type ConversationKeepers = Record<ConversationSubject, ConversationKeeper>;

/** One conversation: its subject and who keeps it. */
export type ConversationId = { keeper: ConversationKeeper; subject: ConversationSubject; id: string };
