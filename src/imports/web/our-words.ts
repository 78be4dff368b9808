import { fieldNamed, isFieldName } from "#formats/conditions.ts";
import { mediaTypes } from "#media/media.ts";
import { countryOptions, languageOptions } from "#platform/web/regions.ts";
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

/** Returns the word of the same name, else the only one that begins with it. */
export function likelyWord(theirs: string, ours: readonly OurWord[]): string | undefined {
  const written = theirs.trim().toLowerCase();
  const same = ours.find(({ label }) => label.toLowerCase() === written);
  if (same) return same.value;
  const beginning = written === "" ? [] : ours.filter(({ label }) => label.toLowerCase().startsWith(written));
  return beginning.length === 1 ? beginning[0]?.value : undefined;
}
