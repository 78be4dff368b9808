import type { Page } from "@playwright/test";
import axe from "axe-core";
import { demoAdvertiser, demoLogins } from "../src/demo/cast.ts";
import { expect, signIn, test } from "./byline.ts";

const visitor = ["/", "/sign-in", "/sign-up", "/forgot", "/reset", "/confirm", "/invite?token=nobody"];
const profile = ["/profile/general", "/profile/billing", "/profile/media", "/profile/settings", "/profile/extras"];
const advertiser = ["/media", "/dashboard", "/cart", "/top-up", "/survey", ...profile, "/nowhere"];
const publisher = [
  "/publisher/dashboard",
  "/publisher/dashboard/members",
  "/publisher/setup",
  "/publisher/setup-list",
  "/publisher/import",
  "/publisher/orders",
  "/profile/billing",
];
const large = { width: 1440, height: 900 };
const middle = { width: 768, height: 1024 };
const small = { width: 390, height: 844 };
const appearances = [
  { size: large, theme: "light" },
  { size: middle, theme: "light" },
  { size: small, theme: "light" },
  { size: large, theme: "dark" },
  { size: small, theme: "dark" },
];

/** Nothing hidden at the side, nothing that assistive technology can't read, no error in the console. */
async function inspect(page: Page, path: string): Promise<void> {
  const errors: string[] = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${path} is wider than the window`).toBeLessThanOrEqual(0);
  await page.evaluate(axe.source);
  const found = await page.evaluate(() =>
    axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] }),
  );
  const problems = found.violations.map(
    ({ id, nodes }) => `${path}: ${id} at ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
  expect(problems).toEqual([]);
  expect(
    errors.filter((text) => !/401|404/.test(text)),
    path,
  ).toEqual([]);
}

for (const { size, theme } of appearances) {
  test(`every screen is accessible and fits at ${size.width} pixels, ${theme}`, async ({ newPerson, byline }) => {
    test.setTimeout(240_000);
    const visiting = async (name: string) => {
      const page = await newPerson(name, size);
      await page.context().addCookies([{ name: "byline-theme", value: theme, url: byline.url }]);
      return page;
    };
    const nobody = await visiting("a visitor");
    for (const path of visitor) await inspect(nobody, path);
    const [ada, paul] = demoLogins;
    const advertising = await visiting("Ada");
    await signIn(advertising, ada.email, ada.password);
    for (const path of advertiser) await inspect(advertising, path);
    await advertising.goto("/media");
    await advertising.locator('main a[href^="/media/"]').first().waitFor();
    const row = await advertising.evaluate(() => {
      const link = document.querySelector<HTMLAnchorElement>('main a[href^="/media/"]');
      return link?.pathname;
    });
    if (row) await inspect(advertising, row);
    await advertising.goto("/dashboard");
    await advertising.getByRole("link", { name: demoAdvertiser.campaign }).first().click();
    await advertising.waitForURL(/\/dashboard\/.+\/.+\/.+/);
    const { pathname } = new URL(advertising.url());
    for (const view of ["", "?view=calendar", "?view=report"]) await inspect(advertising, pathname + view);
    const publishing = await visiting("Paul");
    await signIn(publishing, paul.email, paul.password);
    for (const path of publisher) await inspect(publishing, path);
  });
}

test("R2.26 R8.3 an unknown address is named, and the way home is one click", async ({ newPerson }) => {
  const [ada] = demoLogins;
  const page = await newPerson("Ada");
  await signIn(page, ada.email, ada.password);
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
  const [ada] = demoLogins;
  const page = await newPerson("Ada");
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
  await page.getByRole("button", { name: "Log Out" }).click();
  await expect(page).toHaveURL(/\/sign-in/);
});
