import sanitizeHtml, { type Transformer } from "sanitize-html";
import { makeProblem } from "#rich-text/text-check.ts";

/** Cleans a text, or names its problem. Run it in a thread for long texts, since it blocks. */
export function cleanContent(html: string): { content: string } | { problem: string } {
  const problem = makeProblem(html);
  return problem ? { problem } : { content: sanitizeContent(html) };
}

/**
 * Keeps plain structure, links with their kind, and images of this installation. The pages' CSP is a second barrier.
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
      "figure",
      "figcaption",
      "table",
      "tbody",
      "tr",
      "th",
      "td",
    ],
    allowedAttributes: { a: ["href", "rel"], img: ["src", "alt"], th: spans, td: spans },
    allowedSchemes: ["http", "https"],
    allowedSchemesByTag: { img: [] },
    allowProtocolRelative: false,
    exclusiveFilter: ({ tag, attribs }) =>
      (tag === "a" && !attribs.href) || (tag === "img" && !/^\/files\/[0-9a-f-]{36}$/.test(attribs.src ?? "")),
    transformTags: {
      th: withKnownSpans,
      td: withKnownSpans,
      a: (tagName, { href, rel }) => ({
        tagName,
        attribs: { ...(href ? { href } : {}), ...(rel ? { rel: knownRel(rel) } : {}) },
      }),
    },
  });
}

/** A cell that spans more than twenty columns or rows belongs to no readable table. */
const spans = ["colspan", "rowspan"];
const withKnownSpans: Transformer = (tagName, attribs) => ({
  tagName,
  attribs: Object.fromEntries(spans.flatMap((name) => (isSpan(attribs[name]) ? [[name, attribs[name]]] : []))),
});
const isSpan = (text: string | undefined): text is string => /^([1-9]|1\d|20)$/.test(text ?? "");

function knownRel(rel: string): string {
  return ["nofollow", "sponsored", "ugc", "noopener", "noreferrer"]
    .filter((word) => rel.toLowerCase().split(/\s+/).includes(word))
    .join(" ");
}
