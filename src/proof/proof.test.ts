import { expect, test } from "vitest";
import { cpuTimeOf } from "../../test/cpu-time.ts";
import {
  areTwins,
  type Evidence,
  evidenceProblems,
  kindOfRel,
  matchLinks,
  nothingFound,
  sameAddress,
} from "./evidence.ts";
import { lookAtPage, readPageContent } from "./page.ts";

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
  const page = readPageContent(
    `<base href="/news/"><!-- <a href="/no">no</a> --><a href="x">  a <b>b</b>\n c </a><A HREF='//b.example/'>d</A><a name="z">e</a>`,
    "https://a.example/",
  );
  expect(page.links).toEqual([
    { href: "https://a.example/news/x", anchor: "a b c", rel: "" },
    { href: "https://b.example/", anchor: "d", rel: "" },
  ]);
});

test("a page of nested tags is read until there are too many, and says so", () => {
  const nested = `<a href="/kept">x</a>${"<div>".repeat(990_000)}<a href="/lost">y</a>`;
  const read = () =>
    expect(readPageContent(nested, "https://harbor.example/")).toMatchObject({
      whole: false,
      links: [{ href: "https://harbor.example/kept" }],
    });
  expect(cpuTimeOf(read)).toBeLessThan(3_000);
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
  const { text, canonical } = readPageContent(
    `<head><title>Gazette</title><link rel="canonical" href="/news"></head><style>p{}</style><p>One<b>ness</b></p><p>two</p><script>three()</script>`,
    "https://a.example/news?from=mail",
  );
  expect(text.split(/\s+/).filter(Boolean)).toEqual(["Oneness", "two"]);
  expect(canonical).toBe("https://a.example/news");
});

const namedBy = (link: string) => {
  const headers = { robots: null, link };
  return lookAtPage({ html: "<p>text</p>", url: "https://a.example/x", domain: "a.example", headers }, "<p>text</p>")
    .canonical;
};

test("R10.3 the original that a header names counts where the page names none", () => {
  expect(namedBy('</style.css>; rel=preload, <https://b.example/x>; rel="canonical"')).toBe("https://b.example/x");
});

test("commas and semicolons within an address or quotes do not part a Link header", () => {
  expect(namedBy('<https://b.example/a,b;c>; rel="canonical"')).toBe("https://b.example/a,b;c");
  expect(
    namedBy('</s>; title="one, \\"two\\"; rel=canonical"; rel=next, </x,y>; foo ; Rel = "shortlink CANONICAL"'),
  ).toBe("https://a.example/x,y");
  expect(namedBy('</s>; rel=next; rel=canonical, <b> title="never closed; rel=canonical')).toBeNull();
});

const found: Omit<Evidence, "problems"> = {
  ...nothingFound("https://news.a.example/x"),
  finalUrl: "https://news.a.example/x",
  httpStatus: 200,
  reachable: true,
  robotsTxt: "allows",
  textShare: 1,
};
const problems = (seen: Partial<Evidence>) => evidenceProblems({ ...found, ...seen }, "a.example");

test("R10.3 what was found is compared with what was booked, in sentences that both sides read", () => {
  expect(problems({})).toEqual([]);
  expect(problems({ robotsTxt: "blocks" })).toEqual(["The site's robots.txt keeps search engines from the page."]);
  expect(problems({ textShare: 0.49 })).toEqual(["Less than half of the approved text is on the page."]);
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

const here = "https://news.outlet.example/harbor";
const approved =
  '<p>Nimbus Coffee opens its first roastery in the old harbor. Read more at <a href="https://nimbus.example/">the roastery</a>, which is open to visitors from Friday on.</p>';
const headers = { robots: null, link: null };
const lookedAt = (html: string) => lookAtPage({ html, url: here, domain: "outlet.example", headers }, approved);

test.each([
  ["hidden", (text: string) => `<div hidden>${text}</div>`],
  ["display:none", (text: string) => `<div style="color: red; display : none"><section>${text}</section></div>`],
  ["visibility:hidden", (text: string) => `<div style="visibility:hidden">${text}</div>`],
])("R10.3 text and links in what is %s stand nowhere", (_name, within) => {
  const { text, links } = lookedAt(`<p>Another article.<br><img src="x"></p>${within(approved)}<p>More</p>`);
  expect([text.share, links[0]?.found]).toEqual([0, false]);
  const shown = lookedAt(`${within("<p>Menu</p>")}<br>${approved}`);
  expect([shown.text.share, shown.links[0]?.found]).toEqual([1, true]);
});

test("R10.3 a page that sends its readers elsewhere is seen to, one that only reads itself anew is not", () => {
  const refresh = (content: string) => lookedAt(`<meta http-equiv="Refresh" content="${content}">${approved}`).leadsOn;
  expect(refresh("0; url=https://elsewhere.example/")).toBe("https://elsewhere.example/");
  expect(refresh("5;URL='/other'")).toBe("https://news.outlet.example/other");
  expect([refresh("60"), refresh(`60; url=${here}`)]).toEqual([null, null]);
});

test("R10.3 a refresh for readers without scripts sends nobody on, one that is only hidden does", () => {
  const leadsOn = (tag: string) =>
    lookedAt(`<${tag}><meta http-equiv="refresh" content="0; url=/no-script"></${tag.split(" ")[0]}>${approved}`)
      .leadsOn;
  expect([leadsOn("noscript"), leadsOn("template")]).toEqual([null, null]);
  expect(leadsOn("div hidden")).toBe("https://news.outlet.example/no-script");
});

test("R10.3 links to others that were put into the text are named; those around it, ads and the outlet's own are not", () => {
  const rival = "https://rival.example/coffee";
  const within = (link: string) => approved.replace("in the old harbor", `in the old ${link}`);
  const added = (html: string) => lookedAt(html).added;
  expect(added(within(`<a href="${rival}">harbor</a>`))).toEqual([rival]);
  expect(added(within(`<a rel="sponsored" href="${rival}">harbor</a>`))).toEqual([]);
  expect(added(within('<a href="/tags/harbor">harbor</a>'))).toEqual([]);
  expect(added(within('<a href="https://www.outlet.example/harbor">harbor</a>'))).toEqual([]);
  expect(added(within('<a href="https://outlet.example.net/">harbor</a>'))).toEqual(["https://outlet.example.net/"]);
  expect(added(`<a href="${rival}">Partner</a>${approved}<footer><a href="${rival}">Imprint</a></footer>`)).toEqual([]);
  expect(added(approved)).toEqual([]);
});

test("R10.3 a missing link is named with its twins: the same address by http or with www", () => {
  const { twins, links } = lookedAt(approved.replace("https://nimbus.example/", "http://www.nimbus.example/"));
  expect(links[0]?.found).toBe(false);
  expect(twins).toEqual([{ promised: "https://nimbus.example/", found: ["http://www.nimbus.example/"] }]);
  expect(areTwins("https://nimbus.example/a", "http://nimbus.example/b")).toBe(false);
});
