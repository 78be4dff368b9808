import { bounded, type CleanImage, part } from "./part.ts";

type Size = [width: number, height: number];
type Chunk = { type: string; content: Buffer };

/** Visible chunks; Exif and XMP are dropped. */
const pictureChunks = ["ALPH", "VP8 ", "VP8L"];
const fileChunks = ["VP8X", "ICCP", "ANIM", "ANMF", ...pictureChunks];
const exifAndXmp = 0x0c;
/** Bytes of position and timing before a frame's chunks. */
const frameHead = 16;

/** Removes metadata. Throws a RangeError for an incomplete WebP. */
export function cleanWebp(bytes: Buffer): CleanImage {
  const riff = part(bytes, 0, 8 + bytes.readUInt32LE(4));
  const chunks = chunksOf(riff.subarray(12), fileChunks).map(cleaned);
  const [width, height] = chunks.map(sizeOf).reduce(larger, [0, 0]);
  const content = Buffer.concat([Buffer.from("WEBP"), ...chunks.map(written)]);
  return { width, height, bytes: written({ type: "RIFF", content }) };
}

const chunksOf = (bytes: Buffer, shown: string[]): Chunk[] =>
  [...bounded(allChunksOf(bytes))].filter(({ type }) => shown.includes(type));

function* allChunksOf(bytes: Buffer): Generator<Chunk> {
  for (let at = 0; at < bytes.length; ) {
    const length = bytes.readUInt32LE(at + 4);
    yield { type: bytes.toString("latin1", at, at + 4), content: part(bytes, at + 8, at + 8 + length) };
    at += 8 + length + (length % 2);
  }
}

const chunksOfFrame = (frame: Buffer): Chunk[] => chunksOf(frame.subarray(frameHead), pictureChunks);

function cleaned({ type, content }: Chunk): Chunk {
  if (type === "VP8X")
    return { type, content: Buffer.concat([Buffer.of(content.readUInt8(0) & ~exifAndXmp), part(content, 1, 10)]) };
  if (type !== "ANMF") return { type, content };
  return { type, content: Buffer.concat([part(content, 0, frameHead), ...chunksOfFrame(content).map(written)]) };
}

/** Returns the size that a chunk gives for a canvas, frame or picture; chunks without one return none. */
function sizeOf({ type, content }: Chunk): Size {
  if (type === "VP8X") return [content.readUIntLE(4, 3) + 1, content.readUIntLE(7, 3) + 1];
  if (type === "VP8 ") return [content.readUInt16LE(6) & 0x3fff, content.readUInt16LE(8) & 0x3fff];
  if (type === "VP8L") return losslessSize(content.readUInt32LE(1));
  if (type !== "ANMF") return [0, 0];
  const frame: Size = [content.readUIntLE(6, 3) + 1, content.readUIntLE(9, 3) + 1];
  return chunksOfFrame(content).map(sizeOf).reduce(larger, frame);
}

const larger = (one: Size, other: Size): Size => [Math.max(one[0], other[0]), Math.max(one[1], other[1])];

const losslessSize = (bits: number): Size => [(bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1];

function written({ type, content }: Chunk): Buffer {
  const head = Buffer.alloc(8);
  head.write(type, "latin1");
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
}
