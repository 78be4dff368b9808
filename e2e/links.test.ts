import { demoLogins } from "../src/demo/cast.ts";
import { inspect } from "./support/appearance.ts";
import { expectAccessible } from "./support/axe.ts";
import { expect, test } from "./support/byline.ts";

const [, , olga] = demoLogins;

test("R2.13 an operator makes a link, somebody comes by it, and it is counted once", async ({
  newPerson,
  browser,
  byline,
}) => {
  const page = await newPerson(olga);
  await page.goto("/operator/links");
  await page.getByRole("button", { name: "New link" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name").fill("Spring letter");
  await dialog.getByLabel("Leads to").fill("//elsewhere.example");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("Check your URL format")).toBeVisible();
  await expectAccessible(dialog);
  await dialog.getByLabel("Leads to").fill("/media?country=GB");
  await dialog.getByRole("button", { name: "Save" }).click();
  const row = page.getByRole("listitem").filter({ hasText: "Spring letter" });
  await expect(row.getByText("0 visits")).toBeVisible();
  const address = (await row.getByText(/\/link\//).textContent()) ?? "";

  // The stories' browser says that a program drives it; such visits are not counted.
  const userAgent = (await page.evaluate(() => navigator.userAgent)).replace("HeadlessChrome", "Chrome");
  const context = await browser.newContext({ baseURL: byline.url, userAgent });
  const visitor = await context.newPage();
  for (let times = 0; times < 2; times++) {
    await visitor.goto(address);
    await expect(visitor).toHaveURL(/\/media\?country=GB/);
  }
  expect(await context.cookies()).not.toContainEqual(expect.objectContaining({ name: "byline-visitor" }));
  const unknown = await visitor.goto("/link/nothing2345");
  expect(unknown?.status()).toBe(404);
  await expect(visitor.getByRole("heading", { name: "Page Not Found: /link/nothing2345" })).toBeVisible();

  await page.reload();
  await expect(row.getByText("1 visit", { exact: true })).toBeVisible();
  await inspect(page, page.locator("main"));
  await page.getByLabel("Made for").selectOption("Mails");
  await expect(page).toHaveURL(/purpose=mail/);
  await page.getByLabel("Made for").selectOption("Operator");
  await page.getByRole("button", { name: "Remove Spring letter" }).click();
  await dialog.getByRole("button", { name: "Remove" }).click();
  await expect(row).toHaveCount(0);
  expect((await visitor.goto(address))?.status()).toBe(404);
  await context.close();
});
