import type { Page } from "@playwright/test";
import { demoLogins } from "../../src/demo/cast.ts";
import { expectAccessible } from "../support/axe.ts";
import { expect, test } from "../support/byline.ts";

const [ada] = demoLogins;

async function openMarketplace(page: Page, query = ""): Promise<void> {
  await page.goto(`/media${query}`);
  await expect(page.getByText(/^Rows 1 to/)).toBeVisible();
}

const scrollToEnd = (page: Page) =>
  page.getByRole("region", { name: "Results" }).evaluate((box) => {
    box.scrollTop = box.scrollHeight;
  });

test("R2.12 the rows scroll to the end without pages, few of them are drawn, and the address keeps the place", async ({
  newPerson,
}) => {
  const page = await newPerson(ada);
  await openMarketplace(page);
  const all = Number.parseInt((await page.getByText(/^\d+ formats$/).textContent()) ?? "", 10);
  const table = page.getByRole("region", { name: "Results" }).getByRole("table");
  await expect(table).toHaveAttribute("aria-rowcount", String(all + 1));
  await scrollToEnd(page);
  await expect(page.getByText(`to ${all} of ${all}`)).toBeVisible();
  const last = table.locator(`tr[aria-rowindex="${all + 1}"]`);
  await expect(last.getByRole("link")).toBeVisible();
  expect(await table.getByRole("row").count()).toBeLessThan(60);
  await expect(page).toHaveURL(/page=\d+/);
  const seen = (await page.getByText(/^Rows \d+ to/).textContent()) ?? "";
  await page.reload();
  await expect(page.getByText(/^Rows \d+ to/)).toHaveText(/^Rows \d{3} to/);
  expect(seen).toMatch(/^Rows \d{3} to/);
  await expectAccessible(page.getByRole("main"));
  await page.getByRole("checkbox", { name: "Advertorial", exact: true }).check();
  await expect(page.getByText(/^Rows 1 to/)).toBeVisible();
  await expect(page).not.toHaveURL(/page=/);
});

test("the row that holds the focus keeps it while one scrolls away, and j goes on from it", async ({ newPerson }) => {
  const page = await newPerson(ada);
  await openMarketplace(page, "?order%5Bname%5D=asc");
  await page.keyboard.press("j");
  const first = page.locator('tr[aria-rowindex="2"]').getByRole("link");
  await expect(first).toBeFocused();
  await scrollToEnd(page);
  await expect(page.getByText(/^Rows \d{3} to/)).toBeVisible();
  await expect(first).toBeFocused();
  await page.keyboard.press("j");
  await expect(page.locator('tr[aria-rowindex="3"]').getByRole("link")).toBeFocused();
  await expect(page.getByText(/^Rows [12] to/)).toBeVisible();
});

test("R7.3 the same rows go by pages for who prefers them", async ({ newPerson }) => {
  const page = await newPerson(ada);
  await openMarketplace(page);
  await page.getByRole("combobox", { name: "Rows per page" }).selectOption("10 a page");
  await expect(page.getByText(/^Rows 1 to \d+ of/)).toBeVisible();
  await page.getByRole("button", { name: "Page 2", exact: true }).click();
  await expect(page.getByText(/^Rows 1[1-9] to/)).toBeVisible();
  await expect(page.getByRole("row")).toHaveCount(11);
});

test("R3.7 a column is made wider by its edge, with the pointer or by keys, and stays so in the address", async ({
  newPerson,
}) => {
  const page = await newPerson(ada);
  await openMarketplace(page);
  const header = page.getByRole("columnheader", { name: /Market Price/ });
  const widthOf = async () => (await header.boundingBox())?.width ?? 0;
  const edge = page.getByRole("separator", { name: "Width of Market Price" });
  const own = await widthOf();
  await edge.focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect.poll(widthOf).toBeCloseTo(own + 20, 0);
  const { x = 0, y = 0, width = 0, height = 0 } = (await edge.boundingBox()) ?? {};
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 + 50, y + height / 2, { steps: 5 });
  await page.mouse.up();
  await expect(page).toHaveURL(/widths=price\.\d+/);
  await page.reload();
  await expect.poll(widthOf).toBeCloseTo(own + 70, 0);
  await edge.focus();
  await page.keyboard.press("Home");
  await expect.poll(widthOf).toBeCloseTo(own, 0);
});

/** Pixels from each card to the next below it; negative where they overlap. */
const gapsBelow = (page: Page) =>
  page.getByRole("list", { name: "Results" }).evaluate((list) => {
    const boxes = [...list.querySelectorAll('[role="listitem"]')].map((card) => card.getBoundingClientRect());
    return boxes.flatMap(({ left, bottom }) => {
      const next = boxes.find((box) => box.left === left && box.bottom > bottom);
      return next ? [next.top - bottom] : [];
    });
  });

const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
          resolve(shifts.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(0), 500);
      }),
  );

for (const size of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`the cards scroll with the window at ${size.width} pixels, and are used by the same keys`, async ({
    newPerson,
  }) => {
    const page = await newPerson(ada, size);
    await openMarketplace(page, "?view=cards&order%5Bname%5D=asc");
    const cards = page.getByRole("list", { name: "Results" });
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(page.getByText(/^Rows \d+ to (\d+) of \1$/)).toBeVisible();
    await expect(cards.getByRole("listitem").last().getByRole("link")).toBeVisible();
    expect(await cards.getByRole("listitem").count()).toBeLessThan(90);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 3));
    await expect(page).toHaveURL(/page=[3-9](&|$)/);
    const left = new URL(page.url()).searchParams.get("page");
    await page.reload();
    await expect(cards.getByRole("listitem").nth(5)).toBeVisible();
    expect(Math.min(...(await gapsBelow(page)))).toBeGreaterThan(0);
    expect(await shiftOf(page)).toBeLessThan(0.02);
    expect(new URL(page.url()).searchParams.get("page"), "the place stays").toBe(left);
    await page.evaluate(() => scrollTo(0, 0));
    await expect(page.getByText(/^Rows 1 to/)).toBeVisible();
    for (const key of ["j", "j"]) await page.keyboard.press(key);
    const second = cards.locator('[aria-posinset="2"]');
    await expect(second.getByRole("link")).toBeFocused();
    await page.keyboard.press("x");
    await expect(second.getByRole("checkbox")).toBeChecked();
    // The bar of what is chosen lies over some card, and would hide a part of its buttons.
    await page.keyboard.press("x");
    await expect(second.getByRole("checkbox")).not.toBeChecked();
    await expectAccessible(page.getByRole("main"));
  });
}
