import { catalogue } from "#platform/words/catalogue.ts";
import { type ImportFieldName, importFields } from "../fields.ts";
import { anyOther, type ImportMapping, MappingError } from "../mapping/mapping.ts";
import { columnsOfPattern } from "../mapping/shares.ts";
import { vocabularyOf } from "../words/known-words.ts";
import { itemsOf } from "./cells.ts";

const texts = catalogue("imports.rows.binding", {
  columnTwice: (twice: string) => `The file has more than one column ${twice}. Rename one of them.`,
  noColumn: (value: string) => `The file has no column ${value}.`,
  columnsAre: (problem: string, value: string) => `${problem} It has: ${value}.`,
  unparted: (problem: string, slice: string) =>
    `${problem} Its first line is ${slice}: choose the character that separates the cells`,
});

type BoundField = {
  field: ImportFieldName;
  column: string;
  fixed: boolean;
  rawOf(row: string[]): string;
  translate(text: string): string;
};

export type ImportBinding = { columnCount: number; fields: BoundField[] };

/** Finds the mapped columns in the header. Throws with the names of missing or repeated ones. */
export function bindMapping({ sources, values }: ImportMapping, header: string[]): ImportBinding {
  const names = header.map((name) => name.trim());
  const columns = [...sources].flatMap(([field, source]) => ("column" in source ? [{ field, ...source }] : []));
  const byCountry = (field: ImportFieldName, column: string) =>
    importFields[field].kind === "shares" && column.includes("*") ? columnsOfPattern(column, names) : [];
  const missing = columns
    .filter(({ field, column }) => !names.includes(column) && byCountry(field, column).length === 0)
    .map(({ column }) => column);
  if (missing.length > 0) throw missingColumns(missing, names);
  const twice = columns
    .map(({ column }) => column)
    .find((column) => names.indexOf(column) !== names.lastIndexOf(column));
  if (twice) throw new MappingError(texts.columnTwice(quoted(twice)));
  const fields = [...sources].map(([field, source]): BoundField => {
    if ("fixed" in source)
      return { field, column: field, fixed: true, rawOf: () => source.fixed, translate: translator(field, undefined) };
    const index = names.indexOf(source.column);
    const countries = index < 0 ? byCountry(field, source.column) : [];
    const rawOf = (row: string[]) => (index < 0 ? sharesIn(row, countries) : (row[index] ?? "").trim());
    return { field, column: source.column, fixed: false, rawOf, translate: translator(field, values.get(field)) };
  });
  return { columnCount: header.length, fields };
}

const sharesIn = (row: string[], countries: ReturnType<typeof columnsOfPattern>): string =>
  countries
    .flatMap(({ index, country }) => (row[index]?.trim() ? [`${country} ${row[index]?.trim()}`] : []))
    .join("; ");

/** Returns the field that fills `name`, directly or by its `into`; undefined for none. */
export const boundField = ({ fields }: ImportBinding, name: string): BoundField | undefined =>
  fields.find(({ field }) => field === name || importFields[field].into === name);

export function domainColumn({ fields }: ImportBinding): string {
  const ofDomain = fields.find(({ field }) => field === "domain") ?? fields.find(({ field }) => field === "url");
  return ofDomain?.column ?? "domain";
}

const quoted = (name: string): string => `"${name}"`;

function missingColumns(missing: string[], names: string[]): MappingError {
  const problem = texts.noColumn(missing.map(quoted).join(", "));
  const [only = ""] = names;
  if (names.length > 1 || !/[;\t|]/.test(only))
    return new MappingError(texts.columnsAre(problem, names.slice(0, 50).map(quoted).join(", ")));
  const unparted = texts.unparted(problem, quoted(only.slice(0, 200)));
  return new MappingError(`${unparted}.`, `${unparted} (--delimiter).`);
}

/**
 * Translates a whole cell where the map has it, else each item of a list. Byline's own words are known in any spelling;
 * the map goes first, its star last.
 */
function translator(field: ImportFieldName, words: ReadonlyMap<string, string> | undefined): (text: string) => string {
  const vocabulary = vocabularyOf(field);
  if (!words && !vocabulary) return (text) => text;
  const mapped = (text: string) => words?.get(text.toLowerCase());
  const one = (text: string) =>
    mapped(text) ?? (text === "" ? text : (vocabulary?.wordOf(text) ?? words?.get(anyOther) ?? text));
  if (importFields[field].kind !== "list") return one;
  return (text) => mapped(text) ?? vocabulary?.wordOf(text) ?? itemsOf(text).map(one).join(";");
}

/** Returns the words of a cell that Byline does not know, as the file writes them. */
export function foreignWords({ field, translate }: BoundField, raw: string): string[] {
  const vocabulary = vocabularyOf(field);
  if (!vocabulary) return [];
  const text = translate(raw);
  const items = importFields[field].kind === "list" ? itemsOf(text) : [text];
  return items.filter((item) => item !== "" && vocabulary.wordOf(item) === undefined);
}
