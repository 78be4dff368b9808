import { isUtf8 } from "node:buffer";
import type { Readable } from "node:stream";
import { CsvError, parse } from "csv-parse";
import { isKeepable } from "#platform/http/door.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { headerProblem } from "../../mapping/matching.ts";
import { ImportError } from "./import-error.ts";
import { type CsvManner, csvOptions, sentenceOf } from "./read-csv.ts";
import { encodingOf, type FileEncoding, holdsNul, refuseOtherFiles } from "./text-of-file.ts";

const texts = catalogue("imports.server.file.look", {
  empty: "The file is empty.",
  noRows: "The file has no rows below its header.",
});

export type FileHead = CsvManner & { columns: string[]; sample: string[][] };

const headBytes = 256 * 1024;
const sampleRows = 5;
const cellMax = 200;
const columnsMax = 500;
const delimiters = [",", ";", "\t", "|"];

/**
 * Reads a file's beginning and detects missing options: the delimiter by the header, the encoding by its bytes. Throws
 * `ImportError` for a file that is no table.
 */
export async function lookAtFile(
  open: () => Readable | Promise<Readable>,
  told: Partial<CsvManner> = {},
): Promise<FileHead> {
  const bytes = await beginningOf(await open());
  if (bytes.length === 0) throw new ImportError(texts.empty);
  refuseOtherFiles(bytes);
  const encoding = told.encoding ?? guessedEncoding(bytes);
  const text = new TextDecoder(encodingOf(bytes, encoding)).decode(wholeLines(bytes));
  const [first = ""] = text.split(/[\r\n]/, 1);
  const delimiter = told.delimiter ?? delimiterOf(first);
  const [header, ...rows] = await firstRecords(text, delimiter);
  if (!header) throw new ImportError(texts.noRows);
  if (!isKeepable(header)) throw holdsNul(1);
  const problem = headerProblem(header, columnsMax);
  if (problem) throw new ImportError(problem);
  const shortened = (cells: string[]) => cells.slice(0, columnsMax).map((cell) => shown(cell));
  return { delimiter, encoding, columns: header.map((cell) => cell.trim()), sample: rows.map(shortened) };
}

async function beginningOf(source: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of source) {
    chunks.push(chunk as Buffer);
    length += (chunk as Buffer).length;
    if (length >= headBytes) break;
  }
  source.destroy();
  return Buffer.concat(chunks).subarray(0, headBytes);
}

/** A cut-off last line would look broken; a file of one line is whole. */
function wholeLines(bytes: Buffer): Buffer {
  if (bytes.length < headBytes) return bytes;
  return bytes.subarray(0, Math.max(bytes.lastIndexOf(0x0a), bytes.lastIndexOf(0x0d)) + 1 || bytes.length);
}

/** Files that are not UTF-8 mostly come from older Excel versions; the sample lets people correct the guess. */
const guessedEncoding = (bytes: Buffer): FileEncoding =>
  isUtf8(wholeLines(bytes)) || bytes.includes(0) ? "utf-8" : "windows-1252";

function delimiterOf(header: string): string {
  const outside = header.replaceAll(/"[^"]*"/g, "");
  const count = (delimiter: string) => outside.split(delimiter).length;
  return delimiters.reduce((best, each) => (count(each) > count(best) ? each : best));
}

/** Ignores faults behind the sample: reading the whole file finds them. */
async function firstRecords(text: string, delimiter: string): Promise<string[][]> {
  const records: string[][] = [];
  const keep = (cells: string[]) => {
    records.push(cells);
    return cells;
  };
  const parser = parse({ ...csvOptions(delimiter), to: sampleRows + 1, on_record: keep });
  parser.end(text);
  try {
    for await (const _cells of parser);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    if (records.length === 0) throw new ImportError(sentenceOf(error, 1));
  }
  return records;
}

/** PostgreSQL keeps no NUL; reading the whole file reports it. */
const shown = (cell: string): string => cell.replaceAll("\0", "").slice(0, cellMax);
