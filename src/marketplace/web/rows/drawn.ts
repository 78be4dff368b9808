/** The visible part of a scrolled box, in pixels from the first line's top. All lines have one height. */
export type View = { top: number; height: number };

/** Both included. */
export type Lines = { first: number; last: number };

/** Extra lines above and below, so that a turn of the wheel finds them drawn. */
const beside = 5;

/** Returns the visible lines, partly visible ones included. */
export function seenIn({ top, height }: View, lineHeight: number, count: number): Lines {
  const end = Math.max(0, count - 1);
  const first = Math.min(end, Math.max(0, Math.floor(top / lineHeight)));
  const last = Math.min(end, Math.max(first, Math.ceil((top + height) / lineHeight) - 1));
  return { first, last };
}

/** Returns the lines to draw, in order, and `kept`, the line with the focus. */
export function drawnAt({ first, last }: Lines, count: number, kept: number | undefined): number[] {
  const from = Math.max(0, first - beside);
  const to = Math.min(count - 1, last + beside);
  const drawn = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
  if (kept === undefined || kept >= count || (kept >= from && kept <= to)) return drawn;
  return kept < from ? [kept, ...drawn] : [...drawn, kept];
}

/** Returns the scroll position that shows a whole line; undefined where it is visible already. */
export function topFor(line: number, { top, height }: View, lineHeight: number): number | undefined {
  const start = line * lineHeight;
  if (start < top) return start;
  return start + lineHeight > top + height ? start + lineHeight - height : undefined;
}
