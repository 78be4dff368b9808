import { demoLogins } from "../../src/demo/cast.ts";
import { asPublisher, bookedOrder, newAdvertiser, newFormat } from "../support/booked-order.ts";
import { expect, test } from "../support/byline.ts";

const [, , olga] = demoLogins;

test("R2.16 R3.14 a bank transfer is announced, credited and receipted; a payment that was spent and is charged back is owed", async ({
  newPerson,
  byline,
}) => {
  const publisher = await asPublisher(byline.url);
  const format = await newFormat(publisher, "Towpath Bulletin", 10_000);
  const { login, call, campaign, board } = await newAdvertiser(byline.url, "Tess", 12_000);
  // Accepted, so that the debt can't be paid by canceling the order.
  const { id: order } = await bookedOrder(call, campaign, format);
  await call("POST", `/api/orders/${order}/send`, {});
  expect((await publisher("POST", `/api/orders/${order}/accept`, {})).status).toBe(200);
  const tess = await newPerson(login);
  const operator = await newPerson(olga);

  await test.step("the payer's bank takes the payment of a spent balance back", async () => {
    const [{ id, checkoutUrl }] = (await call("GET", "/api/top_ups")).body["hydra:member"];
    await tess.goto(checkoutUrl);
    await tess.getByRole("button", { name: "Charge back" }).click();
    await expect(tess).toHaveURL(new RegExp(`/top-up/${id}$`));
    await expect(tess.getByRole("heading", { name: "The payment was taken back" })).toBeVisible();
    await expect(tess.getByText("$100.00 is still owed.")).toBeVisible();
    await tess.getByRole("link", { name: "See the transactions" }).click();
    await expect(tess.getByText("Payments that were taken back")).toBeVisible();
  });

  await test.step("a transfer that was given up leads to another try for the same organization", async () => {
    await tess.goto("/top-up?amount=50000");
    await tess.getByRole("radio", { name: "Bank transfer" }).check();
    await tess.getByRole("button", { name: "Get bank details" }).click();
    await tess.getByRole("button", { name: "Cancel transfer" }).click();
    await tess.getByRole("dialog").getByRole("button", { name: "Cancel transfer" }).click();
    const organization = board.split("/").at(2);
    await expect(tess.getByRole("link", { name: "Try again" })).toHaveAttribute(
      "href",
      new RegExp(`organization=${organization}`),
    );
  });

  let reference = "";
  await test.step("an advertiser announces a bank transfer and reads where it goes", async () => {
    await tess.goto("/top-up?amount=50000");
    await tess.getByRole("radio", { name: "Bank transfer" }).check();
    await tess.getByRole("button", { name: "Get bank details" }).click();
    await expect(tess.getByRole("heading", { name: "Waiting for your bank transfer" })).toBeVisible();
    await expect(tess.getByText("IBAN IE29")).toBeVisible();
    reference = (await tess.getByText(/^BY-\w{4}-\w{4}$/).textContent()) ?? "";
  });

  await test.step("the operator finds it by its reference; another amount has to be meant", async () => {
    const page = operator;
    await page.goto("/operator/top-ups");
    await page.getByRole("textbox", { name: "Search by reference or organization" }).fill(reference);
    await expect(page.getByText("1 in total")).toBeVisible();
    await page.getByRole("link", { name: reference }).click();
    await page.getByRole("radio", { name: "Credit the balance" }).check();
    await page.getByRole("textbox", { name: "Amount that arrived" }).fill("480");
    await page.getByRole("button", { name: "Credit $480.00" }).click();
    await expect(page.getByText("The organization announced $500.00.")).toBeVisible();
    await page.getByRole("checkbox").check();
    await page.getByRole("button", { name: "Credit $480.00" }).click();
    await expect(page.getByText("Nothing to decide: this transfer is settled.")).toBeVisible();
  });

  await test.step("the operator refunds a payment that is not spent", async () => {
    await newAdvertiser(byline.url, "Ramona", 5_000);
    await operator.goto("/operator/top-ups?state=paid");
    await operator.getByRole("link", { name: "Ramona Communications" }).click();
    await operator.getByRole("radio", { name: "Refund" }).check();
    await operator.getByRole("textbox", { name: "Amount to refund" }).fill("60");
    await operator.getByRole("textbox", { name: "Reason" }).fill("Paid twice");
    await operator.getByRole("button", { name: "Refund $60.00" }).click();
    await expect(operator.getByText("Up to $50.00 of it can be refunded")).toBeVisible();
    await operator.getByRole("textbox", { name: "Amount to refund" }).fill("20");
    await operator.getByRole("button", { name: "Refund $20.00" }).click();
    await expect(operator.getByText("Reason: Paid twice")).toBeVisible();
    await expect(operator.getByText("Partially Refunded")).toBeVisible();
  });

  await test.step("what arrived pays what is owed first, is receipted and found again from billing", async () => {
    await tess.goto("/profile/billing");
    await expect(tess.getByText("Payments that were taken back")).toHaveCount(0);
    await tess.getByRole("link", { name: "Top Up", exact: true }).first().click();
    await expect(tess.getByRole("heading", { name: "The money is in your balance" })).toBeVisible();
    const download = tess.waitForEvent("download");
    await tess.getByRole("button", { name: "Receipt (PDF)" }).click();
    expect((await download).suggestedFilename()).toBe("receipt.pdf");
    const organization = (await call("GET", "/api/wallets")).body["hydra:member"][0];
    expect(organization).toMatchObject({ availableCents: 38_000, owedCents: 0 });
  });

  await test.step("R2.15 a card is saved for days on which the balance runs low, and forgotten again", async () => {
    await tess.goto("/profile/billing");
    const part = tess.getByRole("region", { name: "Automatic top-up" });
    await part.getByRole("textbox", { name: "When less than this is available" }).fill("1");
    await part.getByRole("textbox", { name: "Top up by" }).fill("200");
    await part.getByRole("textbox", { name: "At most within 24 hours" }).fill("100");
    await part.getByRole("button", { name: "Save a card and turn on" }).click();
    await expect(part.getByText("This is less than one top-up.")).toBeVisible();
    await part.getByRole("textbox", { name: "At most within 24 hours" }).fill("400");
    await part.getByRole("button", { name: "Save a card and turn on" }).click();
    await tess.waitForURL(/sandbox/);
    await tess.goto("/profile/billing");
    await part.getByRole("link", { name: "Continue to the card" }).click();
    await tess.getByRole("button", { name: "Save this card" }).click();
    await expect(part.getByText("Charges Test card ···· 4242")).toBeVisible();
    const turningOff = /\/api\/auto_top_ups\/.+/;
    await tess.route(turningOff, (route) => route.abort("connectionreset"));
    await part.getByRole("button", { name: "Turn off" }).click();
    await expect(tess.getByText("Something went wrong, please try again later")).toBeVisible();
    await tess.unroute(turningOff);
    await part.getByRole("button", { name: "Turn off" }).click();
    await expect(part.getByText("Charges Test card")).toBeHidden();
  });
});
