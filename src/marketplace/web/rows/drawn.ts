/** What a scrolled box shows of its lines, in pixels from the first line's top. All lines are of one height. */
export type View = { top: number; height: number };

/** Lines from the first to the last, both included. */
export type Lines = { first: number; last: number };

/** Drawn above and below what is seen, so that a turn of the wheel finds them there. */
const beside = 5;

/** The lines that are seen, if only in part. */
export function seenIn({ top, height }: View, lineHeight: number, count: number): Lines {
  const end = Math.max(0, count - 1);
  const first = Math.min(end, Math.max(0, Math.floor(top / lineHeight)));
  const last = Math.min(end, Math.max(first, Math.ceil((top + height) / lineHeight) - 1));
  return { first, last };
}

/** The lines that are drawn, in their order, and one that stays though it is out of sight: the one that holds the focus. */
export function drawnAt({ first, last }: Lines, count: number, kept: number | undefined): number[] {
  const from = Math.max(0, first - beside);
  const to = Math.min(count - 1, last + beside);
  const drawn = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
  if (kept === undefined || kept >= count || (kept >= from && kept <= to)) return drawn;
  return kept < from ? [kept, ...drawn] : [...drawn, kept];
}

/** Where to scroll so that a line is whole in sight; undefined where it is already. */
export function topFor(line: number, { top, height }: View, lineHeight: number): number | undefined {
  const start = line * lineHeight;
  if (start < top) return start;
  return start + lineHeight > top + height ? start + lineHeight - height : undefined;
}
