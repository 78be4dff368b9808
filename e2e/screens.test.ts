import type { Page } from "@playwright/test";
import { demoAdvertiser, demoLogins } from "../src/demo/cast.ts";
import type { PlaceSide } from "../src/shell/web/bar-places.ts";
import { places } from "../src/shell/web/places.ts";
import { signIn as signInToApi } from "../test/process.ts";
import { inspect } from "./support/appearance.ts";
import { bookedOrder, type Caller, newAdvertiser, newFormat } from "./support/booked-order.ts";
import { expect, test } from "./support/byline.ts";
import { logOut } from "./support/people.ts";
import { expectSettled, followRequests } from "./support/readiness.ts";
import { screens } from "./support/screens.ts";

const [ada, paul, olga] = demoLogins;

const board = "/dashboard/$organizationId/$projectId/$campaignId";
/** The places of a side that others do not see. */
const placesOf = (side: PlaceSide, ...others: PlaceSide[]): string[] =>
  places
    .filter(({ sides }) => sides.includes(side) && !others.some((one) => sides.includes(one)))
    .map(({ path }) => path);

/** Screens by their visitor: the places of each side, and the addresses that lead further. */
const visits = {
  visitor: [...placesOf("visitor", "client"), "/", "/forgot", "/reset", "/confirm", "/invite?token=nobody", "/setup"],
  advertiser: [
    ...placesOf("client"),
    "/media/$id",
    "/dashboard/$organizationId",
    board,
    `${board}?view=calendar`,
    `${board}?view=report`,
    "/project/$id",
    "/project/$id/campaign",
    "/campaign/edit/$id",
    "/cart/$id",
    "/top-up/$id",
    "/survey",
    "/profile/affiliate",
    "/second-factor",
    "/nowhere",
    "/offers/$id",
  ],
  buyer: ["/orders", board, `${board}?view=table`, "/order/$id/swap"],
  publisher: [
    ...placesOf("media", "client"),
    "/publisher",
    "/publisher/setup-list",
    "/publisher/kyc",
    "/stripe/account-onboarding/$",
    "/withdrawal/pending",
    "/withdrawal/success",
    "/withdrawal/fail",
    "/publisher/dashboard/offers/$id",
    "/publisher/dashboard/$organizationId",
    "/publisher/import/$id",
    "/publisher/orders/$organizationId/$mediaProjectId",
    "/format/create",
    "/format/$formatId/edit",
    "/profile/billing",
  ],
  operator: screens.filter((screen) => screen.startsWith("/operator")),
};

const leadsTo: Record<string, string> = {
  "/publisher": "/publisher/dashboard",
  "/stripe/account-onboarding/$": "/publisher/dashboard",
};

type Items = { id: string; name: string }[];
const itemsOf = async (call: Caller, path: string) => (await call("GET", path)).body["hydra:member"] as Items;
const named = (items: Items, wanted: string) => items.find(({ name }) => name === wanted)?.id ?? "";

async function addressesOfAda(call: Caller): Promise<Record<string, string>> {
  const organization = named(await itemsOf(call, "/api/organizations"), demoAdvertiser.organization);
  const project = named(await itemsOf(call, "/api/projects"), demoAdvertiser.project);
  const campaign = named(await itemsOf(call, "/api/campaigns"), demoAdvertiser.campaign);
  const [listing] = (await call("GET", "/api/listings?itemsPerPage=1")).body["hydra:member"];
  const cart = (await call("POST", "/api/carts", { campaign })).body.id;
  const topUp = (await itemsOf(call, "/api/top_ups"))[0]?.id;
  return {
    "/media/$id": listing.media.replace("/api", ""),
    "/dashboard/$organizationId": `/dashboard/${organization}`,
    [board]: `/dashboard/${organization}/${project}/${campaign}`,
    "/project/$id": `/project/${project}`,
    "/project/$id/campaign": `/project/${project}/campaign`,
    "/campaign/edit/$id": `/campaign/edit/${campaign}`,
    "/cart/$id": `/cart/${cart}`,
    "/top-up/$id": `/top-up/${topUp}`,
    "/offers/$id": `/offers/${(await itemsOf(call, "/api/offers?status=countered"))[0]?.id}`,
  };
}

