/** CSV (RFC 4180) for every export, of screens and server. */

/** A spreadsheet would run such a cell as a formula, which could send the table's contents elsewhere. */
const formulaStart = /^\s*[=+\-@＝＋－＠\t\r\n]/;
const needsQuotes = /[",\r\n]/;
/** Without it, spreadsheets misread UTF-8. */
export const byteOrderMark = "\uFEFF";

/** Returns a text that no spreadsheet runs. */
export const harmless = (text: string): string => (formulaStart.test(text) ? `'${text}` : text);

/** A number may be negative; a text never becomes a formula. */
export type Cell = string | number | null;

export function toCsv(rows: readonly (readonly Cell[])[]): string {
  return byteOrderMark + rows.map(csvLine).join("");
}

export const csvLine = (cells: readonly Cell[]): string => `${cells.map(writeCell).join(",")}\r\n`;

function writeCell(cell: Cell): string {
  if (typeof cell === "number") return String(cell);
  const text = harmless(cell ?? "");
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
