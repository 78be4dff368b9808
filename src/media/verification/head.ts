import { pageBounds, readHtml } from "#platform/contract/read-html.ts";
import { proofName } from "./verification.ts";

/**
 * Returns the proof's tags before the body, since readers may write into the body. Run it in a thread of its own:
 * hostile pages may block their reader.
 */
export function tokensIn(html: string): string[] {
  const contents: string[] = [];
  let isHead = true;
  const reading = {
    onopentag(tag: string, { name, content = "" }: Record<string, string>) {
      if (tag === "body") isHead = false;
      if (isHead && tag === "meta" && name?.toLowerCase() === proofName) contents.push(content.trim());
    },
    onclosetag(tag: string) {
      if (tag === "head") isHead = false;
    },
  };
  readHtml(html, reading, pageBounds);
  return contents;
}
