import type { TextQuery } from "../../../text-query.ts";
import type { CatalogueColumns, TextColumn } from "./columns.ts";
import { blockMedia, bytesOfText, domainBegin, rowLength, rowOf, signatureOf } from "./texts.ts";

// These functions run in threads, over columns that no thread writes meanwhile.

/** Outlets in the order of their numbers. Ranks order them: 0 is the text, 1 begins with it, 2 holds it, from 3 on it is meant. */
export type FoundMedia = { media: Uint32Array; ranks: Float64Array; count: number };

type Texts = Pick<CatalogueColumns, "mediaCount" | "texts">;

/** A text to look for: its bytes, the bits of its signature, and how far a mismatch on each byte lets the search leap. */
type Needle = { bytes: Uint8Array; bits: number[]; leaps: Uint16Array };

/** Finds the listed outlets whose name or domain hold the text, or what it may mean. */
export function searchMedia({ mediaCount, texts }: Texts, { form, meant }: TextQuery): FoundMedia {
  const found = { media: new Uint32Array(foundMin), ranks: new Float64Array(foundMin), count: 0 };
  if (!meant) findHolding(texts, mediaCount, needleOf(form), found);
  else if (meant.length > 0) {
    const words = meant.map((alternatives) =>
      alternatives.map(({ word, distance }) => ({ distance, ...needleOf(word) })),
    );
    findMeant(texts, mediaCount, words, found);
  }
  return found;
}

function findHolding(texts: TextColumn, mediaCount: number, needle: Needle, found: FoundMedia): void {
  const candidates = new Candidates(texts, mediaCount, [[needle]]);
  while (candidates.next())
    for (let at = 0; at < candidates.count; at++) {
      const medium = candidates.media[at] as number;
      const begin = texts.begins[medium] as number;
      const end = begin + (candidates.lengths[at] as number);
      const place = placeOf(texts, begin, end, needle);
      if (place >= 0) add(found, medium, rankOf(texts, begin, end, needle, place));
    }
}

type Meaning = Needle & { distance: number };

function findMeant(texts: TextColumn, mediaCount: number, words: Meaning[][], found: FoundMedia): void {
  const candidates = new Candidates(texts, mediaCount, words);
  while (candidates.next())
    for (let at = 0; at < candidates.count; at++) {
      const medium = candidates.media[at] as number;
      const begin = texts.begins[medium] as number;
      const distance = distanceOf(texts, begin, begin + (candidates.lengths[at] as number), words);
      if (distance !== undefined) add(found, medium, 3 + distance);
    }
}

const foundMin = 4_096;

function add(found: FoundMedia, medium: number, rank: number): void {
  if (found.count === found.media.length) widen(found);
  found.media[found.count] = medium;
  found.ranks[found.count++] = rank;
}

/** Few steps, since each copies and clears memory for thousands of outlets. */
function widen(found: FoundMedia): void {
  const { media, ranks } = found;
  found.media = new Uint32Array(4 * media.length);
  found.ranks = new Float64Array(4 * ranks.length);
  found.media.set(media);
  found.ranks.set(ranks);
}

function needleOf(text: string): Needle {
  const bytes = bytesOfText(text);
  const leaps = new Uint16Array(256).fill(Math.max(1, bytes.length));
  for (let at = 0; at < bytes.length - 1; at++) leaps[bytes[at] as number] = bytes.length - 1 - at;
  return { bytes, bits: signatureOf(bytes), leaps };
}

/** Where the needle lies in a text, or -1 (Boyer, Moore and Horspool). */
function placeOf({ bytes }: TextColumn, begin: number, end: number, { bytes: needle, leaps }: Needle): number {
  const last = needle.length - 1;
  for (let at = begin; at + last < end; at += leaps[bytes[at + last] as number] as number) {
    let checked = last;
    while (checked >= 0 && bytes[at + checked] === needle[checked]) checked--;
    if (checked < 0) return at;
  }
  return last < 0 ? begin : -1;
}

function beginsAt({ bytes }: TextColumn, begin: number, end: number, { bytes: needle }: Needle): boolean {
  if (begin + needle.length > end) return false;
  for (let at = 0; at < needle.length; at++) if (bytes[begin + at] !== needle[at]) return false;
  return true;
}

