import type { ImportFindings } from "../contract.ts";
import type { ImportFieldName } from "../fields.ts";
import type { ImportSources } from "../import-options.ts";
import { itemsOf } from "../rows/cells.ts";
import { type OurWord, ourWordsOf } from "./our-words.ts";

type RowErrors = ImportFindings["errors"];

/** Equal errors of one column with their foreign words, so that one fix solves all. */
export type ErrorKind = {
  column: string;
  message: string;
  errors: RowErrors;
  field: ImportFieldName | undefined;
  foreign: string[];
};

export function errorKinds(errors: RowErrors, mapping: ImportSources): ErrorKind[] {
  const kinds = Map.groupBy(errors, ({ column, message }) => JSON.stringify([column, message]));
  return [...kinds.values()]
    .map((same) => kindOf(same, mapping))
    .sort((one, other) => other.errors.length - one.errors.length);
}

function kindOf(errors: RowErrors, mapping: ImportSources): ErrorKind {
  const { column = "", message = "" } = errors[0] ?? {};
  const names = Object.keys(mapping) as ImportFieldName[];
  const field = names.find((name) => mapping[name]?.column === column);
  const ours = field ? ourWordsOf(field) : [];
  const foreign = ours.length === 0 ? [] : errors.flatMap(({ value }) => foreignIn(value, ours));
  return { column, message, errors, field, foreign: [...new Set(foreign)].slice(0, foreignMax) };
}

/** More words than this are mapped by a star for all others. */
const foreignMax = 20;

const foreignIn = (cell: string, ours: OurWord[]): string[] =>
  itemsOf(cell).filter((item) => !ours.some(({ value }) => value.toLowerCase() === item.toLowerCase()));

export function mended(
  mapping: ImportSources,
  field: ImportFieldName,
  words: Readonly<Record<string, string>>,
): ImportSources {
  const put = Object.fromEntries(Object.entries(words).filter(([, ours]) => ours !== ""));
  return { ...mapping, [field]: { ...mapping[field], words: { ...mapping[field]?.words, ...put } } };
}
