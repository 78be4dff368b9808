import { messages } from "#platform/contract/messages.ts";
import { conflict, invalid, type Refusal } from "#platform/http/errors.ts";
import { inThread, orGivenUp } from "#platform/threads/threads.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { contentMax } from "../../contract.ts";
import { cleanContent } from "./sanitize.ts";

const texts = catalogue("orders.server.text.content", {
  tooBig: "The text takes too long to read. Paste it without its formatting.",
  textClosed: "This can't be edited now: it lies with the other side.",
});

/** Characters. Cleaning this many takes 20 ms at most; a longer text goes to a thread. */
const inPlaceMax = 20_000;

/** Cleans a text for storage. Throws 422 for too many or too deeply nested tags, excessive growth or time. */
export async function takeInContent(html: string): Promise<string> {
  const cleaned = html.length <= inPlaceMax ? cleanContent(html) : await orGivenUp(cleanInThread(html));
  if (!cleaned) throw invalid("content", texts.tooBig, "too_big");
  if ("problem" in cleaned) throw invalid("content", cleaned.problem, "too_big");
  if (cleaned.content.length > contentMax) throw invalid("content", messages.atMostSymbols(contentMax), "too_big");
  return cleaned.content;
}

const cleanInThread = inThread(new URL("./sanitize.ts", import.meta.url), cleanContent);

export const textClosed = (): Refusal => conflict("text_closed", texts.textClosed);
