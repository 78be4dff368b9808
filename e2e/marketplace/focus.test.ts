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
  await price.focus();
  for (const isTicked of [false, true]) {
    await page.keyboard.press("Space");
    await expect(price).toBeChecked({ checked: isTicked });
    await expect(price).toBeFocused();
  }

  // Two arrows a row: up to the first place, and once more against its end.
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
  const views = page.getByRole("button", { name: "Views" });
  await views.click();
  await page.getByRole("menuitem", { name: "Save this view" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("Soon gone");
  await page.getByRole("checkbox", { name: "Share it with the organization" }).check();
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
