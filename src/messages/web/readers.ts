import type { Conversation } from "../contract.ts";
import { texts } from "./texts.ts";

/** Who of the other sides has read up to where: the newest of the reader's own messages that each of them has seen. */
export function namesOfReaders({ messages, readMarks }: Pick<Conversation, "messages" | "readMarks">) {
  const readers = new Map<string, string[]>();
  const own = messages.filter(({ isMine }) => isMine);
  for (const { message, name, speaker } of readMarks) {
    // Ids are by time, and the newest message comes first.
    const seen = own.find(({ id }) => id <= message);
    if (seen) readers.set(seen.id, [...(readers.get(seen.id) ?? []), name || texts.speakers[speaker]]);
  }
  return readers;
}
