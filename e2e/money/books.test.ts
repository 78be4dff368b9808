import type { Locator } from "@playwright/test";
import { demoLogins } from "../../src/demo/cast.ts";
import { inspect } from "../support/appearance.ts";
import { expect, test } from "../support/byline.ts";
import { write } from "../support/database.ts";

const [, , olga] = demoLogins;

/** A cent that no posting moved, written by the database's owner. */
const plant = (cents: number) =>
  `UPDATE ledger_account SET balance_cents = balance_cents + ${cents} WHERE id = (SELECT min(id) FROM ledger_account WHERE kind = 'available' AND balance_cents > 100)`;

test("R10.4 an operator finds a planted difference in the books, which stops payouts until it is mended", async ({
  newPerson,
  byline,
}) => {
  test.setTimeout(150_000);
  const page = await newPerson(olga);
  // Whoever asks while a check is under way gets its answer, which may be of before: so it is asked again until it says so.
  const checkUntil = async (said: Locator) => {
    await page.goto("/operator/books");
    await expect(async () => {
      await page.getByRole("button", { name: "Check now" }).click();
      await expect(said).toBeVisible({ timeout: 5_000 });
    }).toPass({ timeout: 40_000 });
  };
  const balance = page.getByText("The books balance", { exact: true });
  await checkUntil(balance);
  await expect(page.getByText("The accounts sum to zero: no money came from nowhere.")).toBeVisible();

  await write(byline, plant(1), []);
  await checkUntil(page.getByText("The books do not balance: 1 difference"));
  await expect(page.getByText(/its balance is \d+, its entries sum to \d+/)).toBeVisible();
  await inspect(page, page.locator("main"));
  await page.goto("/operator/withdrawals");
  await expect(page.getByText("Payouts are stopped", { exact: true })).toBeVisible();

  await write(byline, plant(-1), []);
  await checkUntil(balance);
  await page.goto("/operator/withdrawals");
  await page.getByRole("button", { name: "Let payouts go on" }).click();
  await expect(page.getByText("Payouts are stopped", { exact: true })).toBeHidden();
});
