import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { shownOrDownloaded } from "./uploaded.ts";

const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const typeOf = async (bytes: Buffer | string) => (await shownOrDownloaded(Buffer.from(bytes))).type;

test("a file is known by its bytes: images, documents, archives and text", async () => {
  expect(await typeOf(pixel)).toBe("image/png");
  expect(await typeOf("%PDF-1.7\n%âãÏÓ\n")).toBe("application/pdf");
  expect(await typeOf(Buffer.from(zipSync({ "a.txt": strToU8("a") })))).toBe("application/zip");
  expect(await typeOf("Name,Price\nQuill,10\n")).toBe("text/plain; charset=utf-8");
});

test("a page is text like any other: nothing of it ever runs", async () => {
  expect(await typeOf("<!doctype html><script>alert(1)</script>")).toBe("text/plain; charset=utf-8");
  expect(await typeOf("<svg onload='alert(1)'></svg>")).toBe("text/plain; charset=utf-8");
});

test("programs, damaged images, unknown bytes and nothing at all are refused", async () => {
  const elf = Buffer.concat([Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0]), Buffer.alloc(64)]);
  for (const bytes of [elf, pixel.subarray(0, 40), Buffer.from([0, 1, 2, 3]), Buffer.from([0xff, 0xfe, 0xfd]), ""])
    await expect(shownOrDownloaded(Buffer.from(bytes))).rejects.toMatchObject({ status: 422 });
});
