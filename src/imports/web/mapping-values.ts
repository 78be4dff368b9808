import { type ImportFieldName, importFieldNames } from "../fields.ts";
import type { ImportOptions, ImportSources } from "../import-options.ts";

type Choice = "" | "fixed" | `column:${string}`;
export type FieldValues = { choice: Choice; fixed: string; words: string };
export type MappingValues = Omit<ImportOptions, "mapping"> & { fields: Record<ImportFieldName, FieldValues> };

export function mappingValuesOf({ mapping, ...ways }: ImportOptions): MappingValues {
  const fields = importFieldNames.map((field): [ImportFieldName, FieldValues] => {
    const { column, fixed, words } = mapping[field] ?? {};
    const choice: Choice = column !== undefined ? `column:${column}` : fixed !== undefined ? "fixed" : "";
    return [field, { choice, fixed: fixed ?? "", words: wordLines(words) }];
  });
  return { ...ways, fields: Object.fromEntries(fields) as MappingValues["fields"] };
}

export function waysOf({ fields, ...ways }: MappingValues): ImportOptions {
  const mapping: ImportSources = {};
  for (const [field, { choice, fixed, words }] of Object.entries(fields) as [ImportFieldName, FieldValues][]) {
    const ours = wordsIn(words);
    const translated = Object.keys(ours).length > 0 ? { words: ours } : {};
    if (choice === "fixed" && fixed.trim()) mapping[field] = { fixed: fixed.trim() };
    if (choice.startsWith("column:")) mapping[field] = { column: choice.slice("column:".length), ...translated };
  }
  return { ...ways, mapping };
}

const wordLines = (words: Record<string, string> = {}): string =>
  Object.entries(words)
    .map(([theirs, ours]) => `${theirs} = ${ours}`)
    .join("\n");

function wordsIn(lines: string): Record<string, string> {
  const pairs = lines.split("\n").map((line) => /^([^=]*)=(.*)$/.exec(line.trim()) ?? []);
  const named = pairs.map(([, theirs = "", ours = ""]) => [theirs.trim(), ours.trim()] as const);
  return Object.fromEntries(named.filter(([theirs, ours]) => theirs !== "" || ours !== ""));
}
