import { orientationOf, orientationSegment } from "./orientation.ts";
import { bounded, type CleanImage, part } from "./part.ts";

const endOfImage = 0xd9;
const startOfScan = 0xda;

/** Removes metadata. Throws a RangeError for an incomplete JPEG. */
export function cleanJpeg(bytes: Buffer): CleanImage {
  const kept = [part(bytes, 0, 2)];
  let [width, height, orientation] = [0, 0, 1];
  for (const { marker, whole } of bounded(segmentsOf(bytes))) {
    if (isFrame(marker))
      [height, width] = [Math.max(height, whole.readUInt16BE(5)), Math.max(width, whole.readUInt16BE(7))];
    if (marker === 0xe1) orientation = orientationOf(whole) ?? orientation;
    if (isShown(marker, whole)) kept.push(whole);
  }
  if (orientation !== 1) kept.splice(1, 0, orientationSegment(orientation));
  return { width, height, bytes: Buffer.concat(kept) };
}

/** Any coding's frame header; the three excluded markers are tables. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Of the application segments only JFIF, Adobe's (color coding) and color profiles are visible. */
function isShown(marker: number, whole: Buffer): boolean {
  if (marker === 0xe2) return whole.toString("latin1", 4, 15) === "ICC_PROFILE";
  const isApplication = marker >= 0xe0 && marker <= 0xef;
  return isApplication ? marker === 0xe0 || marker === 0xee : marker !== 0xfe;
}

function* segmentsOf(bytes: Buffer): Generator<{ marker: number; whole: Buffer }> {
  for (let at = 2, marker = 0; marker !== endOfImage; ) {
    if (bytes.readUInt8(at) !== 0xff) throw new RangeError("A segment begins with a marker.");
    marker = bytes.readUInt8(at + 1);
    const end = endOf(bytes, at, marker);
    // Fill bytes may precede a marker.
    if (marker !== 0xff) yield { marker, whole: part(bytes, at, end) };
    at = end;
  }
}

function endOf(bytes: Buffer, at: number, marker: number): number {
  if (marker === 0xff) return at + 1;
  if (marker === endOfImage) return at + 2;
  const end = at + 2 + bytes.readUInt16BE(at + 2);
  return marker === startOfScan ? endOfScan(bytes, end) : end;
}

/** Coded data ends at the first marker that is neither a zero (an escaped 0xff) nor a restart. */
function endOfScan(bytes: Buffer, start: number): number {
  for (let at = start; at < bytes.length; at++) {
    const next = bytes[at + 1] ?? 0;
    if (bytes[at] === 0xff && next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  throw new RangeError("The image ends in the middle of a scan.");
}
