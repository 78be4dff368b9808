import { pipeline, type Readable } from "node:stream";
import { CsvError, type InfoRecord, type Options, parse } from "csv-parse";
import { catalogue } from "#platform/words/catalogue.ts";
import { ImportError } from "./import-error.ts";
import { checkedLines, decodedText, type FileEncoding, lineBytesMax } from "./text-of-file.ts";

const texts = catalogue("imports.server.file.readCsv", {
  quoteOpen: (line: number) =>
    `A quote that is opened in line ${line} or soon after is never closed: what follows can't be read.`,
  quoteMisplaced: (line: number) =>
    `Line ${line}: a quote is in the wrong place. Put the whole cell in quotes, and double each quote inside it.`,
  recordTooLong: (line: number, lineBytesMax: number) =>
    `Line ${line}: its record is longer than ${lineBytesMax} KiB. Probably a quote is opened and never closed.`,
  otherProblem: (line: number, message: string) => `Line ${line}: ${message}`,
});

export type CsvRecord = { line: number; cells: string[] };

export type CsvManner = { delimiter: string; encoding: FileEncoding };

/** Cells may have more or fewer than the header; a line end of any kind ends a row. */
export const csvOptions = (delimiter: string): Options => ({
  delimiter,
  bom: true,
  record_delimiter: ["\r\n", "\n", "\r"],
  relax_column_count: true,
  skip_empty_lines: true,
  max_record_size: lineBytesMax,
});

/** Yields the records of a CSV file with their first line; only a few are in memory at once. */
export async function* readCsv(source: Readable, { delimiter, encoding }: CsvManner): AsyncGenerator<CsvRecord> {
  let ended = 0;
  let excess = 0;
  const begins: number[] = [];
  // Called while parsing, so that an error finds where the record before it ended.
  const place = (cells: string[], { lines }: InfoRecord): string[] => {
    const { counted, real } = breaksInside(cells);
    excess += counted - real;
    ended = lines - excess;
    begins.push(ended - real);
    return cells;
  };
  const parser = parse({ ...csvOptions(delimiter), on_record: place });
  pipeline(
    source,
    (chunks) => checkedLines(decodedText(chunks, encoding)),
    parser,
    () => {},
  );
  try {
    for await (const cells of parser as AsyncIterable<string[]>) yield { line: begins.shift() ?? ended, cells };
  } catch (error) {
    throw error instanceof CsvError ? new ImportError(sentenceOf(error, ended + 1)) : error;
  }
}

/** The parser counts to a record's end, and counts a two-character line break inside a cell twice. */
function breaksInside(record: string[]): { counted: number; real: number } {
  let counted = 0;
  let real = 0;
  for (const cell of record) {
    if (!/[\r\n]/.test(cell)) continue;
    counted += cell.match(/[\r\n]/g)?.length ?? 0;
    real += cell.match(/\r\n|[\r\n]/g)?.length ?? 0;
  }
  return { counted, real };
}

export function sentenceOf({ code, message }: CsvError, line: number): string {
  switch (code) {
    case "CSV_QUOTE_NOT_CLOSED":
      return texts.quoteOpen(line);
    case "CSV_INVALID_CLOSING_QUOTE":
    case "INVALID_OPENING_QUOTE":
      return texts.quoteMisplaced(line);
    case "CSV_MAX_RECORD_SIZE":
      return texts.recordTooLong(line, lineBytesMax / 1024);
    default:
      return texts.otherProblem(line, message);
  }
}
