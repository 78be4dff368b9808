import { fieldNamed, isFieldName } from "#formats/conditions.ts";
import { mediaTypes } from "#media/media.ts";
import { countryOptions, languageOptions } from "#platform/contract/region-names.ts";
import type { ImportFieldName } from "../fields.ts";

export type OurWord = { value: string; label: string };

const asWritten = (words: readonly string[]): OurWord[] => words.map((value) => ({ value, label: value }));

/** Returns the valid words of a field; empty where any text is valid. */
export function ourWordsOf(field: ImportFieldName): OurWord[] {
  if (field === "languages") return languageOptions();
  if (field === "countries" || field === "leadingCountriesIds") return countryOptions();
  if (field === "mediaType") return asWritten(mediaTypes);
  const format = isFieldName(field) ? fieldNamed(field) : undefined;
  return format?.kind === "choice" ? asWritten(format.of) : [];
}
