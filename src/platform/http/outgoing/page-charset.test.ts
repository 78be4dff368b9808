import { expect, test } from "vitest";
import { decodePage } from "./page-charset.ts";

const html = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part, "latin1") : Buffer.from(part))));

test.each([
  ["windows-1251", [0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2], "Привет"],
  ["Shift_JIS", [0x8d, 0x60], "港"],
  ["GBK", [0xb8, 0xdb], "港"],
  ["EUC-KR", [0xc7, 0xd7], "항"],
  ["ISO-8859-1", [0x63, 0x61, 0x66, 0xe9], "café"],
])("R10.3 a page in %s is read in it, by its header or by itself", (charset, bytes, text) => {
  expect(decodePage(html(bytes), `text/html; charset="${charset}"`)).toBe(text);
  const declared = [
    `<!-- <meta charset=utf-8> --><meta charset='${charset}'>`,
    `<meta http-equiv="Content-Type" content="text/html; charset=${charset}">`,
  ];
  for (const tag of declared) expect(decodePage(html(tag, bytes), "text/html")).toBe(tag + text);
});

test("the header outranks the page, and a byte order mark both", () => {
  const page = html('<meta charset="koi8-r">', [0xe9]);
  expect(decodePage(page, "text/html; charset=iso-8859-1")).toContain("é");
  expect(decodePage(html([0xef, 0xbb, 0xbf, 0xc3, 0xa9]), "text/html; charset=iso-8859-1")).toBe("é");
  expect(decodePage(html([0xff, 0xfe, 0xe9, 0x00]), null)).toBe("é");
});

test("a page that names no encoding, or none that exists, is UTF-8", () => {
  const accent = [0xc3, 0xa9];
  expect(decodePage(html(accent), null)).toBe("é");
  expect(decodePage(html(accent), "text/html; charset=klingon")).toBe("é");
  expect(decodePage(html('<meta charset="utf-16">', accent), null)).toContain("é");
  expect(decodePage(html("x".repeat(1_024), '<meta charset="koi8-r">', accent), null)).toContain("é");
});
