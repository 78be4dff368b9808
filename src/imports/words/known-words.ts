import { distance } from "fastest-levenshtein";
import { fieldNamed, isFieldName } from "#formats/conditions.ts";
import { type MediaType, mediaTypes } from "#media/media.ts";
import { countryCodes } from "#platform/contract/country-codes.ts";
import { languageCodes } from "#platform/contract/language-codes.ts";
import type { ImportFieldName } from "../fields.ts";
import { countryCodeOf, languageCodeOf, plainName } from "./regions.ts";

type Vocabulary = {
  /** Byline's word for one of a list; undefined for a foreign one. */
  wordOf(text: string): string | undefined;
  /** Byline's words by the names under which people know them. */
  names(): ReadonlyMap<string, string>;
  /** Parts of foreign words that speak for one of Byline's. */
  speaksFor?: readonly [RegExp, string][];
};

/** Spelled as Byline spells it, whatever the case and signs of the file. */
function choice(of: readonly string[]): Vocabulary {
  const words = new Map(of.map((word) => [plainName(word), word]));
  return { wordOf: (text) => words.get(plainName(text)), names: () => words };
}

function named(codes: readonly string[], type: "region" | "language", wordOf: Vocabulary["wordOf"]): Vocabulary {
  let names: ReadonlyMap<string, string> | undefined;
  return {
    wordOf,
    names: () => {
      const display = new Intl.DisplayNames("en", { type });
      names ??= new Map(codes.map((code) => [plainName(display.of(code) ?? code), code]));
      return names;
    },
  };
}

const countries = named(countryCodes, "region", countryCodeOf);
const languages = named(languageCodes, "language", languageCodeOf);
const typesByPart: [RegExp, MediaType][] = [
  [/blog/, "Blog"],
  [/agency|wire/, "News agency"],
  [/local|regional|city|community/, "Local news"],
  [/newspaper|magazine|press|tv|television|radio|broadcast/, "News Media"],
  [/portal|directory/, "Portal"],
];
const types = { ...choice(mediaTypes), speaksFor: typesByPart };

/** The words that a field takes; undefined where any text will do. */
export function vocabularyOf(field: ImportFieldName): Vocabulary | undefined {
  if (field === "languages") return languages;
  if (field === "countries" || field === "leadingCountriesIds") return countries;
  if (field === "mediaType") return types;
  const format = isFieldName(field) ? fieldNamed(field) : undefined;
  return format?.kind === "choice" ? choice(format.of) : undefined;
}

/** A word may differ from the nearest one in this share of its letters. */
const likeness = 0.4;

/** Returns the word whose name is nearest to the text, beginnings first; undefined where none is near. */
export function nearestWord({ names, speaksFor = [] }: Vocabulary, text: string): string | undefined {
  const written = plainName(text);
  if (written === "") return undefined;
  const [, spokenFor] = speaksFor.find(([part]) => part.test(written)) ?? [];
  if (spokenFor) return spokenFor;
  const all = [...names()];
  const beginning = all.filter(([name]) => name.startsWith(written) || written.startsWith(name));
  if (beginning.length === 1) return beginning[0]?.[1];
  const [nearest] = all
    .map(([name, word]) => ({ word, share: distance(written, name) / Math.max(written.length, name.length) }))
    .sort((one, other) => one.share - other.share);
  return nearest && nearest.share <= likeness ? nearest.word : undefined;
}
