import { ElementType, parseDocument } from "htmlparser2";
import { escapeHtml } from "#platform/contract/html.ts";
import type { ForeignElement, ForeignNode } from "./foreign-node.ts";
import { isWordItem, type WordItem, wordItemOf, wordList } from "./word-lists.ts";

export type CleanText = {
  html: string;
  /** Images of other sites, which have to be added again. */
  imagesDropped: number;
};

/** Foreign tags and their replacements; the title stands apart, so headings begin at the second level. */
const tags: Record<string, string> = {
  h1: "h2",
  h2: "h2",
  h3: "h3",
  h4: "h3",
  h5: "h3",
  h6: "h3",
  blockquote: "blockquote",
  ul: "ul",
  ol: "ol",
  li: "li",
  table: "table",
  tr: "tr",
  td: "td",
  th: "th",
  figure: "figure",
  figcaption: "figcaption",
  strong: "strong",
  b: "strong",
  em: "em",
  i: "em",
  a: "a",
};
/** Their text stands in paragraphs, beside the blocks in them. */
const wrappers = new Set([
  "p",
  "div",
  "section",
  "article",
  "main",
  "header",
  "footer",
  "aside",
  "nav",
  "address",
  "center",
  "pre",
  "dl",
  "dt",
  "dd",
]);
const blocks = "p|h2|h3|blockquote|ul|ol|li|table|tr|td|th|figure|figcaption|img";
const block = new RegExp(`<(?:${blocks})\\b`);
/** White space beside a block or a line break is layout of the source. */
const besideBlock = new RegExp(` ?(</?(?:${blocks}|br)\\b[^>]*>) ?`, "g");
/** Dropped with their contents. */
const dropped = new Set([
  "style",
  "script",
  "head",
  "title",
  "template",
  "noscript",
  "svg",
  "math",
  "iframe",
  "object",
]);
/** Deeper nesting is nothing but wrappers. */
const depthMax = 100;

/**
 * Keeps the structure of a text from Word, Google Docs or a web page, without its looks. Images of this installation
 * stay. Editor and server check the result again.
 */
export function cleanForeign(source: string): CleanText {
  const text: CleanText = { html: "", imagesDropped: 0 };
  text.html = joined(partsOf(parseDocument(source).children, text, 0))
    .replaceAll(/ {2,}/g, " ")
    .replaceAll(besideBlock, "$1")
    .replaceAll("<br></p>", "</p>")
    .replaceAll("<p></p>", "")
    .trim();
  return text;
}

/** Returns a part for each node, and one for a list that Word wrote as paragraphs. */
function partsOf(nodes: ForeignNode[], text: CleanText, depth: number): string[] {
  const parts: string[] = [];
  let items: WordItem[] = [];
  const endList = () => {
    if (items.length > 0) parts.push(wordList(items));
    items = [];
  };
  for (const node of nodes) {
    if (isElement(node) && isWordItem(node)) {
      const { level, isOrdered, content } = wordItemOf(node);
      items.push({
        level,
        isOrdered,
        html: partsOf(content, text, depth + 1)
          .join("")
          .trim(),
      });
      continue;
    }
    const written = nodeOf(node, text, depth);
    if (written.trim() !== "") endList();
    parts.push(written);
  }
  endList();
  return parts;
}

function nodeOf(node: ForeignNode, text: CleanText, depth: number): string {
  if (node.type === ElementType.Text) return escapeHtml(node.data.replaceAll(/\s+/g, " "));
  if (!isElement(node) || dropped.has(node.name) || depth > depthMax) return "";
  if (node.name === "br") return "<br>";
  if (node.name === "img") return imageOf(node, text);
  const parts = partsOf(node.children, text, depth + 1);
  if (wrappers.has(node.name)) return paragraphsOf(parts);
  return tagged(tagOf(node), node, joined(parts));
}

const joined = (parts: string[]): string =>
  parts.some((part) => block.test(part)) ? paragraphsOf(parts) : parts.join("");

function paragraphsOf(parts: string[]): string {
  let html = "";
  let line = "";
  const endLine = () => {
    if (!isBlank(line)) html += `<p>${line}</p>`;
    line = "";
  };
  for (const part of parts) {
    if (block.test(part)) {
      endLine();
      html += part;
    } else line += part;
  }
  endLine();
  // Also an empty line breaks the text around it.
  return html || "<p></p>";
}

/** An empty block goes; of an empty mark the white space stays. */
function tagged(tag: string | undefined, node: ForeignElement, inner: string): string {
  if (!tag) return inner;
  if (["strong", "em", "a"].includes(tag) && isBlank(inner)) return inner;
  if (["li", "h2", "h3"].includes(tag) && isBlank(inner)) return "";
  const content = ["h2", "h3", "figcaption"].includes(tag) ? inner.replaceAll(/<\/?p>/g, " ") : inner;
  return `<${tag}${attributesOf(tag, node)}>${content}</${tag}>`;
}

const isBlank = (html: string): boolean => html.replaceAll(/<br>|<\/?p>/g, "").trim() === "";

const isElement = (node: ForeignNode): node is ForeignElement => "attribs" in node;

/** Google Docs wraps a whole text in a `b` of normal weight and marks bold by styles. */
function tagOf({ name, attribs: { style = "", href } }: ForeignElement): string | undefined {
  // Word also writes `mso-bidi-font-weight`, for other scripts.
  const weight = /(?:^|[;\s])font-weight:\s*(\w+)/i.exec(style)?.[1] ?? "";
  if (name === "span") {
    if (weight === "bold" || Number(weight) >= 600) return "strong";
    return /(?:^|[;\s])font-style:\s*italic/i.test(style) ? "em" : undefined;
  }
  const tag = Object.hasOwn(tags, name) ? tags[name] : undefined;
  if (tag === "strong" && (weight === "normal" || Number(weight) < 600) && weight !== "") return undefined;
  if (tag === "a" && !addressOf(href)) return undefined;
  return tag;
}

function attributesOf(tag: string, { attribs: { href, colspan, rowspan } }: ForeignElement): string {
  if (tag === "a") return ` href="${escapeHtml(addressOf(href) ?? "")}"`;
  if (tag !== "td" && tag !== "th") return "";
  const spans = { colspan, rowspan };
  return Object.entries(spans)
    .map(([name, count]) => (/^\d+$/.test(count ?? "") && count !== "1" ? ` ${name}="${count}"` : ""))
    .join("");
}

/** Removes Google Docs' redirect; empty for anything but a web address. */
function addressOf(href = ""): string | undefined {
  if (!URL.canParse(href)) return undefined;
  const url = new URL(href);
  const isDetour = url.hostname === "www.google.com" && url.pathname === "/url";
  const target = isDetour ? decodeURIComponent(/[?&]q=([^&]+)/.exec(href)?.[1] ?? "") : url.href;
  return target && /^https?:/.test(target) ? target : undefined;
}

function imageOf({ attribs: { src = "", alt = "" } }: ForeignElement, text: CleanText): string {
  if (/^\/files\/[0-9a-f-]{36}$/.test(src)) return `<img src="${src}" alt="${escapeHtml(alt)}">`;
  text.imagesDropped += 1;
  return "";
}
