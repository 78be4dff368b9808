import type { Conditions, TextCondition } from "#formats/conditions.ts";
import type { BookedHyperlinkKind } from "#formats/format.ts";
import { readHtml, textBounds } from "#platform/contract/read-html.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { counted, inFigures } from "#platform/words/number-words.ts";
import { kindOfRel } from "#proof/evidence.ts";

type CountedUnit = "character" | "image" | "hyperlink";

const texts = catalogue("richText.textCheck", {
  tooManyTags: (tags: number, depth: number) =>
    `The text has more than ${tags} tags, or nests them more than ${depth} deep. Paste it without its formatting.`,
  addTitle: "Add a title.",
  addText: "Add the text.",
  otherKind: (count: number, booked: string, value: string) =>
    `${counted(count, "hyperlink")} ${count === 1 ? "is" : "are"} not ${booked}, which was booked: ${value}`,
  tooFew: (count: number, what: CountedUnit, missing: number, least: number) =>
    `${counted(count, what)}: ${inFigures(missing)} less than the ${inFigures(least)} required.`,
  tooMany: (count: number, what: CountedUnit, over: number, most: number) =>
    `${counted(count, what)}: ${inFigures(over)} more than the ${inFigures(most)} allowed.`,
});

/** Counts as the conditions define them: characters without markup, links, images (R5.3). */
export type TextCount = {
  characters: number;
  links: { href: string; kind: BookedHyperlinkKind }[];
  images: string[];
  words: string;
};

/** The booked kind of hyperlink applies, not the offered one. */
export type TextConditions = Omit<Pick<Conditions, TextCondition>, "hyperlinkKind">;

export type TextProblem = { part: "title" | "content" | "links" | "images"; message: string };

/** Returns the fault of malformed HTML; undefined for any text that the editor writes. */
export const makeProblem = (html: string): string | undefined =>
  readHtml(html, {}, textBounds).whole ? undefined : texts.tooManyTags(textBounds.tags, textBounds.depth);

/** Runs of white space count as one, as they are shown. */
export function countText(html: string): TextCount {
  const count: TextCount = { characters: 0, links: [], images: [], words: "" };
  let text = "";
  const reading = {
    onopentag(name: string, attributes: Record<string, string>) {
      if (name === "a" && attributes.href)
        count.links.push({ href: attributes.href, kind: kindOfRel(attributes.rel ?? "") });
      if (name === "img" && attributes.src) count.images.push(attributes.src);
      if (blocks.has(name)) text += " ";
    },
    ontext(part: string) {
      text += part;
    },
  };
  readHtml(html, reading, textBounds);
  count.words = text.replaceAll(/\s+/g, " ").trim();
  count.characters = [...count.words].length;
  return count;
}

const blocks = new Set([
  "p",
  "h1",
  "h2",
  "h3",
  "h4",
  "li",
  "ul",
  "ol",
  "blockquote",
  "br",
  "div",
  "hr",
  "figure",
  "figcaption",
  "td",
  "th",
]);

/**
 * Returns every reason that keeps a text from being sent. The editor calls it at each keystroke, the server at sending
 * (R5.2, R5.3).
 */
export function checkText(
  title: string,
  html: string,
  conditions: TextConditions,
  booked: BookedHyperlinkKind,
): TextProblem[] {
  const count = countText(html);
  const problems: (TextProblem | undefined)[] = [
    title.trim() === "" ? { part: "title", message: texts.addTitle } : undefined,
    count.characters === 0 ? { part: "content", message: texts.addText } : undefined,
    ...Object.values(checks).map((check) => check(count, conditions, booked)),
  ];
  return problems.filter((problem) => problem !== undefined);
}

type Check = (count: TextCount, conditions: TextConditions, booked: BookedHyperlinkKind) => TextProblem | undefined;

const checks: Record<TextCondition, Check> = {
  textMinCharacters: ({ characters }, { textMinCharacters }) =>
    characters > 0 ? tooFew("content", "character", characters, textMinCharacters) : undefined,
  textMaxCharacters: ({ characters }, { textMaxCharacters }) =>
    tooMany("content", "character", characters, textMaxCharacters),
  imagesMin: ({ images }, { imagesMin }) => tooFew("images", "image", images.length, imagesMin),
  imagesMax: ({ images }, { imagesMax }) => tooMany("images", "image", images.length, imagesMax),
  hyperlinksMax: ({ links }, { hyperlinksMax }, booked) =>
    tooMany("links", "hyperlink", links.length, booked === "Without" ? 0 : hyperlinksMax),
  hyperlinkKind: ({ links }, { hyperlinksMax }, booked) => {
    const others = links.filter(({ kind }) => kind !== booked).map(({ href }) => href);
    if (booked === "Without" || hyperlinksMax === 0 || others.length === 0) return undefined;
    const message = texts.otherKind(others.length, booked, others.join(", "));
    return { part: "links", message };
  },
};

function tooFew(part: TextProblem["part"], what: CountedUnit, count: number, least: number): TextProblem | undefined {
  if (count >= least) return undefined;
  return { part, message: texts.tooFew(count, what, least - count, least) };
}

function tooMany(part: TextProblem["part"], what: CountedUnit, count: number, most: number): TextProblem | undefined {
  if (count <= most) return undefined;
  return { part, message: texts.tooMany(count, what, count - most, most) };
}
