import { readCookie, writeCookie } from "./cookies.ts";

const original = "en-US";

declare global {
  /** Another locale's texts, set by its file `src/locales/de-DE.ts`, which the server loads before the app. */
  var bylineTranslation: Translation | undefined;
}

/** By module; a pseudo-locale makes its texts of the English ones. */
type Translation = Record<string, object> | ((module: string, english: object) => object);

const translation = globalThis.bylineTranslation ?? {};

// The choice lasts for 365 days (R1.6); without one it is Byline's own language.
if (!readCookie("locale")) writeCookie("locale", original);

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
