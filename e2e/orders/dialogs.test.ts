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
  const formats = [
    await newFormat(publisher, "Selmas Sluice", 5_000),
    await newFormat(publisher, "Selmas Jetty", 5_000),
  ];
  const { login, call, campaign, board } = await newAdvertiser(byline.url, "Selma", 20_000);
  for (const format of formats) {
    const { id } = await bookedOrder(call, campaign, format);
    expect((await call("POST", `/api/orders/${id}/send`, {})).status).toBe(200);
  }
  await bookedOrder(call, campaign, formats[0] ?? "");
  const cart = (await call("POST", "/api/carts", { campaign })).body.id;
  for (const format of formats) await call("POST", `/api/carts/${cart}/add`, { format });

  const selma = await newPerson(login);
  await test.step("one date for the lines of a cart", async () => {
    await selma.goto(`/cart/${cart}`);
    await selma.getByRole("button", { name: "One date for several" }).click();
    await inspect(selma, selma.getByRole("dialog", { name: "One date for several" }));
  });

  await test.step("one text for several orders is kept until it is written", async () => {
    await selma.goto(`${board}?view=table&task=toWrite`);
    await selma.getByRole("button", { name: "Clear the filters" }).click();
    await expect(selma).not.toHaveURL(/task=/);
    const open = () => selma.getByRole("button", { name: "One text for several (1)" }).click();
    await open();
    const title = selma.getByRole("dialog").getByRole("textbox", { name: "Title" });
    await title.fill("Locks of the old harbor");
    await selma.keyboard.press("Escape");
    await expect(title).toBeHidden();
    await selma.reload();
    await open();
    await expect(title).toHaveValue("Locks of the old harbor");
    await selma.getByRole("checkbox", { name: "Choose all 1" }).check();
    await selma.getByRole("button", { name: "Write into 1 order" }).click();
    await expect(selma.getByText("1 of 1 order done")).toBeVisible();
    await selma.getByRole("dialog").getByRole("button", { name: "Close", exact: true }).last().click();
    await open();
    await expect(title).toHaveValue("");
  });

  await test.step("a project's form begins anew unless something was typed or chosen, and undoes no colleague's change", async () => {
    const project = `/projects/${board.split("/").at(-2)}`;
    await selma.goto(project.replace("projects", "project"));
    const dialog = selma.getByRole("dialog", { name: "Edit project" });
    const open = () => selma.getByRole("button", { name: "Edit project" }).click();
    await open();
    const about = dialog.getByRole("textbox", { name: "About the brand" });
    await expect(about).toHaveValue("");
    await selma.keyboard.press("Escape");
    await call("PATCH", `/api${project}`, { brandDescription: "Canal houses" });
    await expect(selma.getByText("Canal houses")).toBeVisible();
    await open();
    await expect(about).toHaveValue("Canal houses");
    await dialog.getByRole("combobox", { name: "Countries" }).click();
    await selma.getByRole("option", { name: "Albania" }).click();
    await dialog.getByRole("button", { name: "Close", exact: true }).click();
    await expect(dialog).toBeHidden();
    await call("PATCH", `/api${project}`, { brandDescription: "Canal boats" });
    await expect(selma.getByText("Canal boats")).toBeVisible();
    await open();
    await expect(dialog.getByText("Albania")).toBeVisible();
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog).toBeHidden();
    expect((await call("GET", `/api${project}`)).body).toMatchObject({
      brandDescription: "Canal boats",
      countries: ["Albania"],
    });
  });

  await test.step("a project that was put away", async () => {
    await selma.getByRole("button", { name: "Archive" }).click();
    await expect(selma.getByRole("button", { name: "Restore" })).toBeVisible();
    await expectAccessible(selma.getByRole("main"));
  });

  await test.step("several orders are accepted at once", async () => {
    const paul = await newPerson(paulsLogin);
    await paul.goto("/publisher/orders?status=sent&search=Selmas");
    await paul.getByRole("button", { name: /^Accept several/ }).click();
    const dialog = paul.getByRole("dialog", { name: "Accept several" });
    await expect(dialog.getByText(/^Publish as soon as accepted$/).first()).toBeVisible();
    for (const box of await dialog.getByRole("checkbox").all()) await expect(box).not.toBeChecked();
    await inspect(paul, dialog);
    const all = dialog.getByRole("checkbox", { name: "Choose all 2" });
    await all.check();
    await expect(all).toBeChecked();
    await dialog.getByRole("button", { name: "Accept 2 orders" }).click();
    await expect(paul.getByText("No orders match this filter")).toBeVisible();
    await expect(dialog.getByText("2 of 2 orders done")).toBeVisible();
  });
});
