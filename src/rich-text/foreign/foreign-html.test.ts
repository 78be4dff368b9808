import { expect, test } from "vitest";
import { cleanForeign } from "./foreign-html.ts";

const cleaned = (html: string) => cleanForeign(html).html;

test("R2.22 Google Docs: the bold wrapper goes, styles become emphasis, links lose their detour", () => {
  const pasted = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h1 dir="ltr"><span style="font-weight:400">Harbor</span></h1>
<p dir="ltr"><span style="font-size:11pt;font-weight:700">Bold</span><span style="font-style:italic"> and slanted</span>&nbsp;text,
<a href="https://www.google.com/url?q=https://harbor.example/a?b%3Dc&amp;sa=D"><span style="text-decoration:underline">a link</span></a></p></b>`;
  expect(cleaned(pasted)).toBe(
    '<h2>Harbor</h2><p><strong>Bold</strong><em> and slanted</em> text, <a href="https://harbor.example/a?b=c">a link</a></p>',
  );
});

test("R2.22 Word: paragraphs that stand for lists become lists, with their levels, and styles go", () => {
  const item = (level: number, sign: string, text: string) =>
    `<p class="MsoListParagraph" style="mso-list:l0 level${level} lfo1"><!--[if !supportLists]--><span style="mso-list:Ignore">${sign}<span>&nbsp;&nbsp;</span></span><!--[endif]-->${text}<o:p></o:p></p>`;
  const pasted = `<style>p.MsoNormal{margin:0}</style><p class="MsoNormal">Before</p>${item(1, "·", "One")}
${item(2, "1.", "Inner")}${item(1, "·", "Two")}<p class="MsoNormal">After<o:p>&nbsp;</o:p></p>`;
  expect(cleaned(pasted)).toBe(
    "<p>Before</p><ul><li><p>One</p><ol><li><p>Inner</p></li></ol></li><li><p>Two</p></li></ul><p>After</p>",
  );
});

test("tables keep their cells, images of elsewhere are counted, and nothing that runs comes through", () => {
  const file = "/files/0198a1b2-0000-7000-8000-000000000000";
  const { html, imagesDropped } = cleanForeign(
    `<table style="x"><thead><tr><th colspan="2" onclick="x()">Year</th></tr></thead><tbody><tr><td>1</td><td rowspan="x">2</td></tr></tbody></table>
<img src="data:image/png;base64,AAAA"><img src="https://elsewhere.example/a.png"><img src="${file}" alt="A &quot;b&quot;">
<script>alert(1)</script><a href="javascript:alert(1)">no link</a><p>1 &lt; 2</p><constructor>x</constructor>`,
  );
  expect(imagesDropped).toBe(2);
  expect(html).toBe(
    `<table><tr><th colspan="2">Year</th></tr><tr><td>1</td><td>2</td></tr></table><img src="${file}" alt="A &quot;b&quot;"><p>no link</p><p>1 &lt; 2</p><p>x</p>`,
  );
});

test("Word: bold stays bold beside its weight for other scripts", () => {
  const pasted = `<p class=MsoNormal><b style='mso-bidi-font-weight:normal'>Bold</b> and<o:p></o:p></p>
<p class=MsoNormal><span style='mso-bidi-font-weight:bold;mso-bidi-font-style:italic'>plain</span><o:p>&nbsp;</o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>`;
  expect(cleaned(pasted)).toBe("<p><strong>Bold</strong> and</p><p>plain</p>");
});

test.each([
  [
    "Gmail",
    '<div dir="ltr">First.<div><br></div><div>Next <b>bold</b><br></div><ul><li>One</li></ul>After</div>',
    "<p>First.</p><p>Next <strong>bold</strong></p><ul><li>One</li></ul><p>After</p>",
  ],
  ["Gmail, without a first line", "First.<div><br></div>Next", "<p>First.</p><p>Next</p>"],
  [
    "Outlook",
    `<div class="elementToProof" style="font-size:12pt">First.</div>
<div class="elementToProof"><br></div>
<div class="elementToProof"><span>Next</span><div>Inner</div></div>`,
    "<p>First.</p><p>Next</p><p>Inner</p>",
  ],
  [
    "Apple Mail",
    '<div>First.</div><div><br class=""></div><div><span><div>Next</div></span></div><blockquote type="cite"><div>Said</div></blockquote>',
    "<p>First.</p><p>Next</p><blockquote><p>Said</p></blockquote>",
  ],
  [
    "a page",
    "<article><header><h2><div>Title</div></h2></header>\n  <section>One<br>\n two</section>\n <dl><dt>Word</dt><dd>Sense</dd></dl></article>",
    "<h2>Title</h2><p>One<br>two</p><p>Word</p><p>Sense</p>",
  ],
])("%s: what stands in wrappers of its own stays in paragraphs of its own", (_program, pasted, html) => {
  expect(cleaned(pasted)).toBe(html);
});

test("white space between words stays, layout beside blocks goes", () => {
  expect(cleaned("<p>foo<strong> </strong>bar</p>")).toBe("<p>foo bar</p>");
  expect(cleaned("<p>foo<b><i>\n</i></b>bar</p>")).toBe("<p>foo bar</p>");
  expect(cleaned("<em>one</em>\n<strong>two</strong>")).toBe("<em>one</em> <strong>two</strong>");
  expect(cleaned("<ul>\n <li> One\n </li>\n</ul>\n<p>\n Two </p>")).toBe("<ul><li>One</li></ul><p>Two</p>");
});

test("what is nested without end does not hold the page", () => {
  expect(cleaned(`${"<div>".repeat(5_000)}deep`)).toBe("");
  const begun = performance.now();
  cleaned(`${"<div>".repeat(90)}${"<b> </b>".repeat(50_000)}x${"<p>x".repeat(10_000)}`);
  expect(performance.now() - begun).toBeLessThan(5_000);
});
