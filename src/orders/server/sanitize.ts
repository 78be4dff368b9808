import sanitizeHtml from "sanitize-html";
import { messages } from "#platform/contract/messages.ts";
import { invalid } from "#platform/http/errors.ts";
import { inThread, orGivenUp } from "#platform/threads/threads.ts";
import { contentMax } from "../contract.ts";
import { makeProblem } from "../text-check.ts";

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

/** Called in a thread of its own for long texts, which takes only functions that are exported. */
export function cleanContent(html: string): { content: string } | { problem: string } {
  const problem = makeProblem(html);
  return problem ? { problem } : { content: sanitizeContent(html) };
}

const cleanInThread = inThread(new URL(import.meta.url), cleanContent);

/**
 * What may stand in a text: plain structure, links with their kind, images of this installation. Everything else is dropped when
 * it is taken in; the pages' CSP would stop it a second time.
 */
function sanitizeContent(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [
      "p",
      "br",
      "h2",
      "h3",
      "h4",
      "strong",
      "b",
      "em",
      "i",
      "u",
      "s",
      "ul",
      "ol",
      "li",
      "blockquote",
      "a",
      "img",
      "hr",
      "code",
    ],
    allowedAttributes: { a: ["href", "rel"], img: ["src", "alt"] },
    allowedSchemes: ["http", "https"],
    allowedSchemesByTag: { img: [] },
    allowProtocolRelative: false,
    exclusiveFilter: ({ tag, attribs }) =>
      (tag === "a" && !attribs.href) || (tag === "img" && !/^\/files\/[0-9a-f-]{36}$/.test(attribs.src ?? "")),
    transformTags: {
      a: (tagName, { href, rel }) => ({
        tagName,
        attribs: { ...(href ? { href } : {}), ...(rel ? { rel: knownRel(rel) } : {}) },
      }),
    },
  });
}

function knownRel(rel: string): string {
  return ["nofollow", "sponsored", "ugc", "noopener", "noreferrer"]
    .filter((word) => rel.toLowerCase().split(/\s+/).includes(word))
    .join(" ");
}
