declare global {
  /** Another locale's texts, set by its file `src/locales/de-DE.ts`, which loads before all others on both ends. */
  var bylineTranslation: Translation | undefined;
  /** That locale's name, for `Intl`. */
  var bylineLocale: string | undefined;
}

/** By module; a pseudo-locale makes its texts of the English ones. */
type Translation = Record<string, object> | ((module: string, english: object) => object);

export const originalLocale = "en-US";

/** The language of all texts here, for `Intl` and for `lang` of a page. */
export const locale = globalThis.bylineLocale ?? originalLocale;

const translation = globalThis.bylineTranslation ?? {};

/** Registers a module's texts: English, replaced by the locale's translations where there are any. */
export function catalogue<const Texts extends object>(module: string, english: Texts): Texts {
  return overlaid(english, typeof translation === "function" ? translation(module, english) : translation[module]);
}

export function overlaid<Texts>(texts: Texts, translated: unknown): Texts {
  if (translated === undefined) return texts;
  if (typeof texts !== "object" || texts === null || Array.isArray(texts)) return translated as Texts;
  const entries = Object.entries(texts).map(([key, text]) => [
    key,
    overlaid(text, (translated as Record<string, unknown>)[key]),
  ]);
  return Object.fromEntries(entries) as Texts;
}

/** A noun is its own key, since every module has some: a locale's file names it as the code does. */
export const nounInWords = (noun: string): string => catalogue("nouns", { [noun]: noun })[noun] ?? noun;

/** Members of a table's rows that people read; all others are for programs. */
const wordMembers = new Set(["texts", "letter", "label", "yours", "unless", "follows", "refusal"]);

/** Registers a table whose words stand in its rows, such as the moves of a lifecycle. */
export function wordedRows<const Rows extends object>(module: string, rows: Rows): Rows {
  return overlaid(rows, catalogue(module, wordsOf(rows)));
}

function wordsOf(row: object): object {
  const members = Object.entries(row).flatMap(([name, member]) => {
    if (wordMembers.has(name)) return [[name, member]];
    return isPlain(member) ? [[name, wordsOf(member)]] : [];
  });
  return Object.fromEntries(members);
}

const isPlain = (member: unknown): member is object =>
  typeof member === "object" && member !== null && Object.getPrototypeOf(member) === Object.prototype;
