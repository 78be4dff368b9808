import { crc32, deflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { cleanImage, hasTooManyPixels, type ImageType } from "./image.ts";

const secret = "51.5074 N, taken by Ada";

function pngChunk(type: string, content: Buffer | string = ""): Buffer {
  const named = Buffer.concat([Buffer.from(type), Buffer.from(content)]);
  const whole = Buffer.alloc(named.length + 8);
  whole.writeUInt32BE(named.length - 4);
  named.copy(whole, 4);
  whole.writeUInt32BE(crc32(named), named.length + 4);
  return whole;
}
function png(width: number, height: number, ...extra: Buffer[]): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0]);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  const signature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
  const row = deflateSync(Buffer.alloc(width + 1));
  return Buffer.concat([signature, pngChunk("IHDR", header), ...extra, pngChunk("IDAT", row), pngChunk("IEND")]);
}

const segment = (marker: number, content: Buffer | string): Buffer => {
  const bytes = Buffer.from(content as string, "latin1");
  return Buffer.concat([Buffer.from([0xff, marker, (bytes.length + 2) >> 8, (bytes.length + 2) & 255]), bytes]);
};
function jpeg(width: number, height: number, ...extra: Buffer[]): Buffer {
  const frame = Buffer.from([8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0]);
  const scan = Buffer.from([1, 1, 0, 0, 63, 0]);
  const coded = Buffer.from([1, 0xff, 0, 2, 0xff, 0xd0, 3]);
  const whole = [Buffer.from([0xff, 0xd8]), ...extra, segment(0xc0, frame), segment(0xda, scan), coded];
  return Buffer.concat([...whole, Buffer.from([0xff, 0xd9])]);
}
const jfif = segment(0xe0, "JFIF\0\x01\x01\0\0\x01\0\x01\0\0");
const exifHeld = (orientation: number) =>
  segment(
    0xe1,
    `Exif\0\0II*\0\x08\0\0\0\x02\0\x0f\x01\x02\0\x04\0\0\0Ada\0\x12\x01\x03\0\x01\0\0\0${String.fromCharCode(orientation)}\0\0\0\0\0\0\0${secret}`,
  );

const parts = (content: string) =>
  Buffer.concat([Buffer.of(content.length), Buffer.from(content, "latin1"), Buffer.of(0)]);
const block = (label: number, ...content: Buffer[]) => Buffer.concat([Buffer.of(0x21, label), ...content]);
const loop = block(0xff, Buffer.from("\x0bNETSCAPE2.0\x03\x01\0\0\0", "latin1"));
function gif(width: number, height: number, ...extra: Buffer[]): Buffer {
  const head = Buffer.from("GIF89a\0\0\0\0\x80\0\0\0\0\0\xff\xff\xff", "latin1");
  const picture = Buffer.from(",\0\0\0\0\0\0\0\0\0\x02\x02D\x01\0", "latin1");
  for (const [bytes, at] of [
    [head, 6],
    [picture, 5],
  ] as const) {
    bytes.writeUInt16LE(width, at);
    bytes.writeUInt16LE(height, at + 2);
  }
  return Buffer.concat([head, ...extra, picture, Buffer.from(";")]);
}

function riffChunk(type: string, content: Buffer | string): Buffer {
  const bytes = Buffer.from(content as string, "latin1");
  const head = Buffer.from(`${type}\0\0\0\0`, "latin1");
  head.writeUInt32LE(bytes.length, 4);
  return Buffer.concat([head, bytes, Buffer.alloc(bytes.length % 2)]);
}
function webp(width: number, height: number, ...extra: Buffer[]): Buffer {
  const canvas = Buffer.alloc(10);
  canvas[0] = extra.length > 0 ? 0x0c : 0;
  canvas.writeUIntLE(width - 1, 4, 3);
  canvas.writeUIntLE(height - 1, 7, 3);
  const lossless = Buffer.from([0x2f, 0, 0, 0, 0, 7]);
  lossless.writeUInt32LE(((width - 1) & 0x3fff) | (((height - 1) & 0x3fff) << 14), 1);
  const chunks = [riffChunk("VP8X", canvas), riffChunk("VP8L", lossless), ...extra];
  return riffChunk("RIFF", Buffer.concat([Buffer.from("WEBP"), ...chunks]));
}

