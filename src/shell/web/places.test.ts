import { expect, test } from "vitest";
import { screens } from "../../../e2e/support/screens.ts";
import { bars } from "./bar-places.ts";
import { consoleBar } from "./console-bar.ts";
import { places, tabsOf } from "./places.ts";

/** Screens that no list leads to, each with the screen that does. */
const reachedFrom: Record<string, string> = {
  "/": "everywhere",
  "/forgot": "/sign-in",
  "/reset": "mail",
  "/confirm": "mail",
  "/invite": "mail",
  "/setup": "installation",
  "/second-factor": "/sign-in",
  "/connect/$id": "an app",
  "/survey": "/sign-up",
  "/media/$id": "/media",
  "/dashboard/$organizationId": "/dashboard",
  "/dashboard/$organizationId/$projectId/$campaignId": "/dashboard/$organizationId",
  "/project/$id": "/dashboard/$organizationId",
  "/project/$id/campaign": "/project/$id",
  "/campaign/edit/$id": "/dashboard/$organizationId/$projectId/$campaignId",
  "/offers/$id": "/offers",
  "/order/$id/swap": "/orders",
  "/cart/$id": "/cart",
  "/withdrawal/pending": "/withdrawal",
  "/withdrawal/success": "/withdrawal",
  "/withdrawal/fail": "/withdrawal",
  "/stripe/account-onboarding/$": "payment provider",
  "/top-up/$id": "/top-up",
  "/profile/affiliate": "/profile/general",
  "/publisher": "/media",
  "/publisher/kyc": "/withdrawal",
  "/publisher/setup-list": "/publisher/setup",
  "/publisher/dashboard/$organizationId": "/publisher/dashboard",
  "/publisher/dashboard/offers/$id": "/publisher/dashboard/offers",
  "/publisher/import/$id": "/publisher/import",
  "/publisher/orders/$organizationId/$mediaProjectId": "/publisher/orders",
  "/format/create": "/publisher/outlets",
  "/format/$formatId/edit": "/publisher/outlets",
  "/operator/disputes/$id": "/operator/disputes",
  "/operator/claims/$id": "/operator/claims",
  "/operator/withdrawals/$id": "/operator/withdrawals",
  "/operator/confirmations/$id": "/operator/confirmations",
  "/operator/identity/$id": "/operator/identity",
  "/operator/imports/$id": "/operator/imports",
  "/operator/top-ups/$id": "/operator/top-ups",
  "/operator/organizations/$id/statement": "/operator/organizations",
};
const doors = ["everywhere", "mail", "installation", "payment provider", "an app"];

test("every screen stands in the list of places, or is named as reached from within another", () => {
  const listed = new Set<string>(places.map(({ path }) => path));
  expect(screens.filter((screen) => !listed.has(screen) && !reachedFrom[screen])).toEqual([]);
  expect(Object.keys(reachedFrom).filter((screen) => listed.has(screen) || !screens.includes(screen))).toEqual([]);
  const origins = Object.values(reachedFrom);
  expect(origins.filter((origin) => !screens.includes(origin) && !doors.includes(origin))).toEqual([]);
  expect([...listed].filter((path) => !screens.includes(path))).toEqual([]);
});

test("a place stands once in the list, under a name of its own for each side", () => {
  const paths = places.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  for (const side of ["visitor", "client", "media", "operator"] as const) {
    const labels = places.filter(({ sides }) => sides.includes(side)).map(({ label }) => label);
    expect(new Set(labels).size, side).toBe(labels.length);
  }
});

test("every screen of the console that needs nothing chosen is one of its tabs, and in the palette", () => {
  const console = screens.filter((screen) => screen.startsWith("/operator") && !screen.includes("$"));
  expect(tabsOf("operator").map(({ path }) => path)).toEqual(expect.arrayContaining(console));
  expect(tabsOf("operator")).toHaveLength(console.length);
});

test("the tabs of money and of the profile keep their order", () => {
  expect(tabsOf("wallet").map(({ label }) => label)).toEqual(["Top up", "Withdraw", "Transactions"]);
  expect(tabsOf("profile").map(({ label }) => label)).toEqual([
    "General",
    "Billing",
    "Outlets",
    "Shared links",
    "Settings",
    "Notifications",
    "Extras",
    "Webhooks",
    "Agents",
  ]);
  expect(tabsOf("publisher").map(({ label }) => label)).toEqual(["Outlets", "Offers", "Activity", "Team"]);
});

test("each side's bar has its five places, and all of the bars' addresses are screens", () => {
  expect(bars.client.map(({ label }) => label)).toEqual(["Home", "Marketplace", "Orders", "Campaigns", "Billing"]);
  expect(bars.media.map(({ label }) => label)).toEqual(["Home", "Outlets", "Orders", "Earnings", "Team"]);
  expect(consoleBar.map(({ label }) => label)).toEqual(["Inbox", "Money", "People", "Setup", "Marketplace"]);
  for (const { path } of [...Object.values(bars).flat(), ...consoleBar]) expect(screens).toContain(path);
});

test("the console's bar highlights the group of each of its screens", () => {
  const screensOf = (group: string) => places.filter((place) => place.group === group).map(({ path }) => path);
  const [inbox, money, people, setup] = ["inbox", "money", "people", "setup"].map(screensOf);
  for (const [index, paths] of [inbox, money, people, setup].entries())
    for (const path of paths ?? [])
      expect(consoleBar.map((entry) => entry.path === path || entry.current?.test(path) === true).indexOf(true)).toBe(
        index,
      );
});
