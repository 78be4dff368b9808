import type { RowError } from "./import.ts";

/** Every row that was read is counted once in created … refused. */
export type RowCounts = {
  rowsRead: number;
  rowsCreated: number;
  rowsUpdated: number;
  rowsUnchanged: number;
  /** Further rows of a domain: they filled what the first one left empty. */
  rowsMerged: number;
  rowsRefused: number;
};

/** What an import did, or would do. */
export type ImportReport = RowCounts & {
  /** False for a preview, and when a strict import met errors. */
  written: boolean;
  formatsCreated: number;
  formatsUpdated: number;
  /** The first errors by line; a row may have several. */
  errors: RowError[];
  errorCount: number;
};

export const errorsShown = 20;

/** Characters that a spreadsheet takes for the beginning of a formula. */
const formula = /^[=+\-@\t\r]/;

/** One line of a CSV file. Cells that a spreadsheet would run are told to be text by a leading apostrophe. */
export function csvLine(cells: (string | number)[]): string {
  const quoted = cells.map((cell) => {
    if (typeof cell === "number") return String(cell);
    const harmless = formula.test(cell) ? `'${cell}` : cell;
    return `"${harmless.replaceAll('"', '""')}"`;
  });
  return `${quoted.join(",")}\r\n`;
}

export const errorHeader = csvLine(["line", "column", "value", "message"]);

export function errorLine({ line, column, value, message }: RowError): string {
  return csvLine([line, column, value, message]);
}

/** The report as a person reads it on a terminal. */
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

const count = (number: number): string => number.toLocaleString("en-US");

/** JSON's escapes keep a file's control characters off the terminal. */
const shown = (value: string): string =>
  JSON.stringify(value.length > 80 ? `${value.slice(0, 80)}…` : value).replaceAll(
    /[\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g,
    "?",
  );
