/** Countries (ISO 3166-1) and languages (ISO 639-1) by code; the browser knows their names. */
import { countryCodes } from "../contract/country-codes.ts";

const languageCodes =
  "aa ab af ak am ar as ay az be bg bm bn bo br bs ca cs cy da de dv dz ee el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu ha he hi hr ht hu hy id ig is it ja jv ka kk kl km kn ko ku ky la lb lg ln lo lt lv mg mi mk ml mn mr ms mt my nb ne nl nn no ny om or pa pl ps pt qu rm rn ro ru rw sa sd sg si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ug uk ur uz ve vi vo wo xh yi yo zh zu";

const countryNames = new Intl.DisplayNames("en-US", { type: "region" });
const languageNames = new Intl.DisplayNames("en-US", { type: "language" });

export const countryName = (code: string): string =>
  (/^[A-Z]{2}$/.test(code) ? countryNames.of(code) : undefined) ?? code;
export const languageName = (code: string): string =>
  (/^[a-z]{2}$/.test(code) ? languageNames.of(code) : undefined) ?? code;

type Option = { value: string; label: string };

/** All countries by name, as a select takes them. */
export const countryOptions = (): Option[] => optionsOf(countryCodes, countryName);
/** All languages by name. */
export const languageOptions = (): Option[] => optionsOf(languageCodes, languageName);

function optionsOf(codes: string, nameOf: (code: string) => string): Option[] {
  const options = codes.split(" ").map((value) => ({ value, label: nameOf(value) }));
  return options.sort((one, other) => one.label.localeCompare(other.label));
}
