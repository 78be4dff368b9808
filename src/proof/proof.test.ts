import { expect, test } from "vitest";
import { type Evidence, kindOfRel, matchLinks, nothingFound, problemsOf, sameAddress } from "./evidence.ts";
import { isPageNofollow, lookAtPage, noindexSource, readPage } from "./page.ts";

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
      { href: "https://a.example/", kind: "Dofollow", anchor: "Two" },
      { href: "https://b.example/", kind: "Nofollow", anchor: "b" },
    ],
    found,
  );
  expect(dofollow).toMatchObject({ found: true, anchor: "two", kindHolds: true, anchorHolds: true });
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

test("R10.3 an anchor may grow or shrink, but not become another one", () => {
  const holds = (promised: string, anchor: string) =>
    matchLinks(
      [{ href: "https://a.example/", kind: "Dofollow", anchor: promised }],
      [{ href: "https://a.example/", anchor, rel: "" }],
    )[0]?.anchorHolds;
  expect([holds("the roastery", "The  Roastery"), holds("the roastery", "roastery"), holds("", "a picture")]).toEqual([
    true,
    true,
    true,
  ]);
  expect([holds("the roastery", "click here"), holds("the roastery", "")]).toEqual([false, false]);
});

test("R10.3 what a reader sees is the page's text: scripts, styles and titles are none of it", () => {
  const { text, canonical } = readPage(
    `<head><title>Gazette</title><link rel="canonical" href="/news"></head><style>p{}</style><p>One<b>ness</b></p><p>two</p><script>three()</script>`,
    "https://a.example/news?from=mail",
  );
  expect(text.split(/\s+/).filter(Boolean)).toEqual(["Oneness", "two"]);
  expect(canonical).toBe("https://a.example/news");
});

test("R10.3 the original that a header names counts where the page names none", () => {
  const headers = { robots: null, link: '</style.css>; rel=preload, <https://b.example/x>; rel="canonical"' };
  expect(lookAtPage("<p>text</p>", "https://a.example/x", "<p>text</p>", headers).canonical).toBe(
    "https://b.example/x",
  );
});

const found: Omit<Evidence, "problems"> = {
  ...nothingFound("https://news.a.example/x"),
  finalUrl: "https://news.a.example/x",
  httpStatus: 200,
  reachable: true,
  robotsTxt: "allows",
  textShare: 1,
};
const problems = (seen: Partial<Evidence>) => problemsOf({ ...found, ...seen }, "a.example");

test("R10.3 what was found is compared with what was booked, in sentences that both sides read", () => {
  expect(problems({})).toEqual([]);
  expect(problems({ robotsTxt: "blocks" })).toEqual(["The site's robots.txt keeps search engines from the page."]);
  expect(problems({ textShare: 0.49 })).toEqual(["Less than half of the approved text stands on the page."]);
  expect([problems({ textShare: 0.5 }), problems({ textShare: null, robotsTxt: "unread" })]).toEqual([[], []]);
  expect(problems({ finalUrl: "https://b.example/" })[0]).toBe(
    "The page leads away from a.example, to https://b.example/.",
  );
});

test("R10.3 a canonical address may be another one of the site, but neither elsewhere nor the front page", () => {
  const canonical = (address: string) => problems({ canonical: address }).length;
  expect([canonical("https://a.example/x"), canonical("https://a.example/"), canonical("https://b.example/x")]).toEqual(
    [0, 1, 1],
  );
});
