import { bounded, type CleanImage, part } from "./part.ts";

/** What is seen: the picture, its transparency, its colors, its density and its animation. Texts, dates and Exif are not. */
const shown = new Set([
  "IHDR",
  "PLTE",
  "IDAT",
  "IEND",
  "tRNS",
  "gAMA",
  "cHRM",
  "sRGB",
  "iCCP",
  "cICP",
  "sBIT",
  "bKGD",
  "pHYs",
  "acTL",
  "fcTL",
  "fdAT",
]);
const signatureLength = 8;

/** Throws a RangeError for what is no whole PNG. */
export function cleanPng(bytes: Buffer): CleanImage {
  const kept = [part(bytes, 0, signatureLength)];
  const [header] = chunksOf(bytes);
  if (header?.type !== "IHDR") throw new RangeError("A PNG begins with its header.");
  for (const { type, whole } of bounded(chunksOf(bytes))) if (shown.has(type)) kept.push(whole);
  return { width: header.whole.readUInt32BE(8), height: header.whole.readUInt32BE(12), bytes: Buffer.concat(kept) };
}

/** Each chunk with its length, its type and its checksum, to the last; what follows that is no part of the picture. */
function* chunksOf(bytes: Buffer): Generator<{ type: string; whole: Buffer }> {
  for (let at = signatureLength, type = ""; type !== "IEND"; ) {
    const end = at + 12 + bytes.readUInt32BE(at);
    type = bytes.toString("latin1", at + 4, at + 8);
    yield { type, whole: part(bytes, at, end) };
    at = end;
  }
}
