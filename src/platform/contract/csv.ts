/** Writes tables as CSV that spreadsheets open as it is meant (RFC 4180). The one rule for every export, of screens and server. */

/** A spreadsheet takes a cell that begins so for a formula: it could send what is in the table elsewhere. */
const formulaStart = /^\s*[=+\-@＝＋－＠\t\r\n]/;
const needsQuotes = /[",\r\n]/;
/** Without it, spreadsheets read UTF-8 as something else. */
export const byteOrderMark = "\uFEFF";

/** A text that no spreadsheet runs. */
export const harmless = (text: string): string => (formulaStart.test(text) ? `'${text}` : text);

/** A cell; a number is written as one and may be negative, a text never becomes a formula. */
export type Cell = string | number | null;

export function toCsv(rows: readonly (readonly Cell[])[]): string {
  return byteOrderMark + rows.map(csvLine).join("");
}

/** One row with its line end. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(writeCell).join(",")}\r\n`;

function writeCell(cell: Cell): string {
  if (typeof cell === "number") return String(cell);
  const text = harmless(cell ?? "");
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
