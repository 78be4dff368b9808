import { createHash } from "node:crypto";
import { closeSync, openSync, readSync, renameSync, rmSync, writeSync } from "node:fs";
import { endianness, hostname } from "node:os";
import { crc32 } from "node:zlib";
import { choiceFilters, rangeFilters } from "../../../columns.ts";
import type { CatalogueWords } from "./catalogue.ts";
import { byFacet, type CatalogueColumns, columnPartsOf, emptyColumns, type SharedNumbers } from "./columns.ts";
import { fineBounds } from "./fine-buckets.ts";

/** `token` names the database's row of this file, `seen` the snapshot up to which it knows all changes. */
export type FileStamp = { token: string; seen: string };

export type KeptCatalogue = FileStamp & { columns: CatalogueColumns; words: CatalogueWords };

type Header = FileStamp & {
  signature: string;
  mediaCount: number;
  formatCount: number;
  codeCounts: Record<string, number>;
  textBytes: { filled: number; live: number };
  wordTexts: CatalogueWords;
  parts: { length: number; checksum: number }[];
};

/** Raise it when the meaning of a column changes. */
const fileVersion = 3;
const signature = createHash("sha256")
  .update(JSON.stringify([fileVersion, endianness(), choiceFilters, rangeFilters, fineBounds]))
  .digest("hex");
const preamble = 16;
/** A header names words and arrays; a longer one is not ours. */
const headerBytesMax = 64 * 1024 * 1024;

/** Writes a draft beside the file and returns its name: no reader, in any process, finds half of one. */
export function writeCatalogue(file: string, { columns, words, token, seen }: KeptCatalogue): string {
  const draft = `${file}.${hostname()}-${process.pid}`;
  const filled = columnPartsOf(columns).map(({ numbers, filled: length }) =>
    bytesOf(numbers).subarray(0, length * numbers.BYTES_PER_ELEMENT),
  );
  const header: Header = {
    signature,
    token,
    seen,
    mediaCount: columns.mediaCount,
    formatCount: columns.formatCount,
    codeCounts: byFacet(choiceFilters, (facet) => columns.choices[facet].codeCount),
    textBytes: { filled: columns.texts.filled, live: columns.texts.live },
    wordTexts: words,
    parts: filled.map((bytes) => ({ length: bytes.length, checksum: crc32(bytes) })),
  };
  const text = Buffer.from(JSON.stringify(header));
  const begin = Buffer.from(`${text.length.toString(16).padStart(8, "0")}${crc32(text).toString(16).padStart(8, "0")}`);
  const handle = openSync(draft, "w", 0o600);
  try {
    for (const bytes of [begin, text, ...filled]) writeWhole(handle, bytes);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  } finally {
    closeSync(handle);
  }
  return draft;
}

/** Puts a written draft in the file's place. */
export const publishCatalogue = (draft: string, file: string): void => renameSync(draft, file);

/** Returns undefined for a file that is missing, damaged, or of another version: the catalogue is then read anew. */
export function readCatalogue(file: string): KeptCatalogue | undefined {
  try {
    const handle = openSync(file, "r");
    try {
      return readParts(handle);
    } finally {
      closeSync(handle);
    }
  } catch {
    return undefined;
  }
}

function readParts(handle: number): KeptCatalogue | undefined {
  const begin = readWhole(handle, Buffer.alloc(preamble)).toString();
  const length = Number.parseInt(begin.slice(0, 8), 16);
  if (!(length <= headerBytesMax)) return undefined;
  const text = readWhole(handle, Buffer.alloc(length));
  if (crc32(text) !== Number.parseInt(begin.slice(8), 16)) return undefined;
  const header = JSON.parse(text.toString()) as Header;
  if (header.signature !== signature) return undefined;
  const columns = emptyColumns();
  columns.mediaCount = header.mediaCount;
  columns.formatCount = header.formatCount;
  Object.assign(columns.texts, header.textBytes);
  for (const { parameter } of choiceFilters) {
    columns.choices[parameter].codeCount = header.codeCounts[parameter] ?? 0;
    columns.choices[parameter].wordCount = header.wordTexts[parameter].length;
  }
  for (const [index, { numbers, put }] of columnPartsOf(columns).entries()) {
    const { length: byteLength, checksum } = header.parts[index] as Header["parts"][number];
    const bytes = readWhole(handle, new Uint8Array(new SharedArrayBuffer(byteLength)));
    if (crc32(bytes) !== checksum) return undefined;
    put(
      new (numbers.constructor as new (buffer: SharedArrayBuffer) => SharedNumbers)(bytes.buffer as SharedArrayBuffer),
    );
  }
  return { columns, words: header.wordTexts, token: header.token, seen: header.seen };
}

const bytesOf = ({ buffer, byteOffset, byteLength }: SharedNumbers): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);

function writeWhole(handle: number, bytes: Uint8Array): void {
  for (let at = 0; at < bytes.length; ) at += writeSync(handle, bytes, at);
}

/** Throws for a file that ends before. */
function readWhole<Bytes extends Uint8Array>(handle: number, bytes: Bytes): Bytes {
  for (let at = 0; at < bytes.length; ) {
    const count = readSync(handle, bytes, at, bytes.length - at, null);
    if (count === 0) throw new Error("the file ends early");
    at += count;
  }
  return bytes;
}
