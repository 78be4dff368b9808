import { readFileSync, statSync } from "node:fs";
import { expect, test } from "@playwright/test";

type Chunk = { file: string; name?: string; imports?: string[] };

const dist = new URL("../dist/", import.meta.url);
const manifest: Record<string, Chunk> = JSON.parse(readFileSync(new URL(".vite/manifest.json", dist), "utf8"));

/** The bar of everybody signed in, by its chunk's name. */
const bar = "bar";

/** Gzipped bytes of the scripts before a screen: the entry, the screen's own part, and all their imports. */
function firstLoad(...parts: string[]): number {
  const names = Object.keys(manifest);
  const found = parts.map((part) => names.filter((name) => name.includes(part) || manifest[name]?.name === part));
  for (const [index, each] of found.entries()) expect(each, `the chunks of ${parts[index]}`).not.toEqual([]);
  const waiting = ["index.html", ...found.flat()];
  const loaded = new Set<string>();
  for (const name of waiting) {
    if (loaded.has(name)) continue;
    loaded.add(name);
    waiting.push(...(manifest[name]?.imports ?? []));
  }
  const scripts = [...loaded].map((name) => manifest[name]?.file ?? "").filter((file) => file.endsWith(".js"));
  return scripts.reduce((bytes, file) => bytes + statSync(new URL(`${file}.gz`, dist)).size, 0);
}

test("the first load stays small: 177 kB of scripts for the sign-in, 193 kB for the marketplace, 200 kB for a home and for screens whose forms come later, 206 kB for an offer, 217 kB for a board, gzipped", () => {
  const signIn = firstLoad("SignInPage.tsx?tsr-split=component");
  const marketplace = firstLoad("MarketplacePage.tsx?tsr-split=component", bar);
  const homes = ["advertiser/web/DashboardPage.tsx", "publisher/web/PublisherHomePage.tsx"].map((home) =>
    firstLoad(`${home}?tsr-split=component`, "DashboardLayout.tsx?tsr-split=component", bar),
  );
  const withoutForms = ["operator/organizations/web/OrganizationsPage.tsx", "operator/review/web/ReviewPage.tsx"].map(
    (page) => firstLoad(`${page}?tsr-split=component`, "OperatorLayout.tsx?tsr-split=component", bar),
  );
  const person = firstLoad(
    "accounts/web/profile/GeneralPage.tsx?tsr-split=component",
    "ProfileLayout.tsx?tsr-split=component",
    bar,
  );
  const board = firstLoad(
    "orders/web/campaign/CampaignPage.tsx?tsr-split=component",
    "DashboardLayout.tsx?tsr-split=component",
    bar,
  );
  const offer = firstLoad(
    "offers/web/OfferPage.tsx?tsr-split=component",
    "DashboardLayout.tsx?tsr-split=component",
    bar,
  );
  expect.soft(signIn).toBeGreaterThan(50_000);
  expect.soft(signIn).toBeLessThanOrEqual(177_000);
  expect.soft(marketplace).toBeLessThanOrEqual(193_000);
  for (const screen of [...withoutForms, person]) expect.soft(screen).toBeLessThanOrEqual(200_000);
  for (const home of homes) expect.soft(home).toBeLessThanOrEqual(200_000);
  expect.soft(offer).toBeLessThanOrEqual(206_000);
  expect.soft(board).toBeLessThanOrEqual(217_000);
});

type Screens = { screens: Readonly<Record<string, { scripts: string[] }>> };

test("schemas come with screens that begin with a form; lists, boards and cases bring none", () => {
  const { screens }: Screens = JSON.parse(readFileSync(new URL("screens.json", dist), "utf8"));
  const schemas = Object.values(manifest).find(({ name }) => name === "schemas")?.file ?? "";
  const bringing = Object.keys(screens).filter((screen) => screens[screen]?.scripts.includes(schemas));
  expect(bringing.sort()).toEqual([
    "/campaign/edit/$id",
    "/operator/imports/$id",
    "/operator/settings",
    "/operator/setup",
    "/profile/billing",
    "/profile/billing/invoices",
    "/project/$id/campaign",
    "/publisher/import/$id",
    "/publisher/setup",
  ]);
});
