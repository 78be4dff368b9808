import { bounded, type CleanImage, part } from "./part.ts";

/** Visible chunks: pixels, transparency, colors, density, animation. Texts, dates and Exif are dropped. */
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

/** Removes metadata. Throws a RangeError for an incomplete PNG. */
export function cleanPng(bytes: Buffer): CleanImage {
  const kept = [part(bytes, 0, signatureLength)];
  const [header] = chunksOf(bytes);
  if (header?.type !== "IHDR") throw new RangeError("A PNG begins with its header.");
  for (const { type, whole } of bounded(chunksOf(bytes))) if (shown.has(type)) kept.push(whole);
  return { width: header.whole.readUInt32BE(8), height: header.whole.readUInt32BE(12), bytes: Buffer.concat(kept) };
}

/** Yields each chunk with length, type and checksum. Bytes after the last one are dropped. */
function* chunksOf(bytes: Buffer): Generator<{ type: string; whole: Buffer }> {
  for (let at = signatureLength, type = ""; type !== "IEND"; ) {
    const end = at + 12 + bytes.readUInt32BE(at);
    type = bytes.toString("latin1", at + 4, at + 8);
    yield { type, whole: part(bytes, at, end) };
    at = end;
  }
}
