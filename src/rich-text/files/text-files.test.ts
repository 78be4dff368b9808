import { expect, test } from "vitest";
import { blocksOf, imagesOf } from "./blocks.ts";
import { docxParts } from "./docx.ts";
import { markdownOf } from "./markdown.ts";
import { pageOf } from "./page.ts";

const image = "/files/01a20000-0000-7000-8000-000000000001";
const html =
  '<h2>Why <em>now</em></h2><p>Plain &amp; <strong>bold</strong> with <a href="https://nimbus.example/a?b=1&amp;c=2">a link</a>.<br>Next line</p>' +
  "<ul><li><p>One</p></li><li>Two<ol><li>Inner</li></ol></li></ul><blockquote><p>Said</p></blockquote>" +
  `<figure><img src="${image}" alt="The roastery"><figcaption>By the water</figcaption></figure><hr>` +
  "<table><tbody><tr><th>Year</th><th>Cups</th></tr><tr><td>2025</td><td>1|2</td></tr></tbody></table>";
const fileOf = () => "images/1.png";

test("a text is read piece by piece, with its lists, quotes, images and tables", () => {
  const blocks = blocksOf(html);
  expect(blocks.map(({ kind }) => kind)).toEqual([
    "heading",
    "paragraph",
    "item",
    "item",
    "item",
    "quote",
    "image",
    "caption",
    "rule",
    "row",
    "row",
  ]);
  expect(blocks[4]).toMatchObject({ depth: 1, number: 1 });
  expect(imagesOf(blocks)).toEqual([image]);
});

test("Markdown keeps headings, marks, links, lists and tables, and nothing of a text becomes a sign by chance", () => {
  expect(markdownOf("A *title*", blocksOf(html), fileOf)).toBe(`# A \\*title\\*

## Why *now*

Plain & **bold** with [a link](<https://nimbus.example/a?b=1&c=2>).  
Next line

- One
- Two
   1. Inner

> Said

![The roastery](images/1.png)

*By the water*

---

| Year | Cups |
| --- | --- |
| 2025 | 1\\|2 |
`);
});

test("a Word document has its styles, links and tables, and text that looks like markup stays text", () => {
  const parts = docxParts("R&D", blocksOf(`${html}<p>&lt;w:p&gt;\u0007</p>`), fileOf);
  const body = parts["word/document.xml"] ?? "";
  expect(body).toContain("R&amp;D");
  expect(body).toContain('<w:pStyle w:val="Heading2"/>');
  expect(body).toContain("<w:tbl>");
  expect(body).toContain("&lt;w:p&gt;");
  expect(body).not.toContain("\u0007");
  expect(parts["word/_rels/document.xml.rels"]).toContain('Target="https://nimbus.example/a?b=1&amp;c=2"');
});

test("the page shows the images that lie beside it", () => {
  const page = pageOf("A <title>", html, fileOf);
  expect(page).toContain("<h1>A &lt;title&gt;</h1>");
  expect(page).toContain('src="images/1.png"');
  expect(page).not.toContain("/files/");
});
