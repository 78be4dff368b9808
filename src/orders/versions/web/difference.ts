import { diffWordsWithSpace } from "diff";
import { readHtml, textBounds } from "#platform/contract/read-html.ts";

export type TextPiece = {
  kind: "same" | "added" | "removed";
  text: string;
  at: number;
};

type Text = { title: string; content: string };

/** Bounds the comparison of unrelated texts, which takes long. */
const patienceMilliseconds = 1_000;

/** Word differences of titles and texts, as plain text with link targets and images. */
export function textDifference(before: Text, after: Text): TextPiece[] {
  const [old, now] = [plainText(before), plainText(after)];
  const changes = diffWordsWithSpace(old, now, { timeout: patienceMilliseconds }) ?? wholly(old, now);
  let at = 0;
  return changes.map(({ value, added, removed }) => {
    const piece: TextPiece = { kind: added ? "added" : removed ? "removed" : "same", text: value, at };
    at += value.length;
    return piece;
  });
}

const wholly = (old: string, now: string) => [
  { value: old, removed: true, added: false },
  { value: now, removed: false, added: true },
];

const lines = new Set(["p", "h2", "h3", "h4", "li", "blockquote", "figure", "figcaption", "tr", "hr"]);

const holders = new Set(["li", "td", "th"]);

/** One line per paragraph, heading, item or row. */
export function plainText({ title, content }: Text): string {
  let text = title;
  const links: string[] = [];
  // A paragraph within an item or cell gets no line of its own.
  let within = 0;
  const reading = {
    onopentag(name: string, { href, src, alt }: Record<string, string>) {
      if (lines.has(name) && (name !== "p" || within === 0)) text += "\n";
      if (name === "li") text += "• ";
      if (name === "td" || name === "th") text += " | ";
      if (holders.has(name)) within += 1;
      if (name === "img" && src) text += `[${alt ?? ""}]`;
      if (name === "a") links.push(href ?? "");
    },
    ontext(part: string) {
      text += part;
    },
    onclosetag(name: string) {
      if (name === "a") text += ` (${links.pop() ?? ""})`;
      if (holders.has(name)) within -= 1;
    },
  };
  readHtml(content, reading, textBounds);
  return text.replaceAll(/\n{2,}/g, "\n").trim();
}
