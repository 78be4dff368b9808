import type { Node } from "@tiptap/pm/model";

/** The text as the conditions count it, with each character's position in the document. */
export type ReadableText = { text: string; positions: number[] };

/** Blocks begin after a space, and runs of white space are one (`countText`). */
export function readableText(doc: Node): ReadableText {
  const parts: string[] = [];
  const positions: number[] = [];
  let endsInSpace = true;
  const add = (character: string, position: number) => {
    const isSpace = /\s/.test(character);
    if (isSpace && endsInSpace) return;
    endsInSpace = isSpace;
    parts.push(isSpace ? " " : character);
    positions.push(position);
  };
  doc.descendants((node, position) => {
    if (!node.isText) add(" ", position);
    else for (let at = 0; at < (node.text ?? "").length; at++) add(node.text?.[at] ?? "", position + at);
  });
  return { text: parts.join(""), positions };
}
