import type { Conversation } from "../contract.ts";
import { texts } from "./texts.ts";

/** Names of readers by the reader's newest own message that each has seen. */
export function namesOfReaders({ messages, readMarks }: Pick<Conversation, "messages" | "readMarks">) {
  const readers = new Map<string, string[]>();
  const own = messages.filter(({ isMine }) => isMine);
  for (const { message, name, speaker } of readMarks) {
    // Ids are ordered by time, newest first.
    const seen = own.find(({ id }) => id <= message);
    if (seen) readers.set(seen.id, [...(readers.get(seen.id) ?? []), name || texts.speakers[speaker]]);
  }
  return readers;
}
