/** In characters, before and after the match. */
const around = 120;
const begins = 240;

/** Text around the match, or the message's beginning when only a file's name matches. */
export function excerptOf(body: string, search: string): string {
  const at = search ? body.toLowerCase().indexOf(search.toLowerCase()) : -1;
  const from = at < 0 ? 0 : wordBefore(body, Math.max(0, at - around));
  const to = at < 0 ? begins : at + search.length + around;
  return `${from > 0 ? "…" : ""}${body.slice(from, to)}${to < body.length ? "…" : ""}`;
}

/** Starts at a whole word, unless the next one is far. */
function wordBefore(body: string, at: number): number {
  if (at === 0) return 0;
  const space = body.slice(at, at + around / 2).search(/\s/);
  return space < 0 ? at : at + space + 1;
}