const makers: [ImageType, (width: number, height: number, ...extra: Buffer[]) => Buffer, Buffer[]][] = [
  ["image/png", png, [pngChunk("tEXt", secret), pngChunk("eXIf", secret), pngChunk("iTXt", secret)]],
  ["image/jpeg", jpeg, [exifHeld(1), segment(0xed, secret), segment(0xfe, secret), segment(0xe2, `MPF\0${secret}`)]],
  ["image/gif", gif, [block(0xfe, parts(secret)), block(0xff, Buffer.from("\x0bXMP DataXMP"), parts(secret))]],
  ["image/webp", webp, [riffChunk("EXIF", secret), riffChunk("XMP ", secret), riffChunk("ANY ", secret)]],
];

test.each(makers)("a %s keeps what is shown of it and loses what says where it was made", (type, make, told) => {
  const plain = make(40, 30);
  expect(cleanImage(type, plain)).toEqual({ width: 40, height: 30, bytes: plain });
  const cleaned = cleanImage(type, Buffer.concat([make(40, 30, ...told), Buffer.from(secret)]));
  expect(cleaned?.bytes.equals(plain)).toBe(true);
});

test.each(makers)("a %s says its pixels before anything decodes it", (type, make) => {
  const small = cleanImage(type, make(6_000, 4_000));
  const large = cleanImage(type, make(6_000, 4_001));
  expect([small && hasTooManyPixels(small), large && hasTooManyPixels(large)]).toEqual([false, true]);
});

test.each(makers)("a %s that ends too early is damaged, wherever it ends", (type, make) => {
  const whole = make(40, 30);
  for (let length = 12; length < whole.length; length++)
    expect(cleanImage(type, whole.subarray(0, length)), String(length)).toBeUndefined();
});

test("a photograph stays upright: of its Exif the orientation is kept", () => {
  const held = cleanImage("image/jpeg", jpeg(40, 30, jfif, exifHeld(6)))?.bytes;
  expect(held?.includes(secret)).toBe(false);
  expect(held?.equals(cleanImage("image/jpeg", held)?.bytes as Buffer)).toBe(true);
  expect(cleanImage("image/jpeg", jpeg(40, 30, jfif, exifHeld(9)))?.bytes.equals(jpeg(40, 30, jfif))).toBe(true);
});

test("profiles of color and the loop of an animation are shown, so they stay", () => {
  for (const [type, whole] of [
    ["image/png", png(4, 3, pngChunk("sRGB", "\0"), pngChunk("acTL", "12345678"))],
    ["image/jpeg", jpeg(4, 3, jfif, segment(0xe2, "ICC_PROFILE\0\x01\x01abc"), segment(0xee, "Adobe\0d\0\0\0\0\x01"))],
    ["image/gif", gif(4, 3, loop, block(0xf9, parts("\x04\x0a\0\0")))],
    [
      "image/webp",
      riffChunk("RIFF", Buffer.concat([Buffer.from("WEBP"), riffChunk("ICCP", "abc"), webp(4, 3).subarray(12)])),
    ],
  ] as const)
    expect(cleanImage(type, whole)?.bytes.equals(whole), type).toBe(true);
});

test("a frame that is larger than its canvas counts, and so does the picture inside it", () => {
  const frame = Buffer.concat([Buffer.alloc(16), webp(6_000, 5_000).subarray(30)]);
  const animation = riffChunk("RIFF", Buffer.concat([Buffer.from("WEBP"), riffChunk("ANMF", frame)]));
  expect(cleanImage("image/webp", animation)).toMatchObject({ width: 6_000, height: 5_000 });
  const canvas = gif(6_000, 5_000);
  canvas.writeUInt16LE(1, 6);
  expect(cleanImage("image/gif", canvas)).toMatchObject({ width: 6_000, height: 5_000 });
});

test("an image of a million parts is given up early", () => {
  const chunks = Buffer.alloc(8_000_000, riffChunk("ALPH", ""));
  const hostile = riffChunk("RIFF", Buffer.concat([Buffer.from("WEBP"), chunks]));
  const blocks = Buffer.concat([
    gif(1, 1).subarray(0, -1),
    Buffer.alloc(8_000_001, block(0xf9, Buffer.of(0))),
    Buffer.of(0x3b),
  ]);
  for (const [type, bytes] of [
    ["image/webp", hostile],
    ["image/gif", blocks],
  ] as const)
    expect(cleanImage(type, bytes), type).toBeUndefined();
});
