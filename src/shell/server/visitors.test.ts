import { beforeAll, expect, test } from "vitest";
import { aBooking, anOperator, aPassedLookAt, openTrade, type Trade } from "../../../test/scene.ts";
import type { Person } from "../../../test/server.ts";
import { paintedPages } from "../../painted-pages.ts";
import { settingsId } from "../../settings/settings-id.ts";
import { landingPage } from "./landing/landing.ts";
import { type LandingFacts, readLandingFacts } from "./landing/landing-facts.ts";

const installation = { title: "Byline", publicUrl: "https://byline.example", support: undefined, isDemo: false };

const facts: LandingFacts = {
  figures: { media: 1, formats: 2, countries: 1, lowestPriceCents: 5_000, highestPriceCents: 9_900 },
  outlets: [
    {
      name: "<Delta> Ledger",
      domain: "delta-ledger.example",
      mediaType: "Newspaper",
      country: "NL",
      ahrefsDr: 71,
      formatType: "Advertorial",
      priceCents: 5_000,
    },
  ],
  proof: {
    mediaName: "<Delta> Ledger",
    checkedAt: new Date("2026-11-16T23:30:00Z"),
    evidence: { httpStatus: 200, links: [], noindex: false, robotsTxt: "allows", textShare: 0.987 },
  },
  operator: { legalName: "Byline Ltd", namesOutlets: true, termsUrl: "https://byline.example/terms", privacyUrl: "" },
};

const painted = (more: Partial<LandingFacts> = {}, support?: string) =>
  landingPage({ ...installation, support }, { ...facts, ...more }).body.text;

test("R2.1 visitors see real outlets, a look's findings, figures and who runs the house", () => {
  const page = painted({}, "mailto:desk@byline.example");
  for (const part of [
    "&lt;Delta&gt; Ledger",
    "delta-ledger.example",
    "DR 71",
    "1 outlet in 1 country",
    "$50 – $99",
    "Proof, Nov 16",
    "99% the same",
    "Run by Byline Ltd",
    'href="https://byline.example/terms"',
    'href="mailto:desk@byline.example"',
  ])
    expect(page).toContain(part);
  expect(page).not.toContain("Privacy");
});

test("outlets that the operator doesn't name are told by kind and country, in the list and at the proof", () => {
  const page = painted({ operator: { ...facts.operator, namesOutlets: false } });
  expect(page).toContain("Newspaper, Netherlands");
  expect(page).not.toMatch(/Delta|delta-ledger/);
});

test("an empty installation shows neither rows nor figures", () => {
  const nothing = { media: 0, formats: 0, countries: 0, lowestPriceCents: null, highestPriceCents: null };
  const page = painted({ figures: nothing, outlets: [], proof: undefined });
  expect(page).not.toMatch(/class="(show|figures)"/);
  expect(page).toContain("Every price in the open");
});

let trade: Trade;
let operator: Person;
beforeAll(async () => {
  trade = await openTrade();
  operator = await anOperator(trade.byline, "olga@byline.example");
});

test("the page's facts are the installation's: verified outlets, the newest look that passed, the operator's links", async () => {
  const { byline, ada, paul } = trade;
  const { reader } = byline.database;
  await paul.person.patch(`/api/media/${paul.media}`, { ahrefsDr: 55 });
  await byline.database.pool.query(
    "UPDATE media_project SET verification = 'verified', holds_domain = true WHERE id = $1",
    [paul.media],
  );
  const privacyUrl = "https://byline.example/privacy";
  expect((await operator.patch(`/api/settings/${settingsId}`, { privacyUrl: "javascript:alert(1)" })).status).toBe(422);
  expect((await operator.patch(`/api/settings/${settingsId}`, { privacyUrl })).status).toBe(200);
  const order = await aBooking(ada, paul.formatId);
  await aPassedLookAt(byline, order.id);
  const { outlets, proof, operator: told } = await readLandingFacts(reader);
  expect(outlets).toMatchObject([{ domain: "paul.example", ahrefsDr: 55 }]);
  expect(proof?.mediaName).toBe("paul Gazette");
  expect(told.privacyUrl).toBe(privacyUrl);
});

const paintedAt = (path: string, query = "", id = "") =>
  paintedPages(trade.byline.config, trade.byline.database.reader)[path]?.paint({
    query: new URLSearchParams(query),
    id,
  });

const mapped = async (path: string) => trade.byline.app.inject(path);

const decide = async (edit: Record<string, unknown>) =>
  expect((await operator.patch(`/api/settings/${settingsId}`, edit)).status).toBe(200);

test("a closed marketplace stands behind a wall that says what is there, and leads back to it", async () => {
  const wall = await paintedAt("/media", "country=US&compare=1");
  expect(wall?.body.text).toContain("1 outlet in 1 country");
  expect(wall?.body.text).toContain('href="/sign-up?next=%2Fmedia%3Fcountry%3DUS%26compare%3D1"');
  expect(await paintedAt("/media/{id}", "", trade.paul.media)).toBeUndefined();
  expect((await mapped("/robots.txt")).body).toContain("Disallow: /media/");
  expect((await mapped("/sitemap.xml")).body).not.toContain("/media");
  expect((await mapped("/sitemap-1.xml")).statusCode).toBe(404);
});

test("an open marketplace is read by visitors and search engines, as far as the operator names outlets", async () => {
  const { media } = trade.paul;
  await decide({ opensMarketplace: true });
  const list = await paintedAt("/media", "formatType=Press+Release&price%5Blte%5D=");
  expect(list).toMatchObject({ isUnlisted: true, address: expect.stringContaining("/media?formatType=Press+Release") });
  for (const part of ["paul Gazette", `href="/media/${media}"`, "$100.00", "1 format"])
    expect(list?.body.text).toContain(part);
  expect((await paintedAt("/media"))?.isUnlisted).toBe(false);
  expect((await paintedAt("/media", "formatType=Paid+News"))?.body.text).toContain("No format meets these filters");
  const outlet = await paintedAt("/media/{id}", "", media);
  expect(outlet?.body.text).toContain("Sign up to book");
  expect(JSON.stringify(outlet?.structured)).toContain('"price":"100.00","priceCurrency":"USD"');
  for (const id of [crypto.randomUUID(), "nonsense"])
    expect(await paintedAt("/media/{id}", "", id)).toMatchObject({ status: 404, isUnlisted: true });
  expect((await mapped("/robots.txt")).body).not.toContain("/media");
  expect((await mapped("/sitemap.xml")).body.match(/sitemap-\d/g)).toEqual(["sitemap-0", "sitemap-1"]);
  expect((await mapped("/sitemap-1.xml")).body).toContain(`/media/${media}</loc>`);
  expect((await mapped("/sitemap-2.xml")).statusCode).toBe(404);
});

test("a masked outlet gives its name away nowhere, not to a search either", async () => {
  await decide({ opensMarketplace: true, namesOutlets: false });
  const pages = [await paintedAt("/media"), await paintedAt("/media/{id}", "", trade.paul.media)];
  for (const page of pages) {
    expect(page?.body.text).toContain("News Media, United States");
    expect(JSON.stringify([page?.title, page?.description, page?.structured, page?.body])).not.toMatch(/paul/i);
  }
  expect((await paintedAt("/media", "search=paul"))?.body.text).toContain("Create a free account");
});
