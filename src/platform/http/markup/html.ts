import { escapeHtml } from "../../contract/html.ts";

/** Markup that needs no more escaping. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = Html | string | number | false | null | undefined | readonly Part[];

const textOf = (part: Part): string => {
  if (part instanceof Html) return part.text;
  if (Array.isArray(part)) return part.map(textOf).join("");
  return part === false || part === null || part === undefined ? "" : escapeHtml(String(part));
};

/** Template of a page or a mail: escapes every value, joins lists, leaves out what is missing. */
export const html = (strings: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(strings.map((text, index) => text + textOf(parts[index])).join(""));

/** A value inside a script of data. */
export const json = (value: unknown): Html => new Html(JSON.stringify(value).replaceAll("<", "\\u003c"));
