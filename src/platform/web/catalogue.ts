import { readCookie, writeCookie } from "./cookies.ts";

/** The language of the texts in the code. */
const original = "en-US";

/** The locales that the house speaks besides; each is one file: `src/locales/de-DE.ts`. */
const translations = import.meta.glob<{ default: Translation }>("../../locales/*.ts");

/** A locale's texts: for each module those that it translates, in the shape of the module's own. */
type Translation = Record<string, object>;

const translated: Translation = await readTranslation(chosenLocale());

/** The person's locale, kept for 365 days (R1.6). */
function chosenLocale(): string {
  const kept = readCookie("locale");
  if (kept && (kept === original || `../../locales/${kept}.ts` in translations)) return kept;
  writeCookie("locale", original);
  return original;
}

async function readTranslation(locale: string): Promise<Translation> {
  const file = translations[`../../locales/${locale}.ts`];
  return file ? (await file()).default : {};
}

/** A module's texts under its name in the one catalogue: English, with the locale's own in their places. */
export function catalogue<const Texts extends object>(module: string, english: Texts): Texts {
  return overlaid(english, translated[module]);
}

/** What is not translated stays English. */
export function overlaid<Texts>(texts: Texts, translation: unknown): Texts {
  if (translation === undefined) return texts;
  if (typeof texts !== "object" || texts === null || Array.isArray(texts)) return translation as Texts;
  const entries = Object.entries(texts).map(([key, text]) => [
    key,
    overlaid(text, (translation as Record<string, unknown>)[key]),
  ]);
  return Object.fromEntries(entries) as Texts;
}