async function addressesOfPaul(call: Caller): Promise<Record<string, string>> {
  const [organization] = await itemsOf(call, "/api/organizations");
  const [medium] = await itemsOf(call, "/api/media?itemsPerPage=1");
  const [format] = await itemsOf(call, "/api/formats?itemsPerPage=1");
  const [offer] = await itemsOf(call, "/api/offers?status=sent");
  return {
    "/publisher/import/$id": `/publisher/import/${await anImport(call, organization?.id)}`,
    "/stripe/account-onboarding/$": "/stripe/account-onboarding/return/refresh",
    "/publisher/orders/$organizationId/$mediaProjectId": `/publisher/orders/${organization?.id}/${medium?.id}`,
    "/format/$formatId/edit": `/format/${format?.id}/edit`,
    "/publisher/dashboard/offers/$id": `/publisher/dashboard/offers/${offer?.id}`,
    "/publisher/dashboard/$organizationId": `/publisher/dashboard/${organization?.id}`,
  };
}

/** An uploaded list of media whose columns are not matched yet. Returns its id. */
async function anImport(call: Caller, organization = ""): Promise<string> {
  const body = new FormData();
  body.set("file", new File(["Name,Website\nQuiet Post,quiet-post.example\n"], "quiet.csv", { type: "text/csv" }));
  const uploaded = await call("POST", `/api/catalogue_imports/upload?kind=media&organization=${organization}`, body);
  expect(uploaded.status).toBe(201);
  return uploaded.body.id;
}

const failure = /^(Access Denied|Page Not Found|Something Went Wrong)/;

/** Inspects each drawn screen in every appearance; the console stays without an error. */
async function lookAt(page: Page, paths: string[], addresses: Record<string, string> = {}): Promise<void> {
  const errors: string[] = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  const requests = followRequests(page);
  for (const path of paths) {
    await test.step(path, async () => {
      const [screen = "", query] = path.split("?");
      const address = addresses[screen] ?? screen;
      await goTo(page, query ? `${address}?${query}` : address);
      await expect(page).toHaveURL(({ pathname }) => pathname === (leadsTo[screen] ?? address));
      await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
      await expectSettled(page);
      await requests.expectNone();
      await expect(page.getByRole("heading", { name: failure })).toHaveCount(screens.includes(screen) ? 0 : 1);
      await inspect(page);
      expect(errors.filter((text) => !/401|404/.test(text))).toEqual([]);
    });
  }
}

/** Loads the first screen, and the one after a painted page; follows links to the others, since a load costs most. */
async function goTo(page: Page, address: string): Promise<void> {
  const { pathname } = new URL(page.url());
  if (!(await page.locator("#root h1").count()) || pathname === address.split("?")[0]) {
    await page.goto(address);
    return;
  }
  await page.evaluate((to) => {
    for (const title of document.querySelectorAll("h1")) title.dataset.left = "";
    history.pushState(null, "", to);
  }, address);
  await expect(page.locator("h1[data-left]")).toHaveCount(0);
}

async function aDispute(url: string, publisher: Caller): Promise<string> {
  const format = await newFormat(publisher, "Weir Bulletin", 10_000);
  const { call, campaign } = await newAdvertiser(url, "Xenia", 12_000);
  const { id } = await bookedOrder(call, campaign, format);
  await call("POST", `/api/orders/${id}/send`, {});
  await publisher("POST", `/api/orders/${id}/accept`, {});
  const reason = "The editors don't answer any more.";
  expect((await call("POST", `/api/orders/${id}/dispute`, { reason })).status).toBe(200);
  return id;
}

// Each has its own screens: as the longest of all stories they run side by side.
test.describe.configure({ mode: "parallel" });

test("every screen of the app's map is looked at by somebody", () => {
  const seen = Object.values(visits).flat();
  expect(screens.filter((screen) => !seen.some((path) => path.split("?")[0] === screen))).toEqual([]);
});

test("the visitors' screens are accessible and fit", async ({ newPerson }) => {
  await lookAt(await newPerson("a visitor"), visits.visitor);
});

test("the advertisers' screens are accessible and fit", async ({ newPerson, byline }) => {
  const operator = await signInToApi(byline.url, olga.email, olga.password);
  const made = await operator("POST", "/api/feature_flags", { name: "profile-notifications", enabled: true });
  expect(made.status).toBe(201);
  const call = await signInToApi(byline.url, ada.email, ada.password);
  await lookAt(await newPerson(ada), visits.advertiser, await addressesOfAda(call));
  // Other stories share this Byline.
  expect((await operator("DELETE", `/api/feature_flags/${made.body.id}`)).status).toBe(204);
});

