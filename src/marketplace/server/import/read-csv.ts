import { isUtf8 } from "node:buffer";
import { pipeline, type Readable, Transform, type TransformCallback } from "node:stream";
import { CsvError, type InfoRecord, parse } from "csv-parse";

/** A file that can't be imported, in a sentence for the person who gave it. */
export class ImportError extends Error {}

/** Longest line, and longest record where quoted cells go over several lines. */
const lineBytesMax = 256 * 1024;

export type CsvRecord = { line: number; cells: string[] };

/** The records of a CSV file with the line that each begins in, one after another: only a few are in memory. */
export async function* readCsv(source: Readable, delimiter: string): AsyncGenerator<CsvRecord> {
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
  const parser = parse({
    delimiter,
    bom: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: lineBytesMax,
    on_record: place,
  });
  pipeline(source, checkedLines(), parser, () => {});
  try {
    for await (const cells of parser as AsyncIterable<string[]>) yield { line: begins.shift() ?? ended, cells };
  } catch (error) {
    throw error instanceof CsvError ? new ImportError(sentenceOf(error, ended + 1)) : error;
  }
}

/** The parser counts to a record's end, and a line break of two characters inside of a cell as two. */
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

/** Passes whole lines on: they are UTF-8 and not endless. No character of UTF-8 has a line feed inside. */
function checkedLines(): Transform {
  let rest: Buffer = Buffer.alloc(0);
  let lines = 0;
  const take = (bytes: Buffer): Buffer => {
    if (!isUtf8(bytes) || bytes.includes(0)) throw notUtf8(bytes, lines);
    lines += bytes.toString("latin1").split("\n").length - 1;
    return bytes;
  };
  const guarded = (callback: TransformCallback, work: () => Buffer) => {
    try {
      callback(null, work());
    } catch (error) {
      callback(error as Error);
    }
  };
  return new Transform({
    transform(chunk: Buffer, _encoding, callback) {
      guarded(callback, () => {
        const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
        const end = bytes.lastIndexOf(0x0a) + 1;
        rest = bytes.subarray(end);
        const whole = take(bytes.subarray(0, end));
        if (rest.length > lineBytesMax) {
          if (!isUtf8(rest.subarray(0, 1024)) && !isUtf8(rest.subarray(0, 1021))) throw notUtf8(rest, lines);
          throw new ImportError(`Line ${lines + 1} is longer than ${lineBytesMax / 1024} KiB: is this a CSV file?`);
        }
        return whole;
      });
    },
    flush(callback) {
      guarded(callback, () => take(rest));
    },
  });
}

function notUtf8(bytes: Buffer, linesBefore: number): ImportError {
  const lines = bytes.toString("latin1").split("\n");
  const bad = lines.findIndex((line) => !isUtf8(Buffer.from(line, "latin1")) || line.includes("\0"));
  return new ImportError(
    `Line ${linesBefore + bad + 1} is not UTF-8 text. Save the file as "CSV UTF-8" and import it again.`,
  );
}

function sentenceOf({ code, message }: CsvError, line: number): string {
  switch (code) {
    case "CSV_QUOTE_NOT_CLOSED":
      return `A quote that is opened in line ${line} or soon after is never closed: what follows can't be read.`;
    case "CSV_INVALID_CLOSING_QUOTE":
    case "INVALID_OPENING_QUOTE":
      return `Line ${line}: a quote stands where none can be. Put the cell in quotes, and each quote inside it twice.`;
    case "CSV_MAX_RECORD_SIZE":
      return `Line ${line}: its record is longer than ${lineBytesMax / 1024} KiB. Probably a quote is opened and never closed.`;
    default:
      return `Line ${line}: ${message}`;
  }
}
