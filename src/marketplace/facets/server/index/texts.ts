import { grown, type TextColumn } from "./columns.ts";

/** Bits of a signature. A text sets one for each three bytes in a row, by their hash. */
const signatureBits = 256;
/** Outlets lie in groups, bit by bit, so that a search reads one bit of 32 of them at once. */
export const blockMedia = 1_024;
export const rowLength = blockMedia / 32;
const blockLength = signatureBits * rowLength;

const encoder = new TextEncoder();
const space = 0x20;

export const bytesOfText = (text: string): Uint8Array => encoder.encode(text);

/** The bit of the three bytes from a place on. */
const bitAt = (bytes: Uint8Array, at: number): number =>
  Math.imul(
    (bytes[at] as number) | ((bytes[at + 1] as number) << 8) | ((bytes[at + 2] as number) << 16),
    0x9e3779b1,
  ) >>> 24;

/** The bits of a text, each once. */
export function signatureOf(bytes: Uint8Array): number[] {
  const bits = new Set<number>();
  for (let at = 0; at + 2 < bytes.length; at++) bits.add(bitAt(bytes, at));
  return [...bits];
}

/** Where a block keeps one bit of its outlets. */
export const rowOf = (block: number, bit: number): number => block * blockLength + bit * rowLength;

/** Keeps an outlet's text: its name in search form, a space, its domain. */
export function setText(texts: TextColumn, medium: number, text: string): void {
  const bytes = bytesOfText(text);
  reserve(texts, medium, bytes.length);
  if (isText(texts, medium, bytes)) return;
  if (texts.lengths[medium] !== 0) dropText(texts, medium);
  texts.bytes.set(bytes, texts.filled);
  texts.begins[medium] = texts.filled;
  texts.lengths[medium] = bytes.length;
  texts.filled += bytes.length;
  texts.live += bytes.length;
  for (let at = 0; at + 2 < bytes.length; at++) flip(texts, medium, bitAt(bytes, at), true);
}

/** Forgets the text of an outlet that left the market: no search finds it. */
export function dropText(texts: TextColumn, medium: number): void {
  texts.live -= texts.lengths[medium] as number;
  texts.lengths[medium] = 0;
  for (let bit = 0; bit < signatureBits; bit++) flip(texts, medium, bit, false);
}

function flip({ signatures }: TextColumn, medium: number, bit: number, on: boolean): void {
  const within = medium % blockMedia;
  const at = rowOf((medium - within) / blockMedia, bit) + (within >>> 5);
  const mask = 1 << (within & 31);
  signatures[at] = on ? (signatures[at] as number) | mask : (signatures[at] as number) & ~mask;
}

function isText({ bytes, begins, lengths }: TextColumn, medium: number, text: Uint8Array): boolean {
  const begin = begins[medium] as number;
  return lengths[medium] === text.length && text.every((byte, at) => bytes[begin + at] === byte);
}

function reserve(texts: TextColumn, medium: number, length: number): void {
  texts.begins = grown(texts.begins, medium + 1);
  texts.lengths = grown(texts.lengths, medium + 1);
  texts.signatures = grown(texts.signatures, (Math.floor(medium / blockMedia) + 1) * blockLength);
  if (texts.filled + length > texts.bytes.length && texts.filled > 2 * texts.live) closeGaps(texts);
  texts.bytes = grown(texts.bytes, texts.filled + length);
}

/** Moves the texts together, once most of the bytes belong to none any more. */
function closeGaps(texts: TextColumn): void {
  const { bytes, begins, lengths } = texts;
  const kept = bytes.slice();
  texts.filled = 0;
  for (let medium = 0; medium < lengths.length; medium++) {
    const begin = begins[medium] as number;
    bytes.set(kept.subarray(begin, begin + (lengths[medium] as number)), texts.filled);
    begins[medium] = texts.filled;
    texts.filled += lengths[medium] as number;
  }
}

/** Where the domain begins: behind the last space, since domains have none. */
export function domainBegin({ bytes }: TextColumn, begin: number, end: number): number {
  let at = end;
  while (at > begin && bytes[at - 1] !== space) at--;
  return at;
}
