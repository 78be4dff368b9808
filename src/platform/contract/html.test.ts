import { expect, test } from "vitest";
import { escapeHtml, escapeXml } from "./html.ts";

test("markup in a text is no markup in a page", () => {
  expect(escapeHtml(`<a href="x">'&'</a>`)).toBe("&lt;a href=&quot;x&quot;&gt;&#39;&amp;&#39;&lt;/a&gt;");
});

test("a text in XML lacks the characters that XML does not allow, and keeps all others", () => {
  expect(escapeXml("a\u0000b\u000Bc\td\n\uD83De\uFFFF & \u{1F600}")).toBe("abc\td\ne &amp; \u{1F600}");
});
