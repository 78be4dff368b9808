import type { ForeignElement, ForeignNode } from "./foreign-node.ts";

/** Word pastes a list item as a paragraph with its level and its sign. */
export type WordItem = { level: number; isOrdered: boolean; html: string };

const levelOf = (style = ""): number => Number(/mso-list:[^;]*\blevel(\d)/i.exec(style)?.[1] ?? 0);

export const isWordItem = ({ name, attribs }: ForeignElement): boolean => name === "p" && levelOf(attribs.style) > 0;

/** Removes the sign, since a list draws its own. */
export function wordItemOf({ attribs, children }: ForeignElement): Omit<WordItem, "html"> & { content: ForeignNode[] } {
  const isSign = (node: ForeignNode) => "attribs" in node && /mso-list:\s*ignore/i.test(outerStyles(node));
  const sign = children.filter(isSign).map(textOf).join("").trim();
  return {
    level: levelOf(attribs.style),
    isOrdered: /^\(?\w{1,4}[.)]/.test(sign),
    content: children.filter((node) => !isSign(node)),
  };
}

/** The sign may be wrapped in a span for its font. */
const outerStyles = (node: ForeignNode): string =>
  "attribs" in node ? [node.attribs.style ?? "", ...node.children.slice(0, 1).map(outerStyles)].join(";") : "";

const textOf = (node: ForeignNode): string =>
  "data" in node ? node.data : "children" in node ? node.children.map(textOf).join("") : "";

export function wordList(items: WordItem[]): string {
  let html = "";
  const open: string[] = [];
  for (const { level, isOrdered, html: content } of items) {
    const tag = isOrdered ? "ol" : "ul";
    while (open.length > level) html += `</li></${open.pop()}>`;
    if (open.length === level) html += "</li>";
    while (open.length < level) {
      html += `<${tag}>`;
      open.push(tag);
      if (open.length < level) html += "<li>";
    }
    html += `<li><p>${content}</p>`;
  }
  while (open.length > 0) html += `</li></${open.pop()}>`;
  return html;
}