test("the screens of an advertiser who has booked are accessible and fit", async ({ newPerson, byline }) => {
  const publisher = await signInToApi(byline.url, paul.email, paul.password);
  const format = await newFormat(publisher, "Sluice Bulletin", 10_000);
  const buyer = await newAdvertiser(byline.url, "Wanda", 12_000);
  const { id } = await bookedOrder(buyer.call, buyer.campaign, format);
  const addresses = { [board]: buyer.board, "/order/$id/swap": `/order/${id}/swap` };
  await lookAt(await newPerson(buyer.login), visits.buyer, addresses);
});

test("the publishers' screens are accessible and fit", async ({ newPerson, byline }) => {
  const call = await signInToApi(byline.url, paul.email, paul.password);
  await lookAt(await newPerson(paul), visits.publisher, await addressesOfPaul(call));
});

test("the operator's screens are accessible and fit", async ({ newPerson, byline }) => {
  const call = await signInToApi(byline.url, olga.email, olga.password);
  const publisher = await signInToApi(byline.url, paul.email, paul.password);
  const { id } = (await call("POST", "/api/path_redirects", { path: "/moved", target: "/media" })).body;
  const [organization] = await itemsOf(publisher, "/api/organizations");
  const addresses = {
    "/operator/imports/$id": `/operator/imports/${await anImport(call, organization?.id)}`,
    "/operator/identity/$id": `/operator/identity/${(await itemsOf(call, "/api/identity_verifications"))[0]?.id}`,
    "/operator/top-ups/$id": `/operator/top-ups/${(await itemsOf(call, "/api/top_ups?payments=paid"))[0]?.id}`,
    "/operator/organizations/$id/statement": `/operator/organizations/${organization?.id}/statement`,
    "/operator/disputes/$id": `/operator/disputes/${await aDispute(byline.url, publisher)}`,
  };
  await lookAt(await newPerson(olga), visits.operator, addresses);
  expect((await call("DELETE", `/api/path_redirects/${id}`)).status).toBe(204);
});

test("a theme that was chosen is worn from the first frame, and after a reload", async ({ newPerson, byline }) => {
  const page = await newPerson("a visitor");
  await page.context().addCookies([{ name: "byline-theme", value: "dark", url: byline.url }]);
  for (const path of ["/sign-in", "/sign-up"]) {
    await page.goto(path, { waitUntil: "commit" });
    await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", "dark");
  }
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", "dark");
});
test("R2.26 R8.3 an unknown address is named, and the way home is one click", async ({ newPerson }) => {
  const page = await newPerson(ada);
  await page.goto("/no/such/page");
  await expect(page.getByText("Page Not Found: /no/such/page")).toBeVisible();
  await expect(page.getByText("Sorry, the page you are looking for doesn't exist or has been moved")).toBeVisible();
  await page
    .getByRole("link", { name: "Take Me Home" })
    .or(page.getByRole("button", { name: "Take Me Home" }))
    .click();
  await expect(page).toHaveURL(/\/dashboard/);
});

test("R2.23 a visitor is sent to sign in and back to where they wanted to go; signed in, sign-in is no place to be", async ({
  newPerson,
}) => {
  const page = await newPerson("Ada, who is not signed in");
  await page.goto("/profile/billing");
  await expect(page).toHaveURL(/\/sign-in/);
  await page.getByLabel("Email").fill(ada.email);
  await page.getByLabel("Password", { exact: true }).fill("not the password");
  await page.getByRole("main").getByRole("button", { name: "Log In" }).click();
  await expect(page.getByText("Email or password is wrong")).toBeVisible();
  await page.getByLabel("Password", { exact: true }).fill(ada.password);
  await page.getByRole("main").getByRole("button", { name: "Log In" }).click();
  await page.waitForURL(({ pathname }) => pathname === "/profile/billing");
  await page.goto("/sign-in");
  await page.waitForURL(({ pathname }) => pathname !== "/sign-in");
  await logOut(page);
  await expect(page).toHaveURL(/\/sign-in/);
});
