import type { Node } from "@tiptap/pm/model";
import type { BookedHyperlinkKind } from "#formats/format.ts";
import { kindOfRel } from "#proof/evidence.ts";
import { lengthOf, placeOf } from "../../passage.ts";
import type { TextConditions } from "../../text-check.ts";
import { readableText } from "./readable-text.ts";

export type TextMark = { kind: "over" | "comment"; from: number; to: number; isNode?: true };

export type Marked = {
  /** Undefined for readers, who get no warnings. */
  bounds?: { conditions: TextConditions; booked: BookedHyperlinkKind } | undefined;
  comments: { passage: string; before: string }[];
};

export const nothingMarked: Marked = { comments: [] };

/** Marks everything above the booked conditions (R5.3), and every commented passage. */
export function findMarks(doc: Node, { bounds, comments }: Marked): TextMark[] {
  const readable = readableText(doc);
  const found = comments.flatMap((comment): TextMark[] => {
    const start = placeOf(readable.text, comment);
    const [from, last] = [readable.positions[start], readable.positions[start + lengthOf(comment.passage) - 1]];
    return from === undefined || last === undefined ? [] : [{ kind: "comment", from, to: last + 1 }];
  });
  if (!bounds) return found;
  const { conditions, booked } = bounds;
  const linksMax = booked === "Without" ? 0 : conditions.hyperlinksMax;
  const isOver = (link: LinkMark, at: number) => at >= linksMax || link.hyperlink !== booked;
  return [
    ...found,
    ...overlong(doc, readable.positions, conditions.textMaxCharacters, readable.text),
    ...linksOf(doc).filter(isOver),
    ...imagesOf(doc).slice(conditions.imagesMax),
  ];
}

/** Begins at the first character too many; a surrogate pair is one character. */
function overlong(doc: Node, positions: number[], max: number, text: string): TextMark[] {
  let units = 0;
  let characters = 0;
  for (const character of text) {
    if (characters++ === max) break;
    units += character.length;
  }
  const from = positions[units];
  return characters <= max || from === undefined ? [] : [{ kind: "over", from, to: doc.content.size }];
}

type LinkMark = { kind: "over"; from: number; to: number; hyperlink: BookedHyperlinkKind; href: string };

/** Neighbors with the same address count as one link. */
function linksOf(doc: Node): LinkMark[] {
  const links: LinkMark[] = [];
  doc.descendants((node, from) => {
    const link = node.marks.find(({ type }) => type.name === "link");
    if (!link) return;
    const [to, href] = [from + node.nodeSize, String(link.attrs.href)];
    const last = links.at(-1);
    if (last?.to === from && last.href === href) last.to = to;
    else links.push({ kind: "over", from, to, href, hyperlink: kindOfRel(String(link.attrs.rel ?? "")) });
  });
  return links;
}

function imagesOf(doc: Node): TextMark[] {
  const images: TextMark[] = [];
  doc.descendants((node, from) => {
    if (node.type.name === "image" || node.type.name === "figure")
      images.push({ kind: "over", from, to: from + node.nodeSize, isNode: true });
  });
  return images;
}
