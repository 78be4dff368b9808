import { type ImportFieldName, importFieldNames } from "../fields.ts";
import type { ImportKind } from "../import.ts";
import type { ImportOptions, ImportSources } from "../import-options.ts";
import { sharesPattern } from "../mapping/shares.ts";
import { isNeeded } from "./field-names.ts";

/** A column of the file: the field that it fills, and the text for its empty cells. Without a field it is ignored. */
export type ColumnValues = { column: string; field: ImportFieldName | ""; empty: string };
/** A field with the same text for every row. */
type FixedValues = { field: ImportFieldName; text: string };
type FieldWords = Partial<Record<ImportFieldName, Record<string, string>>>;

export type MappingValues = Omit<ImportOptions, "mapping"> & {
  columns: ColumnValues[];
  fixed: FixedValues[];
  words: FieldWords;
};

/** The words of an empty cell stand under the empty text. */
const emptyCell = "";

/** Columns in the file's order, and the needed fields that no column fills. */
export function mappingValuesOf(
  { mapping, ...ways }: ImportOptions,
  { columns, kind }: { columns: string[]; kind: ImportKind },
): MappingValues {
  const fields = Object.keys(mapping) as ImportFieldName[];
  const listed = new Set([...columns, sharesPattern(columns) ?? ""].filter(Boolean));
  const words: FieldWords = {};
  for (const field of fields) {
    const { [emptyCell]: _empty, ...others } = mapping[field]?.words ?? {};
    if (Object.keys(others).length > 0) words[field] = others;
  }
  const fixed = importFieldNames
    .filter((field) => mapping[field]?.fixed !== undefined || (isNeeded(field, kind) && !mapping[field]))
    .map((field) => ({ field, text: mapping[field]?.fixed ?? "" }));
  return {
    ...ways,
    columns: [...listed].map((column) => {
      const field = fields.find((name) => mapping[name]?.column === column) ?? "";
      return { column, field, empty: (field && mapping[field]?.words?.[emptyCell]) || "" };
    }),
    fixed,
    words,
  };
}

export function waysOf({ columns, fixed, words, ...ways }: MappingValues): ImportOptions {
  const mapping: ImportSources = {};
  for (const { field, text } of fixed) if (text.trim()) mapping[field] = { fixed: text.trim() };
  for (const { column, field, empty } of columns) {
    if (!field) continue;
    const translated = { ...words[field], ...(empty.trim() ? { [emptyCell]: empty.trim() } : {}) };
    mapping[field] = { column, ...(Object.keys(translated).length > 0 ? { words: translated } : {}) };
  }
  return { ...ways, mapping };
}

/** A field is filled once: a column that takes it over leaves no other column and no fixed text with it. */
export function assignField<Values extends MappingValues>(
  values: Values,
  column: string,
  field: ImportFieldName | "",
  kind: ImportKind,
): Values {
  const { field: left = "" } = values.columns.find((each) => each.column === column) ?? {};
  const isOpen = left !== "" && left !== field && isNeeded(left, kind);
  return {
    ...values,
    columns: values.columns.map((each) =>
      each.column === column
        ? { column, field, empty: "" }
        : each.field === field
          ? { ...each, field: "" as const, empty: "" }
          : each,
    ),
    fixed: [...values.fixed.filter((each) => each.field !== field), ...(isOpen ? [{ field: left, text: "" }] : [])],
  };
}

export type ChosenWord = { field: ImportFieldName; word: string; ours: string };

/** Adds words for all rows beside earlier ones. A word without a choice stays open, and so does one of a field left out. */
export function withWords(mapping: ImportSources, chosen: readonly ChosenWord[]): ImportSources {
  const mended = { ...mapping };
  for (const { field, word, ours } of chosen)
    if (ours && mended[field]) mended[field] = { ...mended[field], words: { ...mended[field].words, [word]: ours } };
  return mended;
}

/** Changes in either part of the screen: each part's preview sends the other's changes too. */
export type Unsent = { values?: MappingValues; words: ChosenWord[] };

/** Words that were sent before come from the import, since the form began with earlier ones. */
export function unsentWays(
  { options, columns, kind }: { options: ImportOptions; columns: string[]; kind: ImportKind },
  { values, words }: Unsent,
): ImportOptions {
  const sent = mappingValuesOf(options, { columns, kind });
  const ways = waysOf({ ...(values ?? sent), words: sent.words });
  return { ...ways, mapping: withWords(ways.mapping, words) };
}
