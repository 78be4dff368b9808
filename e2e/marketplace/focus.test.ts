import { demoLogins } from "../../src/demo/cast.ts";
import { expect, test } from "../support/byline.ts";

const [ada] = demoLogins;

test("R3.7 columns are chosen by keys alone: the focus stays where it was, and Escape closes", async ({
  newPerson,
}) => {
  const page = await newPerson(ada);
  await page.goto("/media");
  const opener = page.getByRole("button", { name: "Columns" });
  await opener.focus();
  await page.keyboard.press("Enter");
  const chooser = page.getByRole("group", { name: "Columns" });
  const price = chooser.getByRole("checkbox", { name: "Market Price" });
  // The opened part takes the focus first.
  await expect(page.getByRole("dialog").locator(":focus")).toBeVisible();
  await price.focus();
  for (const isTicked of [false, true]) {
    await page.keyboard.press("Space");
    await expect(price).toBeChecked({ checked: isTicked });
    await expect(price).toBeFocused();
  }

  // Two arrows a row: up to the first position, and once more against the end.
  const up = chooser.getByRole("button", { name: "Move Market Price to the left" });
  await up.focus();
  const rows = await chooser.getByRole("button", { name: /to the left$/ }).count();
  for (let press = 0; press < rows; press++) await page.keyboard.press("Enter");
  await expect(chooser.getByRole("checkbox").first()).toHaveAccessibleName("Market Price");
  await expect(up).toBeFocused();
  await expect(up).toBeDisabled();
  await page.keyboard.press("Escape");
  await expect(chooser).toBeHidden();
  await expect(opener).toBeFocused();
});

test("R10.5 a view is saved and, after a question, removed; each time the focus is back at the views", async ({
  newPerson,
}) => {
  const page = await newPerson(ada);
  await page.goto("/media?formatType=Advertorial");
  const views = page.getByRole("button", { name: "Views", exact: true });
  await views.click();
  await page.getByRole("menuitem", { name: "Save this view" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("Soon gone");
  await page.getByRole("checkbox", { name: "Share with the organization" }).check();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Soon gone is saved")).toBeVisible();
  await expect(views).toBeFocused();

  const removal = page.getByRole("dialog", { name: "Remove the view Soon gone?" });
  for (const answer of ["Cancel", "Remove"]) {
    await views.click();
    await page.getByRole("menuitem", { name: "Remove the view Soon gone" }).click();
    await expect(removal.getByText("Your colleagues lose it too.")).toBeVisible();
    await removal.getByRole("button", { name: answer }).click();
    await expect(removal).toBeHidden();
    await expect(views).toBeFocused();
  }
  await expect(page.getByText("The view is removed")).toBeVisible();
  await views.click();
  await expect(page.getByRole("menuitem", { name: "Save this view" })).toBeVisible();
  await expect(page.getByRole("menuitem", { name: /^Soon gone/ })).toHaveCount(0);
});

test("after Back the focus is on the row that was opened, wherever it is in the list", async ({ newPerson }) => {
  const page = await newPerson(ada);
  await page.goto("/media?order%5Bname%5D=asc");
  await expect(page.locator("tr[data-row='0']")).toBeVisible();
  for (let press = 0; press < 18; press++) await page.keyboard.press("j");
  const row = page.locator("tr[data-row='17']").getByRole("link");
  await expect(row).toBeFocused();
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/media\/[0-9a-f-]{36}/);
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Marketplace");
  await page.goBack();
  await expect(row).toBeFocused();
  await expect(row).toBeInViewport();
});

test("R1.8 a toast does not cover the button that it speaks of", async ({ newPerson }) => {
  const page = await newPerson(ada, { width: 390, height: 844 });
  await page.goto("/media?search=alpine-wire");
  const add = page.getByRole("button", { name: /^(Add to|In) cart/ }).first();
  await expect(add).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
  await add.evaluate((button) => scrollTo(0, button.getBoundingClientRect().top - 90));
  await add.click();
  const toast = page.getByRole("status").filter({ hasText: /added to the cart$/ });
  await expect(toast).toBeVisible();
  const [button, over] = [await add.boundingBox(), await toast.boundingBox()];
  expect(over?.y ?? 0).toBeGreaterThanOrEqual((button?.y ?? 0) + (button?.height ?? 0));
  await expect(add).toHaveAccessibleName(/^In cart/);
  await add.click();
  await expect(page.getByRole("button", { name: /^In cart/ })).toHaveCount(0);
});
