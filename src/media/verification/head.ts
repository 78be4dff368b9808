import { pageBounds, readHtml } from "#platform/contract/read-html.ts";
import { proofName } from "./verification.ts";

/**
 * The proof's tags before the body: what readers may write on a page stands in it, and proves nothing. A page may be made to
 * hold its reader: called in a thread of its own.
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
