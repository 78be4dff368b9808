import { expect, test } from "vitest";
import { plainText, textDifference } from "./difference.ts";

const of = (content: string, title = "Harbor news") => ({ title, content });

test("a changed word is removed and added, and the rest stays", () => {
  const pieces = textDifference(of("<p>A quiet harbor.</p>"), of("<p>A busy harbor.</p>"));
  expect(pieces).toEqual([
    { kind: "same", text: "Harbor news\nA ", at: 0 },
    { kind: "removed", text: "quiet", at: 14 },
    { kind: "added", text: "busy", at: 19 },
    { kind: "same", text: " harbor.", at: 23 },
  ]);
});

test("another target of a link and another title are changes, other tags around the same words are none", () => {
  const link = (href: string) => of(`<p>See <a href="${href}">us</a></p>`);
  const kinds = (pieces: ReturnType<typeof textDifference>) => pieces.map(({ kind }) => kind);
  expect(kinds(textDifference(link("https://one.example/"), link("https://two.example/")))).toContain("added");
  expect(kinds(textDifference(of("", "Old"), of("", "New")))).toEqual(["removed", "added"]);
  expect(kinds(textDifference(of("<p><strong>Same</strong></p>"), of("<p><em>Same</em></p>")))).toEqual(["same"]);
});

test("paragraphs, items, rows and images are lines that can be read", () => {
  const html = `<h2>Facts</h2><ul><li><p>One</p></li></ul><table><tbody><tr><td>A</td><td>B</td></tr></tbody></table>
<figure><img src="/files/x" alt="The harbor"><figcaption>Dawn</figcaption></figure>`;
  expect(
    plainText({ title: "T", content: html })
      .split(/\n+/)
      .map((line) => line.trim()),
  ).toEqual(["T", "Facts", "• One", "| A | B", "[The harbor]", "Dawn"]);
});
