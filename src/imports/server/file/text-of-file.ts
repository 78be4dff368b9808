import { isUtf8 } from "node:buffer";
import { TextDecoder } from "node:util";
import { catalogue } from "#platform/words/catalogue.ts";
import { ImportError } from "./import-error.ts";

const texts = catalogue("imports.server.file.textOfFile", {
  excel: "This is an Excel file or a ZIP archive. Open it and save the table as CSV UTF-8.",
  oldExcel: "This is an old Excel file. Open it and save the table as CSV UTF-8.",
  pdf: "This is a PDF file. A catalogue is imported from CSV.",
  compressed: "This file is compressed. Unpack it, then import the CSV file in it.",
  lineTooLong: (line: number, lineBytesMax: number) =>
    `Line ${line} is longer than ${lineBytesMax} KiB: is this a CSV file?`,
  notUtf8: (line: number) =>
    `Line ${line} is not UTF-8 text. Save the file as "CSV UTF-8", or choose Windows-1252 if an older Excel wrote it.`,
  holdsNul: (line: number) => `Line ${line} holds a NUL character: this is no text. Save the file as "CSV UTF-8".`,
});

/** Longest line, and longest record with quoted line breaks. */
export const lineBytesMax = 256 * 1024;

export type FileEncoding = "utf-8" | "windows-1252";

/** First bytes decide, whatever the file's name says. */
const otherFiles: [string, string][] = [
  ["504b0304", texts.excel],
  ["d0cf11e0a1b11ae1", texts.oldExcel],
  ["25504446", texts.pdf],
  ["1f8b", texts.compressed],
];
const utf8Mark = Buffer.from([0xef, 0xbb, 0xbf]);
const marks: [Buffer, string][] = [
  [Buffer.from([0xff, 0xfe]), "utf-16le"],
  [Buffer.from([0xfe, 0xff]), "utf-16be"],
];

/** Throws a sentence for a file that its first bytes identify as something else. */
export function refuseOtherFiles(head: Buffer): void {
  const found = otherFiles.find(([magic]) => head.subarray(0, magic.length / 2).toString("hex") === magic);
  if (found) throw new ImportError(found[1]);
}

/** Prefers the byte order mark to the chosen encoding. */
export function encodingOf(head: Buffer, chosen: FileEncoding): string {
  if (head.subarray(0, 3).equals(utf8Mark)) return "utf-8";
  return marks.find(([mark]) => head.subarray(0, 2).equals(mark))?.[1] ?? chosen;
}

/** Converts a file to UTF-8, chunk by chunk. Throws a sentence for a file that is no text. */
export async function* decodedText(chunks: AsyncIterable<Buffer>, chosen: FileEncoding): AsyncGenerator<Buffer> {
  let begun = false;
  let decoder: TextDecoder | undefined;
  for await (const chunk of withWholeHead(chunks)) {
    if (!begun) {
      begun = true;
      refuseOtherFiles(chunk);
      const encoding = encodingOf(chunk, chosen);
      if (encoding !== "utf-8") decoder = new TextDecoder(encoding);
    }
    yield decoder ? Buffer.from(decoder.decode(chunk, { stream: true })) : chunk;
  }
  if (decoder) yield Buffer.from(decoder.decode());
}

async function* withWholeHead(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let head: Buffer | undefined = Buffer.alloc(0);
  for await (const chunk of chunks) {
    if (!head) {
      yield chunk;
      continue;
    }
    head = Buffer.concat([head, chunk]);
    if (head.length < 8) continue;
    yield head;
    head = undefined;
  }
  if (head) yield head;
}

/** Yields whole lines of valid UTF-8 without NUL and within the limit. UTF-8 characters contain no line ends. */
export async function* checkedLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  let lines = 0;
  for await (const chunk of chunks) {
    const bytes: Buffer = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    const end = endOfLines(bytes);
    const whole = bytes.subarray(0, end);
    rest = bytes.subarray(end);
    refuseBadText(whole, lines);
    lines += lineEndsIn(whole);
    refuseEndless(rest, lines);
    if (whole.length > 0) yield whole;
  }
  refuseBadText(rest, lines);
  yield rest;
}

/** Stops before a final carriage return, which may be half of a line end. */
function endOfLines(bytes: Buffer): number {
  const feed = bytes.lastIndexOf(0x0a);
  const carriage = bytes.length > 1 ? bytes.lastIndexOf(0x0d, bytes.length - 2) : -1;
  return Math.max(feed, carriage) + 1;
}

function lineEndsIn(bytes: Buffer): number {
  if (!bytes.includes(0x0d)) return bytes.toString("latin1").split("\n").length - 1;
  return bytes.toString("latin1").match(/\r\n|\n|\r/g)?.length ?? 0;
}

function refuseEndless(line: Buffer, linesBefore: number): void {
  if (line.length <= lineBytesMax) return;
  if (!isUtf8(line.subarray(0, 1024)) && !isUtf8(line.subarray(0, 1021))) throw notUtf8(linesBefore + 1);
  throw new ImportError(texts.lineTooLong(linesBefore + 1, lineBytesMax / 1024));
}

function refuseBadText(bytes: Buffer, linesBefore: number): void {
  const isText = isUtf8(bytes);
  if (isText && !bytes.includes(0)) return;
  const lines = bytes.toString("latin1").split(/\r\n|\n|\r/);
  const isBad = isText ? (line: string) => line.includes("\0") : (line: string) => !isUtf8(Buffer.from(line, "latin1"));
  const line = linesBefore + lines.findIndex(isBad) + 1;
  if (!isText) throw notUtf8(line);
  throw holdsNul(line);
}

function notUtf8(line: number): ImportError {
  return new ImportError(texts.notUtf8(line));
}

export const holdsNul = (line: number): ImportError => new ImportError(texts.holdsNul(line));
