import type { Page } from "@playwright/test";
import { demoLogins } from "../src/demo/cast.ts";
import { signIn as signInToApi } from "../test/process.ts";
import { inspect } from "./support/appearance.ts";
import { bookedOrder, newAdvertiser, newFormat } from "./support/booked-order.ts";
import { expect, test } from "./support/byline.ts";
import { logOut } from "./support/people.ts";
import { expectSettled, followRequests } from "./support/readiness.ts";
import { screens } from "./support/screens.ts";
import { addressesOfAda, addressesOfOlga, addressesOfPaul, board, leadsTo, visits } from "./support/visits.ts";

const [ada, paul, olga] = demoLogins;

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
      await inspect(page, page.locator("html"));
      expect(errors.filter((text) => !/401|404/.test(text))).toEqual([]);
    });
  }
}

/** Loads the first screen, and the one after a painted page; follows links to the others, since a load costs most. */
async function goTo(page: Page, address: string): Promise<void> {
  const { pathname } = new URL(page.url());
  if (!(await page.locator("#root:not([data-painted]) h1").count()) || pathname === address.split("?")[0]) {
    await page.goto(address);
    return;
  }
  await page.evaluate((to) => {
    for (const title of document.querySelectorAll("h1")) title.dataset.left = "";
    history.pushState(null, "", to);
  }, address);
  await expect(page.locator("h1[data-left]")).toHaveCount(0);
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
  const call = await signInToApi(byline.url, ada.email, ada.password);
  await lookAt(await newPerson(ada), visits.advertiser, await addressesOfAda(call));
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
  const addresses = await addressesOfOlga(byline.url, call, publisher);
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
