export type MessagePiece = { at: number; text: string; href?: string };

export function piecesOf(body: string): MessagePiece[] {
  const pieces: MessagePiece[] = [];
  let done = 0;
  for (const { 0: found, index } of body.matchAll(/\bhttps?:\/\/[^\s<>"]+/gi)) {
    const text = withoutClosing(found);
    if (!URL.canParse(text)) continue;
    if (index > done) pieces.push({ at: done, text: body.slice(done, index) });
    pieces.push({ at: index, text, href: new URL(text).href });
    done = index + text.length;
  }
  if (done < body.length) pieces.push({ at: done, text: body.slice(done) });
  return pieces;
}

/** A sentence's closing punctuation is not part of an address. */
const withoutClosing = (address: string): string => address.replace(/[.,;:!?'”’)\]]+$/, "");
