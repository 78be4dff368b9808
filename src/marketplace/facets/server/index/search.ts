import type { TextQuery } from "../../../text-query.ts";
import type { CatalogueColumns, TextColumn } from "./columns.ts";
import { blockMedia, bytesOfText, domainBegin, rowLength, rowOf, signatureOf } from "./texts.ts";

// These functions run in threads, over columns that no thread writes meanwhile.

/** Outlets in the order of their numbers. Ranks order them: 0 is the text, 1 begins with it, 2 holds it, from 3 on it is meant. */
export type FoundMedia = { media: Uint32Array; ranks: Float64Array; count: number };

/** A text to look for: its bytes, the bits of its signature, and how far a mismatch on each byte lets the search leap. */
type Needle = { bytes: Uint8Array; bits: number[]; leaps: Uint16Array };

export function isHeld({ mediaCount, texts }: CatalogueColumns, form: string): boolean {
  const needle = needleOf(form);
  return someCandidate(texts, mediaCount, [[needle]], (begin, end) => placeOf(texts, begin, end, needle) >= 0);
}

/** Finds the listed outlets whose name or domain hold the text, or what it may mean. */
export function searchMedia({ mediaCount, texts }: CatalogueColumns, { form, meant }: TextQuery): FoundMedia {
  const found = { media: new Uint32Array(1_024), ranks: new Float64Array(1_024), count: 0 };
  const add = (medium: number, rank: number) => {
    if (found.count === found.media.length) double(found);
    found.media[found.count] = medium;
    found.ranks[found.count++] = rank;
    return false;
  };
  if (meant) {
    const words = meant.map((alternatives) =>
      alternatives.map(({ word, distance }) => ({ distance, ...needleOf(word) })),
    );
    if (words.length > 0)
      someCandidate(texts, mediaCount, words, (begin, end, medium) => {
        const distance = distanceOf(texts, begin, end, words);
        return distance !== undefined && add(medium, 3 + distance);
      });
    return found;
  }
  const needle = needleOf(form);
  someCandidate(texts, mediaCount, [[needle]], (begin, end, medium) => {
    const place = placeOf(texts, begin, end, needle);
    return place >= 0 && add(medium, rankOf(texts, begin, end, needle, place));
  });
  return found;
}

function double(found: FoundMedia): void {
  const { media, ranks } = found;
  found.media = new Uint32Array(2 * media.length);
  found.ranks = new Float64Array(2 * ranks.length);
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
function distanceOf(texts: TextColumn, begin: number, end: number, words: (Needle & { distance: number })[][]) {
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

/** Looks at texts whose signatures have the bits of a needle of each word, until one is wanted. */
function someCandidate(
  texts: TextColumn,
  mediaCount: number,
  words: readonly (readonly Needle[])[],
  isWanted: (begin: number, end: number, medium: number) => boolean,
): boolean {
  const { begins, lengths } = texts;
  const rows = { all: new Int32Array(rowLength), some: new Int32Array(rowLength), one: new Int32Array(rowLength) };
  for (let block = 0; block * blockMedia < mediaCount; block++) {
    if (!keepCandidates(texts.signatures, block, words, rows)) continue;
    for (let part = 0; part < rowLength; part++)
      for (let bits = rows.all[part] as number; bits !== 0; bits &= bits - 1) {
        const medium = block * blockMedia + 32 * part + 31 - Math.clz32(bits & -bits);
        const length = medium < mediaCount ? (lengths[medium] as number) : 0;
        const begin = begins[medium] as number;
        if (length > 0 && isWanted(begin, begin + length, medium)) return true;
      }
  }
  return false;
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
