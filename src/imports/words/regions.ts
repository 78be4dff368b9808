import countries from "i18n-iso-countries";
import { knownCountries } from "#platform/contract/country-codes.ts";
import { knownLanguages } from "#platform/contract/language-codes.ts";

/** Languages in which lists name countries and languages; the first to use a name keeps it. */
const namesIn = "en de fr es it pt nl pl cs sk sv da nb fi ro hu bg el tr ru uk ja ko zh ar he".split(" ");

/** Short forms that stand in no register of names. */
const shortForms: Record<string, string> = {
  england: "GB",
  scotland: "GB",
  wales: "GB",
  northernireland: "GB",
  holland: "NL",
  korea: "KR",
  macedonia: "MK",
  burma: "MM",
  vietnam: "VN",
};

const variants = "en-US en-GB en-AU en-CA pt-BR pt-PT es-ES es-MX fr-CA fr-CH de-AT de-CH nl-BE zh-Hans zh-Hant".split(
  " ",
);

/** Compares names without case, accents, signs, articles and remarks in brackets. */
export const plainName = (text: string): string =>
  text
    .replaceAll(/\([^)]*\)/g, "")
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "")
    .replace(/^the(?=.{4})/, "");

let countryNames: ReadonlyMap<string, string> | undefined;
let languageNames: ReadonlyMap<string, string> | undefined;

/** Returns the ISO 3166 code of a country by its two or three letters or its name; undefined for no country. */
export function countryCodeOf(text: string): string | undefined {
  const written = text.trim().toUpperCase();
  if (knownCountries.has(written)) return written;
  const code = countries.alpha3ToAlpha2(written);
  if (code && knownCountries.has(code)) return code;
  countryNames ??= namesOfCountries();
  return countryNames.get(plainName(text));
}

/** Returns the ISO 639 code of a language by its code, with or without a region, or its name; undefined for none. */
export function languageCodeOf(text: string): string | undefined {
  const written = text.trim();
  if (/^[A-Za-z]{2,3}([-_][A-Za-z]{2,4})?$/.test(written)) {
    const { language } = new Intl.Locale(written.replace("_", "-"));
    if (knownLanguages.has(language)) return language;
  }
  languageNames ??= namesOfLanguages();
  return languageNames.get(plainName(text));
}

function namesOfCountries(): ReadonlyMap<string, string> {
  const names = new Map(Object.entries(shortForms));
  const english = Object.entries(countries.getNames("en", { select: "all" }));
  for (const [code, all] of english) for (const name of all) note(names, name, code, knownCountries);
  for (const locale of namesIn) {
    const display = new Intl.DisplayNames(locale, { type: "region" });
    for (const code of knownCountries) note(names, display.of(code), code, knownCountries);
  }
  return names;
}

function namesOfLanguages(): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const locale of namesIn) {
    const display = new Intl.DisplayNames(locale, { type: "language" });
    for (const code of knownLanguages) note(names, display.of(code), code, knownLanguages);
    for (const variant of variants) note(names, display.of(variant), variant.slice(0, 2), knownLanguages);
  }
  for (const code of knownLanguages)
    note(names, new Intl.DisplayNames(code, { type: "language" }).of(code), code, knownLanguages);
  return names;
}

function note(names: Map<string, string>, name: string | undefined, code: string, known: ReadonlySet<string>): void {
  const plain = plainName(name ?? "");
  if (plain && known.has(code) && !names.has(plain)) names.set(plain, code);
}
