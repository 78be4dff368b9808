const orientationTag = 0x0112;
const exif = "Exif\0\0";

/** Returns the camera's orientation (1 to 8) from a JPEG's Exif segment; undefined without one. */
export function orientationOf(segment: Buffer): number | undefined {
  if (segment.toString("latin1", 4, 10) !== exif) return undefined;
  const tiff = segment.subarray(10);
  const isLittle = tiff.toString("latin1", 0, 2) === "II";
  const shortAt = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const directory = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  for (let entry = 0; entry < shortAt(directory); entry++) {
    const at = directory + 2 + entry * 12;
    const value = shortAt(at + 8);
    if (shortAt(at) === orientationTag) return value >= 1 && value <= 8 ? value : undefined;
  }
  return undefined;
}

/** Makes an Exif segment with the orientation only. */
export function orientationSegment(orientation: number): Buffer {
  const tiff = Buffer.from("MM\0\x2a\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\0\0\0\0\0\0\0", "latin1");
  tiff.writeUInt16BE(orientation, 18);
  const content = Buffer.concat([Buffer.from(exif, "latin1"), tiff]);
  const head = Buffer.from([0xff, 0xe1, 0, content.length + 2]);
  return Buffer.concat([head, content]);
}
