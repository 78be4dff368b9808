/** An image's extent, as its headers say, and its bytes without what says where, when and by whom it was made. */
export type CleanImage = { width: number; height: number; bytes: Buffer };

/** The bytes from `start` to `end`; a RangeError where the file ends before. */
export function part(bytes: Buffer, start: number, end: number): Buffer {
  if (end > bytes.length) throw new RangeError("The image ends in the middle of a part.");
  return bytes.subarray(start, end);
}
