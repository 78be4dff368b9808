import { expect, test } from "vitest";
import { takeInContent } from "./content.ts";

test("a text that is nested too deeply, or has too many tags, is refused with a sentence", async () => {
  for (const html of ["<div>".repeat(72_000), "<p>x</p>".repeat(6_000), "<b>".repeat(60)])
    await expect(takeInContent(html)).rejects.toThrow(
      /content: The text has more than 5000 tags, or nests them more than 50 deep/,
    );
});

test("a text is cleaned alike whether it is short or long", async () => {
  for (const sentences of [4, 2_400]) {
    const text = `<p>${"A calm harbor, a <strong>quiet</strong> press. ".repeat(sentences)}</p>`;
    expect(await takeInContent(`${text}<script>alert(1)</script>`)).toBe(text);
  }
});

test("a text that cleaning makes longer than a text may be is refused", async () => {
  await expect(takeInContent("<".repeat(300_000))).rejects.toThrow(/content: Can't be more than 500000 symbols/);
});

test("R5.2 a text keeps tables and captioned images, and nothing in them that is none", async () => {
  const file = "/files/0198a1b2-0000-7000-8000-000000000000";
  const figure = `<figure><img src="${file}" alt="The harbor" /><figcaption>The harbor at <em>dawn</em></figcaption></figure>`;
  const table = '<table><tbody><tr><th colspan="2">Year</th></tr><tr><td>2025</td><td>2026</td></tr></tbody></table>';
  expect(await takeInContent(figure + table)).toBe(figure + table);
  expect(
    await takeInContent('<table onclick="x()"><tr><td colspan="9999" style="position:fixed">1</td></tr></table>'),
  ).toBe("<table><tr><td>1</td></tr></table>");
});
