import { demoLogins } from "../../src/demo/cast.ts";
import { asPublisher, bookedOrder, newAdvertiser, newFormat } from "../support/booked-order.ts";
import { expect, test } from "../support/byline.ts";
import { frameIsReady } from "../support/readiness.ts";

const [, paul] = demoLogins;

test("an order is accepted and published by the keyboard alone, and the focus comes back to its row", async ({
  newPerson,
  byline,
}) => {
  const publisher = await asPublisher(byline.url);
  const format = await newFormat(publisher, "Keystone Post", 5_000);
  const { call, campaign } = await newAdvertiser(byline.url, "Kaya", 10_000);
  const { id, number } = await bookedOrder(call, campaign, format);
  expect((await call("POST", `/api/orders/${id}/send`, {})).status).toBe(200);

  const page = await newPerson(paul);
  await page.goto(`/publisher/orders?search=${number}`);
  await frameIsReady(page);
  const row = page.getByRole("row", { name: new RegExp(number) });
  const link = row.getByRole("link");
  const order = page.getByRole("dialog", { name: `Order ${number}` });
  const open = async () => {
    await page.keyboard.press("Enter");
    await expect(order.getByRole("button", { name: "Accept", exact: true })).toBeVisible();
  };

  await test.step("J goes to the row, Enter opens its order, and ? names the letters of its moves", async () => {
    await expect(link).toBeVisible();
    await page.keyboard.press("j");
    await expect(link).toBeFocused();
    await open();
    const accept = order.getByRole("button", { name: "Accept", exact: true });
    await expect(accept).toHaveAttribute("aria-keyshortcuts", "A");
    await page.keyboard.press("?");
    const help = page.getByRole("dialog", { name: "Keyboard shortcuts" });
    await expect(help.getByRole("row", { name: "Accept A" })).toBeVisible();
    await expect(help.getByRole("row", { name: "Request changes C" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(help).toBeHidden();
    await expect(order).toBeVisible();
  });

  await test.step("A asks and accepts; under the question no letter acts", async () => {
    await page.keyboard.press("a");
    const question = page.getByRole("dialog", { name: "Accept", exact: true });
    await expect(question).toBeVisible();
    await page.keyboard.press("r");
    await expect(page.getByRole("dialog", { name: "Reject", exact: true })).toBeHidden();
    await question.getByRole("button", { name: "Accept", exact: true }).press("Enter");
    await expect(question).toBeHidden();
    await expect(order.getByRole("button", { name: "Publish", exact: true })).toHaveAttribute("aria-keyshortcuts", "P");
  });

  await test.step("the letter of the next move follows, and what is typed into its field is no letter", async () => {
    await page.keyboard.press("p");
    const question = page.getByRole("dialog", { name: "Publish", exact: true });
    await question.getByRole("textbox").first().fill("");
    await page.keyboard.type("cdo");
    await expect(question.getByRole("textbox").first()).toHaveValue("cdo");
    await page.keyboard.press("Escape");
    await expect(question).toBeHidden();
  });

  await test.step("in the list the letter opens the row's order with its question", async () => {
    await page.keyboard.press("Escape");
    await expect(order).toBeHidden();
    await expect(link).toBeFocused();
    // Until the list is read anew, its row has the moves of a sent order.
    await expect(row).toContainText("Accepted");
    await page.keyboard.press("p");
    const question = page.getByRole("dialog", { name: "Publish", exact: true });
    await expect(question).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(question).toBeHidden();
    await expect(order).toBeVisible();
  });

  await test.step("Escape closes the order, gives the focus back, and the palette keeps what is typed", async () => {
    await page.keyboard.press("Escape");
    await expect(order).toBeHidden();
    await expect(link).toBeFocused();
    await page.keyboard.press("Control+k");
    const field = page.getByRole("dialog", { name: "Command palette" }).getByRole("textbox");
    await expect(field).toBeFocused();
    await page.keyboard.type("keystone");
    await expect(field).toHaveValue("keystone");
  });
});
