import type { Reader } from "./database.ts";

type KeptAnswer<Answer> = { answer: Promise<Answer>; askedAt: number };

/** A read for pages that everybody opens: its answer is kept for a while, and requests share one. A failure is not kept. */
export function keptRead<Answer>(
  milliseconds: number,
  read: (reader: Reader) => Promise<Answer>,
): (reader: Reader, now?: number) => Promise<Answer> {
  const keptOf = new WeakMap<Reader, KeptAnswer<Answer>>();
  return async (reader, now = performance.now()) => {
    const kept = keptOf.get(reader);
    if (kept && now - kept.askedAt < milliseconds) return kept.answer;
    const asked = { answer: read(reader), askedAt: now };
    keptOf.set(reader, asked);
    try {
      return await asked.answer;
    } catch (error) {
      if (keptOf.get(reader) === asked) keptOf.delete(reader);
      throw error;
    }
  };
}