function rankOf(texts: TextColumn, begin: number, end: number, needle: Needle, place: number): 0 | 1 | 2 {
  const domain = domainBegin(texts, begin, end);
  const nameEnd = domain - 1;
  const { length } = needle.bytes;
  const beginsName = place === begin && begin + length <= nameEnd;
  const beginsDomain = beginsAt(texts, domain, end, needle);
  if ((beginsName && begin + length === nameEnd) || (beginsDomain && domain + length === end)) return 0;
  return beginsName || beginsDomain ? 1 : 2;
}

/** The mean distance of the words that the text holds; undefined where it lacks one. */
function distanceOf(texts: TextColumn, begin: number, end: number, words: Meaning[][]) {
  let sum = 0;
  for (const alternatives of words) {
    let least = Number.POSITIVE_INFINITY;
    for (const needle of alternatives)
      if (needle.distance < least && placeOf(texts, begin, end, needle) >= 0) least = needle.distance;
    if (least === Number.POSITIVE_INFINITY) return undefined;
    sum += least;
  }
  return sum / words.length;
}

/** Names outlets block by block: their signatures have the bits of a needle of each word. */
class Candidates {
  readonly media = new Uint32Array(blockMedia);
  /** Of their texts; no candidate is without one. */
  readonly lengths = new Uint16Array(blockMedia);
  count = 0;
  readonly #texts: TextColumn;
  readonly #mediaCount: number;
  readonly #words: readonly (readonly Needle[])[];
  readonly #fetched = new Uint16Array(blockMedia);
  readonly #rows = { all: new Int32Array(rowLength), some: new Int32Array(rowLength), one: new Int32Array(rowLength) };
  #block = 0;

  constructor(texts: TextColumn, mediaCount: number, words: readonly (readonly Needle[])[]) {
    this.#texts = texts;
    this.#mediaCount = mediaCount;
    this.#words = words;
  }

  /** False at the end. */
  next(): boolean {
    this.count = 0;
    while (this.count === 0 && this.#block * blockMedia < this.#mediaCount) {
      if (keepCandidates(this.#texts.signatures, this.#block, this.#words, this.#rows)) {
        this.#nameKept();
        this.#fetchTexts();
      }
      this.#block += 1;
    }
    return this.count > 0;
  }

  #nameKept(): void {
    const { lengths } = this.#texts;
    const { all } = this.#rows;
    for (let part = 0; part < rowLength; part++)
      for (let bits = all[part] as number; bits !== 0; bits &= bits - 1) {
        const medium = this.#block * blockMedia + 32 * part + 31 - Math.clz32(bits & -bits);
        const length = medium < this.#mediaCount ? (lengths[medium] as number) : 0;
        if (length === 0) continue;
        this.media[this.count] = medium;
        this.lengths[this.count++] = length;
      }
  }

  /** Asks the memory for a block's texts together: one by one, each would be waited for. */
  #fetchTexts(): void {
    const { bytes, begins } = this.#texts;
    for (let at = 0; at < this.count; at++) {
      const begin = begins[this.media[at] as number] as number;
      const end = begin + (this.lengths[at] as number);
      this.#fetched[at] = (bytes[begin] as number) + (bytes[end - 1] as number);
    }
  }
}

type Rows = Record<"all" | "some" | "one", Int32Array>;

/** Leaves in `all` the outlets of a block whose signatures have the bits of a needle of each word. False for none. */
function keepCandidates(
  signatures: Uint32Array,
  block: number,
  words: readonly (readonly Needle[])[],
  { all, some, one }: Rows,
): boolean {
  all.fill(-1);
  for (const needles of words) {
    some.fill(0);
    for (const { bits } of needles) {
      one.fill(-1);
      for (const bit of bits) if (!keepRow(one, signatures, rowOf(block, bit))) break;
      for (let part = 0; part < rowLength; part++) some[part] = (some[part] as number) | (one[part] as number);
    }
    if (!keepRow(all, some, 0)) return false;
  }
  return true;
}

function keepRow(kept: Int32Array, rows: Uint32Array | Int32Array, begin: number): boolean {
  let any = 0;
  for (let part = 0; part < rowLength; part++)
    any |= kept[part] = (kept[part] as number) & (rows[begin + part] as number);
  return any !== 0;
}
