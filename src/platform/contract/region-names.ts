/** Countries (ISO 3166-1) and languages (ISO 639-1) by code; the browser knows their names. */
import { locale } from "#platform/words/catalogue.ts";
import { countryCodes } from "./country-codes.ts";
import { languageCodes } from "./language-codes.ts";

const countryNames = new Intl.DisplayNames(locale, { type: "region" });
const languageNames = new Intl.DisplayNames(locale, { type: "language" });

export const countryName = (code: string): string =>
  (/^[A-Z]{2}$/.test(code) ? countryNames.of(code) : undefined) ?? code;
export const languageName = (code: string): string =>
  namedHere[code] ?? (/^[a-z]{2}$/.test(code) ? languageNames.of(code) : undefined) ?? code;

/** Browsers call Twi Akan, so two options would have one name. */
const namedHere: Partial<Record<string, string>> = { tw: "Twi" };

type Option = { value: string; label: string };

export const countryOptions = (): Option[] => optionsOf(countryCodes, countryName);
export const languageOptions = (): Option[] => optionsOf(languageCodes, languageName);

function optionsOf(codes: readonly string[], nameOf: (code: string) => string): Option[] {
  const options = codes.map((value) => ({ value, label: nameOf(value) }));
  // A code that this browser can't name is no option.
  const named = options.filter(({ value, label }) => value !== label);
  return named.sort((one, other) => one.label.localeCompare(other.label));
}
