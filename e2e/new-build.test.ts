import type { Page } from "@playwright/test";
import { demoLogins } from "../src/demo/cast.ts";
import { expect, test } from "./support/byline.ts";
import { frameIsReady } from "./support/readiness.ts";
import { scriptOf } from "./support/scripts.ts";

const scriptOfPage = (page: string): string => scriptOf(`/${page}.tsx?tsr-split=component`);

function documentsOf(page: Page): { count: () => number } {
  let count = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count += 1;
  });
  return { count: () => count };
}

/** A visible page asks for new builds; waits until it has read the answer. */
async function lookAtAgain(page: Page): Promise<void> {
  const asked = page.waitForResponse("**/builds/latest.json");
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await (await asked).finished();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)));
}

test("R7.5 R9.9 a newer build is loaded at the next navigation, once, and the address keeps what was there", async ({
  newPerson,
}) => {
  const [ada] = demoLogins;
  const page = await newPerson(ada);
  // Moves of a slow machine would lie further apart than those of a loop.
  await page.clock.setFixedTime(new Date());
  await page.goto("/media?search=a");
  await frameIsReady(page);
  const documents = documentsOf(page);
  const bar = page.getByRole("navigation", { name: "Main" });
  const search = page.getByRole("searchbox", { name: "Search" });

  await lookAtAgain(page);
  await bar.getByRole("link", { name: "Home" }).click();
  await expect(page.getByRole("heading", { name: /^Good /, level: 1 })).toBeVisible();
  expect(documents.count(), "the same build").toBe(0);

  await page.route("**/builds/latest.json", (route) => route.fulfill({ json: { id: "another" } }));
  await lookAtAgain(page);
  expect(documents.count(), "nothing happens before the person goes somewhere").toBe(0);
  const loaded = page.waitForEvent("load");
  await page.goBack();
  await loaded;
  expect(documents.count(), "one load of the target").toBe(1);
  await expect(page).toHaveURL(/\/media\?search=a$/);
  await expect(search).toHaveValue("a");

  await frameIsReady(page);
  await lookAtAgain(page);
  await bar.getByRole("link", { name: "Home" }).click();
  await expect(page.getByRole("heading", { name: /^Good /, level: 1 })).toBeVisible();
  expect(documents.count(), "no loop while the page stays another build").toBe(1);
  await page.goBack();
  await expect(search).toHaveValue("a");
});

test("R7.5 R9.9 a screen whose part is gone from the server is loaded with its whole page, once", async ({
  newPerson,
}) => {
  const page = await newPerson("a visitor");
  let isOld = true;
  // Gone from the start: the app may preload the part as soon as the page is drawn.
  await page.route(`**/${scriptOfPage("SignInPage")}`, (route) =>
    isOld ? route.fulfill({ status: 404, body: "gone" }) : route.continue(),
  );
  await page.goto("/forgot");
  await frameIsReady(page);
  const documents = documentsOf(page);
  page.on("request", (request) => {
    if (request.isNavigationRequest()) isOld = false;
  });
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Log In" }).click();
  await expect(page).toHaveURL(/\/sign-in$/);
  // An email is asked for by the screen before it too, which stays until the load.
  await expect(page.getByLabel("Password", { exact: true })).toBeVisible();
  expect(documents.count()).toBe(1);
});

test("R7.5 the server never lets a kept answer hide a new build, and the page knows its own", async ({
  byline,
  newPerson,
}) => {
  const answer = await fetch(`${byline.url}/builds/latest.json`);
  expect(answer.headers.get("cache-control")).toBe("no-cache");
  const page = await newPerson("a visitor");
  await page.goto("/sign-in");
  await expect(page.locator('meta[name="build"]')).toHaveAttribute(
    "content",
    ((await answer.json()) as { id: string }).id,
  );
});

test("R7.5 one second after the page its later parts come; another screen only when somebody turns to its link", async ({
  newPerson,
}) => {
  const [ada] = demoLogins;
  const page = await newPerson(ada);
  const cart = scriptOfPage("CurrentCartPage");
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(request.url()));
  await page.goto("/dashboard");
  await frameIsReady(page);
  expect(loaded.filter((address) => address.endsWith(cart))).toEqual([]);
  const ahead = page.waitForResponse(`**/${cart}`);
  await page.getByRole("link", { name: /^Cart/ }).hover();
  await ahead;
});
