import { type Handler, Parser } from "htmlparser2";

/** Bounds the parser's work: its time grows with the square of the depth. */
type HtmlBounds = { depth: number; tags: number };

export const pageBounds: HtmlBounds = { depth: 500, tags: 50_000 };

export const textBounds: HtmlBounds = { depth: 50, tags: 5_000 };

type Reading = Partial<Pick<Handler, "onopentag" | "ontext" | "onclosetag">>;

/** Calls `reading` for tags and text until the end (`whole`) or until `bounds` are exceeded. */
export function readHtml(html: string, reading: Reading, bounds: HtmlBounds): { whole: boolean } {
  let tags = 0;
  let depth = 0;
  let whole = true;
  const isWithin = () => tags <= bounds.tags && depth <= bounds.depth;
  const parser = new Parser({
    onopentagname() {
      tags += 1;
      depth += 1;
      whole &&= isWithin();
      if (!whole) parser.pause();
    },
    onopentag: (...tag) => whole && reading.onopentag?.(...tag),
    ontext: (...text) => whole && reading.ontext?.(...text),
    onclosetag(...tag) {
      depth -= 1;
      if (whole) reading.onclosetag?.(...tag);
    },
  });
  parser.write(html);
  if (whole) parser.end();
  return { whole };
}
