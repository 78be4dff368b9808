import { demoAdvertiser, demoLogins } from "../src/demo/cast.ts";
import { expectAccessible } from "./support/axe.ts";
import { expect, test } from "./support/byline.ts";
import { followRequests, frameIsReady } from "./support/readiness.ts";

const [ada] = demoLogins;

test("R7.4 without network reading goes on, a change to the cart waits and is done when it is back", async ({
  newPerson,
}) => {
  const page = await newPerson(ada);
  const requests = followRequests(page);
  await page.goto("/dashboard");
  await page.getByRole("button", { name: /^Where you work/ }).click();
  await page.getByRole("menuitem", { name: demoAdvertiser.campaign }).click();
  await page.waitForURL(/\/dashboard/);
  await page.goto("/media");
  await page.locator('main a[href^="/media/"]').first().click();
  await page.getByRole("main").getByRole("button", { name: /cart/i }).first().click();
  await expect(page.getByText(/was put into|in the cart|to the cart/i).first()).toBeVisible();
  const bar = page.getByRole("navigation", { name: "Main" });
  await bar.getByRole("link", { name: "Marketplace" }).click();
  await page.locator('main a[href^="/media/"]').first().waitFor();
  await page.getByRole("banner").getByRole("link", { name: /^Cart/ }).click();
  await frameIsReady(page);
  const remove = page.getByRole("button", { name: /^Remove .* from the cart/ });
  await expect(remove).not.toHaveCount(0);
  await requests.expectNone();
  const lines = await remove.count();

  await page.context().setOffline(true);
  await expect(page.getByText("You are offline. This page may be out of date.")).toBeVisible();
  const sent: string[] = [];
  page.on("request", (request) => request.method() === "POST" && sent.push(request.url()));
  await remove.first().click();
  await expect(page.getByRole("list", { name: "Waiting for the network:" }).getByRole("listitem")).toHaveText([
    "Remove a publication from the cart",
  ]);
  await expectAccessible(page.locator("[data-later-parts]"));
  await bar.getByRole("link", { name: "Marketplace" }).click();
  await expect(page.locator('main a[href^="/media/"]').first()).toBeVisible();
  expect(sent, "nothing was sent").toEqual([]);

  const removed = page.waitForResponse((answer) => answer.request().method() === "POST");
  await page.context().setOffline(false);
  await expect(page.getByText("Back online")).toBeVisible();
  await expect(page.getByText("Back online")).toBeHidden();
  await removed;
  expect(sent).toHaveLength(1);
  await page.goto("/cart");
  await expect(page.getByRole("heading", { name: "Cart", level: 1 })).toBeVisible();
  await expect(remove).toHaveCount(lines - 1);
});
