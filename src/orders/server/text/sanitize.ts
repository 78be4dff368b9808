import sanitizeHtml, { type Transformer } from "sanitize-html";
import { makeProblem } from "#rich-text/text-check.ts";

/** A text cleaned, or what is wrong with it. A long one may hold its reader: called in a thread of its own. */
export function cleanContent(html: string): { content: string } | { problem: string } {
  const problem = makeProblem(html);
  return problem ? { problem } : { content: sanitizeContent(html) };
}

/**
 * The allowed HTML of a text: plain structure, links with their kind, images of this installation. Everything else is dropped on
 * the way in; the pages' CSP would stop it a second time.
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

/** A cell over more than twenty columns or rows is in no table that a page would show. */
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
