import { Parser } from "htmlparser2";
import type { BookedHyperlinkKind, Conditions } from "#formats/format.ts";

/** What a text holds, counted as the conditions count: characters without markup, links, images (R5.3). */
export type TextCount = { characters: number; links: { href: string; kind: BookedHyperlinkKind }[]; images: string[] };

export type TextConditions = Pick<
  Conditions,
  "textMinCharacters" | "textMaxCharacters" | "hyperlinksMax" | "imagesMin" | "imagesMax"
>;

export type TextProblem = { part: "title" | "content" | "links" | "images"; message: string };

/** Counts a rich text. Runs of white space count once, as they are shown. */
export function countText(html: string): TextCount {
  const count: TextCount = { characters: 0, links: [], images: [] };
  let text = "";
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === "a" && attributes.href)
        count.links.push({ href: attributes.href, kind: kindOf(attributes.rel ?? "") });
      if (name === "img" && attributes.src) count.images.push(attributes.src);
      if (blocks.has(name)) text += " ";
    },
    ontext(part) {
      text += part;
    },
  });
  parser.write(html);
  parser.end();
  count.characters = [...text.replaceAll(/\s+/g, " ").trim()].length;
  return count;
}

const blocks = new Set(["p", "h1", "h2", "h3", "h4", "li", "ul", "ol", "blockquote", "br", "div", "hr", "figure"]);

function kindOf(rel: string): BookedHyperlinkKind {
  if (/\bsponsored\b/i.test(rel)) return "Sponsored";
  return /\b(nofollow|ugc)\b/i.test(rel) ? "Nofollow" : "Dofollow";
}

/**
 * Everything that keeps a text from being sent, with what is over or missing named. The editor calls it at each
 * keystroke and the server at sending: one function, one truth (R5.2, R5.3).
 */
export function checkText(
  title: string,
  html: string,
  conditions: TextConditions,
  booked: BookedHyperlinkKind,
): TextProblem[] {
  const { characters, links, images } = countText(html);
  const problems: TextProblem[] = [];
  const say = (part: TextProblem["part"], message: string) => problems.push({ part, message });
  if (title.trim() === "") say("title", "Add a title.");
  if (characters === 0) say("content", "Add the text.");
  const { textMinCharacters, textMaxCharacters, hyperlinksMax, imagesMin, imagesMax } = conditions;
  if (characters > 0 && characters < textMinCharacters)
    say(
      "content",
      `${characters} characters: ${textMinCharacters - characters} less than the ${textMinCharacters} required.`,
    );
  if (characters > textMaxCharacters)
    say(
      "content",
      `${characters} characters: ${characters - textMaxCharacters} more than the ${textMaxCharacters} allowed.`,
    );
  if (images.length < imagesMin)
    say("images", `${images.length} images: ${imagesMin - images.length} less than the ${imagesMin} required.`);
  if (images.length > imagesMax)
    say("images", `${images.length} images: ${images.length - imagesMax} more than the ${imagesMax} allowed.`);
  const allowed = booked === "Without" ? 0 : hyperlinksMax;
  if (links.length > allowed)
    say("links", `${links.length} hyperlinks: ${links.length - allowed} more than the ${allowed} allowed.`);
  const other = links.filter(({ kind }) => kind !== booked);
  if (allowed > 0 && other.length > 0)
    say(
      "links",
      `${other.length} of the hyperlinks are not ${booked}, which was booked: ${other.map(({ href }) => href).join(", ")}`,
    );
  return problems;
}
