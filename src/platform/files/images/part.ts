/** An image's extent, as its headers say, and its bytes without what says where, when and by whom it was made. */
export type CleanImage = { width: number; height: number; bytes: Buffer };

/** The bytes from `start` to `end`; a RangeError where the file ends before. */
export function part(bytes: Buffer, start: number, end: number): Buffer {
  if (end > bytes.length) throw new RangeError("The image ends in the middle of a part.");
  return bytes.subarray(start, end);
}

const partsMax = 20_000;

/** The parts of an image, one after the other; a RangeError for more than any program writes, which would hold the server. */
export function* bounded<Part>(parts: Iterable<Part>): Generator<Part> {
  let count = 0;
  for (const each of parts) {
    count += 1;
    if (count > partsMax) throw new RangeError("The image has too many parts.");
    yield each;
  }
}
