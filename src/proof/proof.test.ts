import { expect, test } from "vitest";
import { kindOfRel, matchLinks, sameAddress } from "./evidence.ts";
import { isPageNofollow, noindexSource, readPage } from "./page.ts";

test("a rel makes a link's kind", () => {
  expect([
    kindOfRel(""),
    kindOfRel("noopener"),
    kindOfRel("NoFollow noopener"),
    kindOfRel("ugc"),
    kindOfRel("sponsored nofollow"),
  ]).toEqual(["Dofollow", "Dofollow", "Nofollow", "Nofollow", "Sponsored"]);
});

test("addresses are compared as a browser follows them", () => {
  expect(sameAddress("https://A.example/x/", "https://a.example/x#part")).toBe(true);
  expect(sameAddress("https://a.example/x?b=1", "https://a.example/x")).toBe(false);
  expect(sameAddress("https://a.example/x", "http://a.example/x")).toBe(false);
});

test("R10.3 each promised link is found or missing; the best of several counts", () => {
  const found = [
    { href: "https://a.example/", anchor: "one", rel: "nofollow" },
    { href: "https://a.example", anchor: "two", rel: "" },
  ];
  const [dofollow, missing] = matchLinks(
    [
      { href: "https://a.example/", kind: "Dofollow" },
      { href: "https://b.example/", kind: "Nofollow" },
    ],
    found,
  );
  expect(dofollow).toMatchObject({ found: true, anchor: "two", kindHolds: true });
  expect(missing).toMatchObject({ found: false, anchor: null, kindHolds: false });
});

test("a page is read with its base, comments are no links, anchors are folded", () => {
  const page = readPage(
    `<base href="/news/"><!-- <a href="/no">no</a> --><a href="x">  a <b>b</b>\n c </a><A HREF='//b.example/'>d</A><a name="z">e</a>`,
    "https://a.example/",
  );
  expect(page.links).toEqual([
    { href: "https://a.example/news/x", anchor: "a b c", rel: "" },
    { href: "https://b.example/", anchor: "d", rel: "" },
  ]);
});

test("R10.3 noindex and nofollow of a page are seen in meta tags and headers", () => {
  expect(noindexSource(["index, follow"], null)).toBeNull();
  expect(noindexSource(["NOINDEX,follow"], null)).toBe("meta robots");
  expect(noindexSource(["none"], null)).toBe("meta robots");
  expect(noindexSource([], "googlebot: noindex")).toBe("X-Robots-Tag");
  expect(noindexSource(["noindexed words"], null)).toBeNull();
  expect([isPageNofollow(["nofollow"], null), isPageNofollow([], "none"), isPageNofollow(["index"], null)]).toEqual([
    true,
    true,
    false,
  ]);
});

test("a page of nested tags is read until there are too many, and says so", () => {
  const began = performance.now();
  const page = readPage(
    `<a href="/kept">x</a>${"<div>".repeat(990_000)}<a href="/lost">y</a>`,
    "https://harbor.example/",
  );
  expect(performance.now() - began).toBeLessThan(1_000);
  expect(page).toMatchObject({ whole: false, links: [{ href: "https://harbor.example/kept" }] });
});
