/** Writes tables as CSV that spreadsheets open as it is meant (RFC 4180). */

/** A spreadsheet takes a cell that begins so for a formula: it could send what is in the table elsewhere. */
const formulaStart = /^[=+\-@\t\r]/;
const needsQuotes = /[",\r\n]/;
/** Without it, spreadsheets read UTF-8 as something else. */
const byteOrderMark = "\uFEFF";

export function toCsv(rows: readonly (readonly string[])[]): string {
  return byteOrderMark + rows.map((row) => `${row.map(writeCell).join(",")}\r\n`).join("");
}

function writeCell(text: string): string {
  const harmless = formulaStart.test(text) ? `'${text}` : text;
  return needsQuotes.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
