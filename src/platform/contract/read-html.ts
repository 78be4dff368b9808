import { type Handler, Parser } from "htmlparser2";

/** How much of a text is read: the parser's time grows with the square of the depth. */
type HtmlBounds = { depth: number; tags: number };

/** A page of the open web: many times what a long article has. */
export const pageBounds: HtmlBounds = { depth: 500, tags: 50_000 };

/** A text that somebody writes here. */
export const textBounds: HtmlBounds = { depth: 50, tags: 5_000 };

type Reading = Partial<Pick<Handler, "onopentag" | "ontext" | "onclosetag">>;

/** Hands over tags and text as they come, until the end (`whole`) or until there are more than `bounds` allow. */
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
