import type { Reader } from "#platform/database/database.ts";
import type { ConversationPlace, ConversationSubject, Speaker } from "../conversation.ts";

/** What a mail and a notification say of a conversation's subject, and the path at which each side reads on. */
export type ConversationLabel = { name: string; title: string; paths: { client: string; publisher: string } };

/** A subject among others: where it lies, what a person calls it, and the dispute that operators have of it. */
export type PlacedSubject = ConversationPlace & {
  subject: ConversationSubject;
  id: string;
  name: string;
  title: string;
  mediaName: string;
  disputeId?: string | null;
};

/** What a module answers of the subjects that it keeps, so that people can talk about them. */
export type ConversationKeeper = {
  /** What a person calls it: `This order`. */
  what: string;
  /** Who is on its sides; undefined where there is no such subject. */
  locate(reader: Reader, id: string): Promise<ConversationPlace | undefined>;
  describe(reader: Reader, id: string): Promise<ConversationLabel | undefined>;
  /**
   * The subjects that somebody reads, as SQL for a search in all of them: rows of `id` and `hides`, which says that amounts are
   * hidden from them. `$1` holds their reach, `$3` whether they are an operator, `$4` the projects whose amounts they may not know.
   */
  readable: string;
  /** The `PlacedSubject` of a `message`, as SQL of one json column. */
  placed: string;
  /** The screen on which somebody reads on, by what they are in the conversation. */
  pathFor: Record<Speaker, (subject: PlacedSubject) => string>;
};

export type ConversationKeepers = Record<ConversationSubject, ConversationKeeper>;

/** One conversation: its subject and who keeps it. */
export type ConversationId = { keeper: ConversationKeeper; subject: ConversationSubject; id: string };
