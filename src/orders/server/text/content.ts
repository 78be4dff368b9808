import { messages } from "#platform/contract/messages.ts";
import { conflict, invalid, type Refusal } from "#platform/http/errors.ts";
import { inThread, orGivenUp } from "#platform/threads/threads.ts";
import { contentMax } from "../../contract.ts";
import { cleanContent } from "./sanitize.ts";

/** A text of this length is cleaned within 20 ms, whatever it holds; a longer one in a thread. */
const inPlaceMax = 20_000;

/**
 * A text as it is kept, cleaned of everything that may not stand in one. Throws 422 for a text with more tags, or deeper ones,
 * than are read, and for one that grows too long or takes too long.
 */
export async function takeInContent(html: string): Promise<string> {
  const cleaned = html.length <= inPlaceMax ? cleanContent(html) : await orGivenUp(cleanInThread(html));
  if (!cleaned)
    throw invalid("content", "The text takes too long to read. Paste it without its formatting.", "too_big");
  if ("problem" in cleaned) throw invalid("content", cleaned.problem, "too_big");
  if (cleaned.content.length > contentMax) throw invalid("content", messages.atMostSymbols(contentMax), "too_big");
  return cleaned.content;
}

const cleanInThread = inThread(new URL("./sanitize.ts", import.meta.url), cleanContent);

/** What is to be written lies with the other side of the order. */
export const textClosed = (): Refusal =>
  conflict("text_closed", "This can't be edited now: it lies with the other side.");
