/** Characters before and after what was found. */
const around = 120;
const begins = 240;

/** What a message says around the words that were looked for; its beginning where they are in a file's name. */
export function excerptOf(body: string, search: string): string {
  const at = search ? body.toLowerCase().indexOf(search.toLowerCase()) : -1;
  const from = at < 0 ? 0 : wordBefore(body, Math.max(0, at - around));
  const to = at < 0 ? begins : at + search.length + around;
  return `${from > 0 ? "…" : ""}${body.slice(from, to)}${to < body.length ? "…" : ""}`;
}

/** The beginning of the first word from here on, so that none is cut; here itself where that is far. */
function wordBefore(body: string, at: number): number {
  if (at === 0) return 0;
  const space = body.slice(at, at + around / 2).search(/\s/);
  return space < 0 ? at : at + space + 1;
}
