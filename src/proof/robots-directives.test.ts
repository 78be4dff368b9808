import { expect, test } from "vitest";
import { isPageNofollow, noindexSource } from "./robots-directives.ts";

test("R10.3 noindex and nofollow of a page are seen in meta tags and headers", () => {
  expect(noindexSource(["index, follow"], null)).toBeNull();
  for (const value of ["NOINDEX,follow", "none", "noindex nofollow", "nofollow; noindex"])
    expect(noindexSource([value], null)).toBe("meta robots");
  expect(noindexSource([], "googlebot: noindex")).toBe("X-Robots-Tag");
  expect([isPageNofollow(["nofollow"], null), isPageNofollow([], "none"), isPageNofollow(["index"], null)]).toEqual([
    true,
    true,
    false,
  ]);
});

test.each(["max-image-preview:none", "index, max-image-preview: none", "noindexed words", "max-snippet:-1, all"])(
  "R10.3 %s keeps no page out of an index",
  (value) => {
    expect([noindexSource([value], value), isPageNofollow([value], value)]).toEqual([null, false]);
  },
);

test("R10.3 a header that names a robot binds that one alone, until it names another", () => {
  expect(noindexSource([], "GPTBot: noindex, nofollow")).toBeNull();
  expect(isPageNofollow([], "GPTBot: noindex, nofollow")).toBe(false);
  expect(noindexSource([], "GPTBot: all, Googlebot: noindex")).toBe("X-Robots-Tag");
  expect(noindexSource([], "noindex, GPTBot: nofollow")).toBe("X-Robots-Tag");
  expect(noindexSource([], "unavailable_after: Sunday, 25-Jun-30 15:00:00 EST, noindex")).toBe("X-Robots-Tag");
});
