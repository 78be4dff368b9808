import { demoLogins } from "../../src/demo/cast.ts";
import { inspect } from "../support/appearance.ts";
import { asPublisher, newFormat } from "../support/booked-order.ts";
import { expect, test } from "../support/byline.ts";

const [, paulsLogin] = demoLogins;

test("R3.8 a publisher changes many prices in a table: by percent, by Enter and by a pasted column, all or nothing", async ({
  newPerson,
  byline,
}) => {
  const publisher = await asPublisher(byline.url);
  const formats: string[] = [];
  for (const name of ["Price Post One", "Price Post Three", "Price Post Two"])
    formats.push(await newFormat(publisher, name, 20_000));
  const priceOf = async (index: number) =>
    (await publisher("GET", `/api/format_prices/${formats[index]}`)).body.priceCents;
  const paul = await newPerson(paulsLogin);
  await paul.goto("/publisher/outlets");
  await paul.getByRole("link", { name: "Edit prices" }).click();
  const cells = paul.getByRole("textbox", { name: /^New price of / });
  const bar = paul.getByRole("region", { name: "Changed prices" });

  await test.step("the table is narrowed by words and sales, and nothing is selected before", async () => {
    await paul.getByRole("textbox", { name: "Outlet, domain or format" }).fill("price post");
    await expect(cells).toHaveCount(3);
    await paul.getByRole("combobox", { name: "Sales" }).selectOption("Sold in 12 months");
    await expect(paul.getByText("No format matches")).toBeVisible();
    await paul.getByRole("combobox", { name: "Sales" }).selectOption("Not sold in 12 months");
    await expect(paul.getByRole("checkbox", { name: "Select all 3" })).not.toBeChecked();
    await expect(paul.getByRole("button", { name: "Apply to 0" })).toBeDisabled();
    await inspect(paul);
  });

  await test.step("five percent more for all, with the difference before it is saved", async () => {
    await paul.getByRole("checkbox", { name: "Select all 3" }).check();
    await paul.getByRole("button", { name: "Apply to 3" }).click();
    for (const cell of await cells.all()) await expect(cell).toHaveValue("210");
    await expect(bar).toContainText("3 prices change");
    await expect(bar).toContainText("+5% together");
    await inspect(paul);
  });

  await test.step("a column is pasted, Enter goes down, and a word is no price", async () => {
    await cells.first().evaluate((cell) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", "220\n230\nsoon\n");
      cell.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    });
    await expect(cells.nth(1)).toHaveValue("230");
    await expect(bar.getByRole("button", { name: "Save 3 prices" })).toBeDisabled();
    await cells.nth(1).press("Enter");
    await expect(cells.nth(2)).toBeFocused();
    await paul.keyboard.type("240");
    await expect(bar.getByRole("button", { name: "Save 3 prices" })).toBeEnabled();
  });

  await test.step("one that changed meanwhile is named and none is saved; then all are", async () => {
    const [taken] = formats;
    expect((await publisher("PATCH", `/api/formats/${taken}`, { priceCents: 20_500 })).status).toBe(200);
    await bar.getByRole("button", { name: "Save 3 prices" }).click();
    await expect(paul.getByText("The price changed meanwhile: it is $205.00 now.")).toBeVisible();
    expect([await priceOf(0), await priceOf(1), await priceOf(2)]).toEqual([20_500, 20_000, 20_000]);
    await paul.reload();
    await expect(cells).toHaveCount(3);
    await paul.getByRole("checkbox", { name: "Select all 3" }).check();
    await paul.getByRole("button", { name: "Apply to 3" }).click();
    await bar.getByRole("button", { name: "Save 3 prices" }).click();
    await expect(paul.getByText("3 prices are saved")).toBeVisible();
    expect([await priceOf(0), await priceOf(1), await priceOf(2)]).toEqual([21_500, 21_000, 21_000]);
  });
});
