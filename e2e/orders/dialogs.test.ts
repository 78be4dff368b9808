import { demoLogins } from "../../src/demo/cast.ts";
import { inspect } from "../support/appearance.ts";
import { expectAccessible } from "../support/axe.ts";
import { asPublisher, bookedOrder, newAdvertiser, newFormat } from "../support/booked-order.ts";
import { expect, test } from "../support/byline.ts";

const [, paulsLogin] = demoLogins;

test("what is asked of several at once, and a project that was put away, are accessible", async ({
  newPerson,
  byline,
}) => {
  const publisher = await asPublisher(byline.url);
  const formats = [await newFormat(publisher, "Sluice Post", 5_000), await newFormat(publisher, "Jetty Post", 5_000)];
  const { login, call, campaign, board } = await newAdvertiser(byline.url, "Selma", 20_000);
  for (const format of formats) {
    const { id } = await bookedOrder(call, campaign, format);
    expect((await call("POST", `/api/orders/${id}/send`, {})).status).toBe(200);
  }
  const cart = (await call("POST", "/api/carts", { campaign })).body.id;
  for (const format of formats) await call("POST", `/api/carts/${cart}/add`, { format });

  const selma = await newPerson(login);
  await test.step("one date for the lines of a cart", async () => {
    await selma.goto(`/cart/${cart}`);
    await selma.getByRole("button", { name: "One date for several" }).click();
    await inspect(selma, selma.getByRole("dialog", { name: "One date for several" }));
  });

  await test.step("a project that was put away", async () => {
    await selma.goto(`/project/${board.split("/").at(-2)}`);
    await selma.getByRole("button", { name: "Archive" }).click();
    await expect(selma.getByRole("button", { name: "Restore" })).toBeVisible();
    await expectAccessible(selma.getByRole("main"));
  });

  await test.step("several orders are accepted at once", async () => {
    const paul = await newPerson(paulsLogin);
    await paul.goto("/publisher/orders?status=sent");
    await paul.getByRole("button", { name: /^Accept several/ }).click();
    const dialog = paul.getByRole("dialog", { name: "Accept several" });
    await expect(dialog.getByText(/^Publish as soon as accepted$/).first()).toBeVisible();
    for (const box of await dialog.getByRole("checkbox").all()) await expect(box).not.toBeChecked();
    await inspect(paul, dialog);
  });
});
