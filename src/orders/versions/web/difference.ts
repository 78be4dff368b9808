import { diffWordsWithSpace } from "diff";
import { readHtml, textBounds } from "#platform/contract/read-html.ts";

/** A part of two texts that are read beside each other. */
export type Piece = {
  kind: "same" | "added" | "removed";
  text: string;
  /** Characters of all pieces before it. */
  at: number;
};

type Text = { title: string; content: string };

/** Two texts without anything in common take long to compare. */
const patienceMilliseconds = 1_000;

/** What another text changes, word by word: titles and texts as plain text, with where links lead and what images show. */
export function differenceOf(before: Text, after: Text): Piece[] {
  const [old, now] = [plainText(before), plainText(after)];
  const changes = diffWordsWithSpace(old, now, { timeout: patienceMilliseconds }) ?? wholly(old, now);
  let at = 0;
  return changes.map(({ value, added, removed }) => {
    const piece: Piece = { kind: added ? "added" : removed ? "removed" : "same", text: value, at };
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

/** A text as lines: a paragraph, heading, item or row each. */
export function plainText({ title, content }: Text): string {
  let text = title;
  const links: string[] = [];
  // A paragraph within an item or a cell is no line of its own.
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
