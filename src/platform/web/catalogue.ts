import { readCookie, writeCookie } from "./cookies.ts";

/** The language of the texts in the code. */
const original = "en-US";

declare global {
  /** The texts of another locale, left here by its file `src/locales/de-DE.ts`, which the server puts before the app. */
  var bylineTranslation: Translation | undefined;
}

/** A locale's texts: for each module those that it translates, in the shape of the module's own. */
type Translation = Record<string, object>;

const translation = globalThis.bylineTranslation ?? {};

// The person's choice lasts for 365 days (R1.6); without one it is Byline's own language.
if (!readCookie("locale")) writeCookie("locale", original);

/** A module's texts under its name in the one catalogue: English, with the locale's own in their places. */
export function catalogue<const Texts extends object>(module: string, english: Texts): Texts {
  return overlaid(english, translation[module]);
}

/** What is not translated stays English. */
export function overlaid<Texts>(texts: Texts, translated: unknown): Texts {
  if (translated === undefined) return texts;
  if (typeof texts !== "object" || texts === null || Array.isArray(texts)) return translated as Texts;
  const entries = Object.entries(texts).map(([key, text]) => [
    key,
    overlaid(text, (translated as Record<string, unknown>)[key]),
  ]);
  return Object.fromEntries(entries) as Texts;
}
