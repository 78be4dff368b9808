import { isUtf8 } from "node:buffer";
import { pipeline, type Readable, Transform, type TransformCallback } from "node:stream";
import { CsvError, parse } from "csv-parse";

/** A file that can't be imported, in a sentence for the person who gave it. */
export class ImportError extends Error {}

/** Longest line, and longest record where quoted cells go over several lines. */
const lineBytesMax = 256 * 1024;

type Parsed = { record: string[]; info: { lines: number } };

/** The records of a CSV file with the line that each begins in, one after another: only a few are in memory. */
export async function* readCsv(source: Readable, delimiter: string): AsyncGenerator<{ line: number; cells: string[] }> {
  const parser = parse({
    delimiter,
    bom: true,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: lineBytesMax,
  });
  pipeline(source, checkedLines(), parser, () => {});
  try {
    for await (const { record, info } of parser as AsyncIterable<Parsed>) {
      yield { line: info.lines - lineBreaks(record), cells: record };
    }
  } catch (error) {
    throw error instanceof CsvError ? new ImportError(sentenceOf(error)) : error;
  }
}

/** The parser counts to a record's end. */
const lineBreaks = (record: string[]): number =>
  record.reduce((sum, cell) => sum + (cell.match(/\r\n|\n|\r/g)?.length ?? 0), 0);

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

function sentenceOf(error: CsvError): string {
  const line = typeof error.lines === "number" ? `Line ${error.lines}: ` : "";
  switch (error.code) {
    case "CSV_QUOTE_NOT_CLOSED":
      return `The quote that is opened near line ${error.lines} is never closed. Nothing after it can be read.`;
    case "CSV_INVALID_CLOSING_QUOTE":
    case "INVALID_OPENING_QUOTE":
      return `${line}a quote stands where none can be. Put the cell in quotes, and each quote inside it twice.`;
    case "CSV_MAX_RECORD_SIZE":
      return `${line}a record is longer than ${lineBytesMax / 1024} KiB. Probably a quote is opened and never closed.`;
    default:
      return `${line}${error.message}`;
  }
}
