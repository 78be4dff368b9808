import { csvLine } from "#platform/contract/csv.ts";
import type { ImportCounts, KeepReason, PreviewRow, UndoReport } from "./contract.ts";

/** Reports an import or its preview. Each row counts once; merged counts later rows of a domain that filled gaps. */
export type ImportReport = ImportCounts & {
  /** False for a preview, and when a strict import met errors. */
  written: boolean;
  /** The first errors by line; a row may have several. */
  errors: RowError[];
  errorCount: number;
  /** Absent until the import is kept. */
  importId?: string;
  /** The first accepted rows, with the values that they would write. */
  rows: PreviewRow[];
};

export const errorsShown = 20;

export const errorHeader = csvLine(["line", "column", "value", "message"]);

export function errorLine({ line, column, value, message }: RowError): string {
  return csvLine([line, column, value, message]);
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
    `${count(report.rowsRead)} rows read${report.written ? "" : " (nothing is written)"}`,
    ...counts.map(([word, number, note]) => `  ${word.padEnd(10)} ${count(number).padStart(9)}  ${note}`.trimEnd()),
    ...(report.formatsCreated + report.formatsUpdated > 0
      ? [`  formats: ${count(report.formatsCreated)} created, ${count(report.formatsUpdated)} updated`]
      : []),
    ...report.errors.map(({ line, column, value, message }) =>
      `line ${line}: ${column}${value === "" ? "" : ` ${shown(value)}`}: ${message}`.replace(/: : /, ": "),
    ),
    ...(report.errorCount > report.errors.length
      ? [`… and ${count(report.errorCount - report.errors.length)} more`]
      : []),
  ];
}

export function undoLines(undo: UndoReport): string[] {
  return [
    `media: ${count(undo.mediaRemoved)} removed, ${count(undo.mediaSetBack)} set back`,
    `formats: ${count(undo.formatsRemoved)} removed, ${count(undo.formatsSetBack)} set back`,
    `readings: ${count(undo.readingsRemoved)} removed, ${count(undo.readingsSetBack)} set back`,
    ...undo.kept.map(({ domain, reason }) => `kept ${domain}: ${keptBecause[reason]}`),
    ...(undo.keptCount > undo.kept.length ? [`… and ${count(undo.keptCount - undo.kept.length)} more`] : []),
  ];
}

const keptBecause: Record<KeepReason, string> = {
  changed: "it was changed since",
  booked: "it was booked",
  carted: "it is in a cart",
  used: "others use it already",
};

const count = (number: number): string => number.toLocaleString("en-US");

/** JSON's escapes keep a file's control characters off the terminal. */
const shown = (value: string): string =>
  JSON.stringify(value.length > 80 ? `${value.slice(0, 80)}…` : value).replaceAll(
    /[\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g,
    "?",
  );

export type RowError = { line: number; column: string; value: string; message: string };
