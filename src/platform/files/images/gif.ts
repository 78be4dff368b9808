import { bounded, type CleanImage, part } from "./part.ts";

const trailer = 0x3b;
const extension = 0x21;
const picture = 0x2c;
const graphicControl = 0xf9;
const application = 0xff;
/** Application blocks that hold an animation's number of runs. */
const loops = ["NETSCAPE2.0", "ANIMEXTS1.0"];

/** Removes metadata. Throws a RangeError for an incomplete GIF. */
export function cleanGif(bytes: Buffer): CleanImage {
  const head = 13 + paletteLength(bytes.readUInt8(10));
  const kept = [part(bytes, 0, head)];
  let [width, height] = [bytes.readUInt16LE(6), bytes.readUInt16LE(8)];
  for (const block of bounded(blocksOf(bytes, head))) {
    if (block[0] === picture) {
      width = Math.max(width, block.readUInt16LE(1) + block.readUInt16LE(5));
      height = Math.max(height, block.readUInt16LE(3) + block.readUInt16LE(7));
    }
    if (isShown(block)) kept.push(block);
  }
  return { width, height, bytes: Buffer.concat(kept) };
}

const paletteLength = (flags: number): number => ((flags & 0x80) === 0 ? 0 : 3 << ((flags & 7) + 1));

/** Comments and blocks of other programs are dropped. */
function isShown(block: Buffer): boolean {
  if (block[0] !== extension) return true;
  return block[1] === graphicControl || (block[1] === application && loops.includes(block.toString("latin1", 3, 14)));
}

function* blocksOf(bytes: Buffer, start: number): Generator<Buffer> {
  for (let at = start, kind = 0; kind !== trailer; ) {
    kind = bytes.readUInt8(at);
    const end = endOf(bytes, at, kind);
    yield part(bytes, at, end);
    at = end;
  }
}

function endOf(bytes: Buffer, at: number, kind: number): number {
  if (kind === trailer) return at + 1;
  if (kind === extension) return endOfParts(bytes, at + 2);
  if (kind !== picture) throw new RangeError("A GIF has no block of this kind.");
  return endOfParts(bytes, at + 11 + paletteLength(bytes.readUInt8(at + 9)));
}

/** Parts of up to 255 bytes, each after its length; an empty one ends them. */
function endOfParts(bytes: Buffer, start: number): number {
  let at = start;
  for (let length = bytes.readUInt8(at); length > 0; length = bytes.readUInt8(at)) at += length + 1;
  return at + 1;
}
