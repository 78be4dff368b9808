import { ElementType, parseDocument } from "htmlparser2";
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
  p: "p",
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
  text.html = childrenOf(parseDocument(source).children, text, 0)
    .replaceAll(/<(p|li|h2|h3|strong|em)>\s*<\/\1>/g, "")
    .trim();
  return text;
}

function childrenOf(nodes: ForeignNode[], text: CleanText, depth: number): string {
  let html = "";
  let items: WordItem[] = [];
  const endList = () => {
    html += wordList(items);
    items = [];
  };
  for (const node of nodes) {
    if (isElement(node) && isWordItem(node)) {
      const { level, isOrdered, content } = wordItemOf(node);
      items.push({ level, isOrdered, html: childrenOf(content, text, depth + 1).trim() });
      continue;
    }
    const written = nodeOf(node, text, depth);
    if (items.length > 0 && written.trim() !== "") endList();
    html += written;
  }
  endList();
  return html;
}

function nodeOf(node: ForeignNode, text: CleanText, depth: number): string {
  if (node.type === ElementType.Text) return isLayout(node.data) ? "" : escaped(node.data.replaceAll(/\s+/g, " "));
  if (!isElement(node) || dropped.has(node.name) || depth > depthMax) return "";
  if (node.name === "br") return "<br>";
  if (node.name === "img") return imageOf(node, text);
  const tag = tagOf(node);
  const inner = childrenOf(node.children, text, depth + 1);
  return tag ? `<${tag}${attributesOf(tag, node)}>${inner}</${tag}>` : inner;
}

/** A line break of the source between two elements is layout, not text. */
const isLayout = (text: string): boolean => text.includes("\n") && text.trim() === "";

const isElement = (node: ForeignNode): node is ForeignElement => "attribs" in node;

/** Google Docs wraps a whole text in a `b` of normal weight and marks bold by styles. */
function tagOf({ name, attribs: { style = "", href } }: ForeignElement): string | undefined {
  const weight = /font-weight:\s*(\w+)/i.exec(style)?.[1] ?? "";
  if (name === "span") {
    if (weight === "bold" || Number(weight) >= 600) return "strong";
    return /font-style:\s*italic/i.test(style) ? "em" : undefined;
  }
  const tag = Object.hasOwn(tags, name) ? tags[name] : undefined;
  if (tag === "strong" && (weight === "normal" || Number(weight) < 600) && weight !== "") return undefined;
  if (tag === "a" && !addressOf(href)) return undefined;
  return tag;
}

function attributesOf(tag: string, { attribs: { href, colspan, rowspan } }: ForeignElement): string {
  if (tag === "a") return ` href="${escaped(addressOf(href) ?? "")}"`;
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
  if (/^\/files\/[0-9a-f-]{36}$/.test(src)) return `<img src="${src}" alt="${escaped(alt)}">`;
  text.imagesDropped += 1;
  return "";
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);
