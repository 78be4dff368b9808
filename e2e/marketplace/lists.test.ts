import { readFileSync } from "node:fs";
import { demoLogins } from "../../src/demo/cast.ts";
import { expectAccessible } from "../support/axe.ts";
import { expect, test } from "../support/byline.ts";
import { followRequests } from "../support/readiness.ts";

const [ada, paul] = demoLogins;

test("R10.7 a pasted list is looked up line by line, shown in the marketplace, and what is missing is saved", async ({
  newPerson,
}) => {
  const page = await newPerson(ada);
  await page.goto("/media?order%5Bname%5D=asc");
  await expect(page.locator("tr[data-row]").nth(8)).toBeVisible();
  const domains = await page
    .locator("tr[data-row] a[href]")
    .evaluateAll((links) => links.map((link) => link.closest("td")?.innerText.match(/[\w-]+\.example/)?.[0] ?? ""));
  const [one = "", other = ""] = [...new Set(domains.filter(Boolean))];
  await page.getByRole("button", { name: "Match a list" }).click();
  const dialog = page.getByRole("dialog", { name: "Match a list of outlets" });
  await dialog
    .getByRole("textbox", { name: "Domains or addresses" })
    .fill(`${one}\nhttps://www.${other}/about\n${other}\nnobody-knows-it.example\nThe Evening Nothing`);
  await expect(dialog.getByText("5 entries")).toBeVisible();
  await dialog.getByRole("button", { name: "Match" }).click();
  await expect(dialog.getByText("2 listed here, 2 not, 1 repeats one of these")).toBeVisible();
  await expect(dialog.getByRole("row", { name: /nobody-knows-it/ })).toContainText("Not listed here");
  await expect(dialog.getByRole("row", { name: /The Evening Nothing/ })).toContainText("Not a domain");
  const first = dialog.getByRole("row", { name: new RegExp(`^${one}`) });
  await expect(first.getByText(/\$\d/).first()).toBeVisible();
  await expect(first.getByRole("button", { name: /^Add to cart/ }).first()).toBeEnabled();
  await expectAccessible(dialog);
  for (const pressed of [true, false]) {
    await first.getByRole("button", { name: /^Favorite: / }).click();
    await page.getByRole("menuitemcheckbox", { name: "Favorite of this campaign" }).click();
    await expect(first.getByRole("button", { name: /^Favorite: /, pressed })).toBeFocused();
  }
  const saved = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Save those not listed" }).click();
  const text = readFileSync(await (await saved).path(), "utf8");
  expect(text).toBe("nobody-knows-it.example\nThe Evening Nothing\n");
  await dialog.getByRole("button", { name: "Show in the marketplace" }).click();
  await expect(page.getByText("2 chosen outlets")).toBeVisible();
  await expect(page).toHaveURL(/media=.+&media=/);
  await page.reload();
  await expect(page.getByText("2 chosen outlets")).toBeVisible();
  await expect(page.locator("tr[data-row]").filter({ hasNotText: one }).filter({ hasNotText: other })).toHaveCount(0);
});

test("R2.15 favourites are found, made one campaign's, blocked and taken off in the profile", async ({ newPerson }) => {
  const page = await newPerson(ada);
  await page.goto("/media?order%5Bname%5D=desc");
  const star = page.getByRole("button", { name: /^Favorite: / }).first();
  const name = ((await star.getAttribute("aria-label")) ?? "").replace("Favorite: ", "");
  await star.click();
  await page.getByRole("menuitemcheckbox", { name: "Favorite of the whole organization" }).click();
  await expect(page.getByRole("button", { name: `Favorite: ${name}`, pressed: true }).first()).toBeVisible();

  await page.goto("/profile/media");
  await page.getByRole("link", { name: "Favorites" }).click();
  await page.getByRole("searchbox", { name: "Name or domain" }).fill(name.slice(0, 6).toLowerCase());
  const row = page.getByRole("row", { name: new RegExp(name) });
  await expect(row).toBeVisible();
  const counts = row.getByRole("combobox", { name: /^Where .+ is marked$/ });
  await counts.selectOption({ index: 1 });
  await expect(counts).not.toHaveValue("");
  await expectAccessible(page.getByRole("main"));
  await row.getByRole("button", { name: "Move to blocked" }).click();
  await expect(page.getByText("No outlet matches")).toBeVisible();

  await page.getByRole("link", { name: "Blocked" }).click();
  await expect(row.getByRole("button", { name: "Move to favorites" })).toBeVisible();
  await page.getByRole("link", { name: "Show these in the marketplace" }).click();
  await expect(page.getByText("Blocked outlets only")).toBeVisible();
  await expect(page.getByRole("row").nth(1)).toContainText("Blocked");
  await page.goto("/profile/media?list=blocked");
  await row.getByRole("button", { name: /^Remove/ }).click();
  await expect(row).toHaveCount(0);
});

test("R3.16 the star asks for whom it counts and shows it, and its row stays where it is", async ({
  newPerson,
  byline,
}) => {
  const page = await newPerson(ada);
  const requests = followRequests(page);
  for (const { theme, view, ...size } of [
    { width: 1440, height: 900, theme: "light", view: "table" },
    { width: 768, height: 1024, theme: "dark", view: "table" },
    { width: 390, height: 844, theme: "light", view: "cards" },
  ]) {
    await page.context().addCookies([{ name: "byline-theme", value: theme, url: byline.url }]);
    await page.setViewportSize(size);
    await page.goto(`/media?order%5Bname%5D=asc&view=${view}`);
    const star = page.getByRole("button", { name: /^Favorite: / }).first();
    await expect(star).toHaveAttribute("aria-pressed", "false");
    await requests.expectNone();
    const row = page.locator("[data-row='0']");
    const before = await row.boundingBox();
    await star.click();
    const menu = page.getByRole("menu");
    const ofCampaign = menu.getByRole("menuitemcheckbox", { name: "Favorite of this campaign" });
    await expect(ofCampaign).toHaveAttribute("aria-checked", "false");
    await expectAccessible(page.locator("html"));
    expect(await row.boundingBox()).toEqual(before);
    await ofCampaign.click();
    await expect(menu).toBeHidden();
    await expect(star).toHaveAttribute("aria-pressed", "true");
    await expect(star).toHaveAttribute("title", "For this campaign");
    expect(await row.boundingBox()).toEqual(before);
    await expect(star).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(ofCampaign).toHaveAttribute("aria-checked", "true");
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await star.click();
    await star.click();
    await expect(menu).toBeHidden();
    await star.click();
    await ofCampaign.click();
    await expect(star).toHaveAttribute("aria-pressed", "false");
  }
});

test("R2.15 a publisher finds the own media with their state and the way to their form", async ({ newPerson }) => {
  const page = await newPerson(paul);
  await page.goto("/profile/media?list=own");
  const row = page.getByRole("row").nth(1);
  await expect(row).toContainText("Listed");
  await expect(row).toContainText(/\d+ of \d+ listed/);
  await row.getByRole("link", { name: /^Edit / }).click();
  await page.waitForURL(/\/publisher\/setup-list\?edit=/);
  await expect(page.getByRole("textbox", { name: /name/i }).first()).toBeVisible();
});
