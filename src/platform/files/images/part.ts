/** `bytes` hold no metadata: no place, no time, no author. */
export type CleanImage = { width: number; height: number; bytes: Buffer };

/** Throws a RangeError where the file ends before `end`. */
export function part(bytes: Buffer, start: number, end: number): Buffer {
  if (end > bytes.length) throw new RangeError("The image ends in the middle of a part.");
  return bytes.subarray(start, end);
}

const partsMax = 20_000;

/** Yields an image's parts. Throws a RangeError past a number that no program writes, which would block the server. */
export function* bounded<Part>(parts: Iterable<Part>): Generator<Part> {
  let count = 0;
  for (const each of parts) {
    count += 1;
    if (count > partsMax) throw new RangeError("The image has too many parts.");
    yield each;
  }
}
