import { z } from "zod";
import { knownCountries } from "#platform/contract/country-codes.ts";
import { knownLanguages } from "#platform/contract/language-codes.ts";
import { catalogue } from "#platform/words/catalogue.ts";

const texts = catalogue("media.codes", {
  noCountry: "Isn't an ISO country code: two letters, such as DE",
  noLanguage: "Isn't an ISO language code: two letters, such as de",
});

const noCountry = texts.noCountry;
const noLanguage = texts.noLanguage;

export const countryCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{2}$/, { error: noCountry, abort: true })
  .refine((code) => knownCountries.has(code), noCountry);
export const languageCode = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z]{2}$/, { error: noLanguage, abort: true })
  .refine((code) => knownLanguages.has(code), noLanguage);
