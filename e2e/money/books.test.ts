import { demoLogins } from "../../src/demo/cast.ts";
import { inspect } from "../support/appearance.ts";
import { expect, test } from "../support/byline.ts";
import { write } from "../support/database.ts";

const [, , olga] = demoLogins;

const plant = (cents: number) =>
  `UPDATE ledger_account SET balance_cents = balance_cents + ${cents} WHERE id = (SELECT min(id) FROM ledger_account WHERE kind = 'available' AND balance_cents > 100)`;

test("R10.4 an operator finds a planted difference in the books, which stops payouts until it is mended", async ({
  newPerson,
  byline,
}) => {
  const page = await newPerson(olga);
  const check = async () => {
    await page.goto("/operator/books");
    await page.getByRole("button", { name: "Check now" }).click();
  };
  const balance = page.getByText("The books balance", { exact: true });
  await check();
  await expect(balance).toBeVisible();
  await expect(page.getByText("The accounts sum to zero: no money came from nowhere.")).toBeVisible();

  await write(byline, plant(1), []);
  await check();
  await expect(page.getByText("The books do not balance: 1 difference")).toBeVisible();
  await expect(page.getByText(/its balance is \d+, its entries sum to \d+/)).toBeVisible();
  await inspect(page, page.locator("main"));
  await page.goto("/operator/withdrawals");
  await expect(page.getByText("Payouts are stopped", { exact: true })).toBeVisible();

  await write(byline, plant(-1), []);
  await check();
  await expect(balance).toBeVisible();
  await page.goto("/operator/withdrawals");
  await page.getByRole("button", { name: "Resume payouts" }).click();
  await expect(page.getByText("Payouts are stopped", { exact: true })).toBeHidden();
});
