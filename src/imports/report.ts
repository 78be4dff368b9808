import { csvLine } from "#platform/contract/csv.ts";
import { inFigures } from "#platform/words/number-words.ts";
import type { FoundErrors, ImportCounts, KeepReason, PreviewRow, UndoReport } from "./contract.ts";
import type { ImportFieldName } from "./fields.ts";
import type { ImportSources } from "./import-options.ts";

/** Reports an import or its preview. Each row counts once; merged counts later rows of a domain that filled gaps. */
export type ImportReport = ImportCounts &
  FoundErrors & {
    /** False for a preview, and when a strict import met errors. */
    written: boolean;
    /** Absent until the import is kept. */
    importId?: string;
    /** The first accepted rows, with the values that they would write. */
    rows: PreviewRow[];
  };

export const errorsShown = 20;

/** Signs that command a terminal or turn its text around. */
const controls = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

export const errorHeader = csvLine(["line", "column", "value", "message"]);

export function errorLine({ line, column, value, message }: RowError): string {
  return csvLine([line, column, value, message]);
}

/** The header of a file and its first rows. */
type FileBeginning = { columns: string[]; sample: string[][] };

const samplesPrinted = 2;

/** One line a column of the file: its first values, and the field that it fills. */
export function columnLines({ columns, sample }: FileBeginning, sources: ImportSources): string[] {
  const width = Math.min(30, Math.max(...columns.map((column) => column.length)));
  const fields = Object.entries(sources);
  return columns.map((column, at) => {
    const field = fields.find(([, source]) => source?.column === column)?.[0] ?? "(ignored)";
    const values = sample.map((row) => row[at] ?? "").filter(Boolean);
    const shownValues = values.slice(0, samplesPrinted).map((value) => shown(value.slice(0, 30)));
    return `  ${column.slice(0, 30).padEnd(width)}  ${field.padEnd(20)}  ${shownValues.join(", ")}`.trimEnd();
  });
}

export function reportLines(report: ImportReport): string[] {
  const counts: [string, number, string][] = [
    ["created", report.rowsCreated, ""],
    ["updated", report.rowsUpdated, ""],
    ["unchanged", report.rowsUnchanged, ""],
    ["merged", report.rowsMerged, "further rows of a domain"],
    ["refused", report.rowsRefused, ""],
  ];
  return [
    `${inFigures(report.rowsRead)} rows read${report.written ? "" : " (nothing is written)"}`,
    ...counts.map(([word, number, note]) => `  ${word.padEnd(10)} ${inFigures(number).padStart(9)}  ${note}`.trimEnd()),
    ...(report.formatsCreated + report.formatsUpdated > 0
      ? [`  formats: ${inFigures(report.formatsCreated)} created, ${inFigures(report.formatsUpdated)} updated`]
      : []),
    ...errorLines(report),
    ...wordLines(report.words),
  ];
}

/** One line per kind of error, with its count, an example and its first lines. */
function errorLines({ errors, kinds, errorCount }: FoundErrors): string[] {
  const counted = kinds.reduce((sum, kind) => sum + kind.count, 0);
  return [
    ...kinds.map(({ column, message, count: number, lines }) => {
      const example = errors.find((error) => error.column === column && error.message === message && error.value);
      const where = number === 1 ? `line ${lines[0]}` : `${inFigures(number)} times, first in line ${lines.join(", ")}`;
      return `${column ? `${column}: ` : ""}${message}${example ? `, not ${shown(example.value)}` : ""} (${where})`;
    }),
    ...(errorCount > counted ? [`… and ${inFigures(errorCount - counted)} more`] : []),
  ];
}

const wordsPrinted = 12;

/** Foreign words with the option that translates them, ready to be copied into a shell. */
function wordLines(words: FoundErrors["words"]): string[] {
  // An equals sign parts their word from ours, so it can't stand in theirs.
  const printed = words.filter(({ word }) => !word.includes("=")).slice(0, wordsPrinted);
  if (printed.length === 0) return [];
  return [
    "Words that Byline does not know, and the option that translates them:",
    ...printed.map(
      ({ field, word, count: number, nearest }) =>
        `  --value ${shellQuoted(`${field}:${word}=${nearest ?? ""}`)}  ${inFigures(number)} times`,
    ),
    ...(words.length > printed.length ? [`  … and ${inFigures(words.length - printed.length)} more`] : []),
  ];
}

/** Single quotes keep a file's words from commanding the shell that they are copied into. */
const shellQuoted = (text: string): string => `'${text.replaceAll(controls, "?").replaceAll("'", String.raw`'\''`)}'`;

export function undoLines(undo: UndoReport): string[] {
  return [
    `media: ${inFigures(undo.mediaRemoved)} removed, ${inFigures(undo.mediaSetBack)} set back`,
    `formats: ${inFigures(undo.formatsRemoved)} removed, ${inFigures(undo.formatsSetBack)} set back`,
    `readings: ${inFigures(undo.readingsRemoved)} removed, ${inFigures(undo.readingsSetBack)} set back`,
    ...undo.kept.map(({ domain, reason }) => `kept ${domain}: ${keptBecause[reason]}`),
    ...(undo.keptCount > undo.kept.length ? [`… and ${inFigures(undo.keptCount - undo.kept.length)} more`] : []),
  ];
}

const keptBecause: Record<KeepReason, string> = {
  changed: "it was changed since",
  booked: "it was booked",
  carted: "it is in a cart",
  used: "others use it already",
};

/** JSON's escapes keep a file's control characters off the terminal. */
const shown = (value: string): string =>
  JSON.stringify(value.length > 80 ? `${value.slice(0, 80)}…` : value).replaceAll(controls, "?");

/** `foreign` are the words of the cell that Byline does not know. */
export type RowError = {
  line: number;
  column: string;
  value: string;
  message: string;
  foreign?: { field: ImportFieldName; words: string[] };
};
