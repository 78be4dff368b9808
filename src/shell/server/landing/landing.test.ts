import { beforeAll, expect, test } from "vitest";
import { aBooking, anOperator, aPassedLookAt, openTrade, type Trade } from "../../../../test/scene.ts";
import { settingsId } from "../../../settings/contract.ts";
import { landingPage } from "./landing.ts";
import { type LandingFacts, readLandingFacts } from "./landing-facts.ts";

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
beforeAll(async () => {
  trade = await openTrade();
});

test("the page's facts are the installation's: verified outlets, the newest look that passed, the operator's links", async () => {
  const { byline, ada, paul } = trade;
  const { reader } = byline.database;
  await paul.person.patch(`/api/media/${paul.media}`, { ahrefsDr: 55 });
  await byline.database.pool.query(
    "UPDATE media_project SET verification = 'verified', holds_domain = true WHERE id = $1",
    [paul.media],
  );
  const operator = await anOperator(byline, "olga@byline.example");
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
