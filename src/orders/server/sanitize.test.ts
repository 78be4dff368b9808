import { expect, test } from "vitest";
import { sanitizeContent } from "./sanitize.ts";

test("a text that is nested too deeply, or has too many tags, is refused with a sentence", () => {
  for (const html of ["<div>".repeat(72_000), "<p>x</p>".repeat(6_000)])
    expect(() => sanitizeContent(html)).toThrow(
      /content: The text has more than 5000 tags, or nests them more than 50 deep/,
    );
});

test("a text as long as one may be is cleaned", () => {
  const text = `<p>${"A calm harbor, a <strong>quiet</strong> press. ".repeat(2_400)}</p><script>alert(1)</script>`;
  expect(sanitizeContent(text)).toBe(text.replace(/<script.*/, ""));
});
