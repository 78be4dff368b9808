import { demoLogins } from "../../src/demo/cast.ts";
import { asPublisher, newAdvertiser, newOffer } from "../support/booked-order.ts";
import { expect, test } from "../support/byline.ts";

const [, paul] = demoLogins;

test("R4.6 R10.10 a price is offered, countered and agreed on by two people; it becomes an order and Your Price", async ({
  newPerson,
  byline,
}) => {
  const publisher = await asPublisher(byline.url);
  const { medium } = await newOffer(publisher, "Harbor Ledger", { format: { priceCents: 30_000 } });
  const { login, call, campaign } = await newAdvertiser(byline.url, "Nell", 28_000);
  const nell = await newPerson(login);
  const seller = await newPerson(paul);

  await test.step("the advertiser names a price on the outlet's page", async () => {
    await nell.goto(`/media/${medium}`);
    await nell.getByRole("button", { name: "Make an offer, Harbor Ledger, Advertorial" }).click();
    const form = nell.getByRole("dialog", { name: "Offer to Harbor Ledger" });
    await form.getByRole("textbox", { name: "Message" }).fill("We plan two this year.");
    await nell.keyboard.press("Escape");
    await nell.getByRole("combobox", { name: "Publish, Advertorial" }).selectOption("On or before");
    await nell.getByRole("button", { name: "Make an offer, Harbor Ledger, Advertorial" }).click();
    const publish = form.getByRole("combobox", { name: "Publish" });
    await expect(publish).toHaveValue("Before");
    await expect(form.getByRole("textbox", { name: "Message" })).toHaveValue("");
    await publish.selectOption("On or after");
    await form.getByRole("button", { name: "Send the offer" }).click();
    await expect(form.getByText("Fill to continue")).toBeVisible();
    await form.getByRole("textbox", { name: "Your price" }).fill("310");
    await form.getByRole("button", { name: "Send the offer" }).click();
    await expect(form.getByText("Can't be more than $300.00")).toBeVisible();
    await form.getByRole("textbox", { name: "Your price" }).fill("200");
    await form.getByRole("textbox", { name: "Message" }).fill("We plan four this year.");
    await expect(form.getByRole("row", { name: "We hold $200.00" })).toBeVisible();
    await form.getByRole("button", { name: "Send the offer" }).click();
    await expect(nell.getByText("Offer sent to Harbor Ledger.")).toBeVisible();
  });

  await test.step("the publisher reads it and answers with another price", async () => {
    await seller.goto("/publisher/dashboard/offers");
    await seller.getByRole("link", { name: "Harbor Ledger" }).click();
    await expect(seller.getByText("We plan four this year.")).toBeVisible();
    await expect(seller.getByText("Your answer is due.")).toBeVisible();
    await seller.getByRole("button", { name: "Make a counter-offer" }).click();
    const form = seller.getByRole("dialog", { name: "Make a counter-offer" });
    await form.getByRole("textbox", { name: "Your price" }).fill("250");
    await form.getByRole("combobox", { name: "Price valid" }).selectOption("5 orders");
    await form.getByRole("button", { name: "Send the counter-offer" }).click();
    await expect(seller.getByText("The advertiser has to answer.")).toBeVisible();
  });

  await test.step("the advertiser sees what changed, accepts, and writes the order's text", async () => {
    await nell.goto(`/offers?campaign=${campaign}`);
    await nell.getByRole("button", { name: /^Remove the filter Campaign: / }).click();
    await expect(nell).toHaveURL(/\/offers$/);
    await nell.getByRole("link", { name: "Harbor Ledger" }).click();
    await expect(nell.getByText("Changes the price")).toBeVisible();
    await nell.getByRole("button", { name: "Accept the offer" }).click();
    const dialog = nell.getByRole("dialog", { name: "Accept the offer" });
    await expect(dialog.getByText("You pay $250.00")).toBeVisible();
    await expect(dialog.getByText("You keep this price: 5 orders.")).toBeVisible();
    expect((await call("PATCH", `/api/campaigns/${campaign}`, { budgetCents: 10_000 })).status).toBe(200);
    await dialog.getByRole("button", { name: "Accept the offer" }).click();
    const over = nell.getByRole("dialog", { name: "Over the campaign's budget" });
    await expect(over.getByText("This is $150.00 over the campaign's budget.", { exact: false })).toBeVisible();
    await over.getByRole("button", { name: "Book anyway" }).click();
    await expect(nell.getByText("Accepted. The offer is an order now.")).toBeVisible();
    expect((await call("PATCH", `/api/campaigns/${campaign}`, { budgetCents: null })).status).toBe(200);
    await nell.getByRole("link", { name: /^Open order Q/ }).click();
    await expect(
      nell
        .getByRole("dialog", { name: /^Order Q/ })
        .getByText("$250.00")
        .first(),
    ).toBeVisible();
    await nell.goto(`/media/${medium}`);
    await expect(nell.getByText("Your Price · Market Price $300.00")).toBeVisible();
    await expect(nell.getByText("For 4 more orders")).toBeVisible();
  });

  await test.step("the publisher sees who pays what, and ends it with notice", async () => {
    await seller.goto("/publisher/dashboard/offers/prices");
    const row = seller.getByRole("row", { name: /Harbor Ledger/ });
    await expect(row).toContainText("List price $300.00");
    await row.getByRole("button", { name: /^End the price of/ }).click();
    const dialog = seller.getByRole("dialog", { name: "End this agreed price" });
    await dialog.getByRole("button", { name: "End this agreed price" }).click();
    await expect(row).toContainText("For 4 more orders, until");
  });

  await test.step("from then on the publisher's rule answers at once", async () => {
    await seller.goto("/publisher/dashboard/offers");
    await seller.getByRole("button", { name: "Automatic answers" }).click();
    const rules = seller.getByRole("dialog", { name: "Automatic answers" });
    await rules.getByRole("combobox", { name: "Format" }).selectOption("Harbor Ledger, Advertorial");
    await rules.getByRole("textbox", { name: "Decline below" }).fill("150");
    await rules.getByRole("button", { name: "Save" }).click();
    await expect(rules).toBeHidden();
    await nell.getByRole("button", { name: "Make an offer, Harbor Ledger, Advertorial" }).click();
    const form = nell.getByRole("dialog", { name: "Offer to Harbor Ledger" });
    await form.getByRole("textbox", { name: "Your price" }).fill("20");
    await form.getByRole("button", { name: "Send the offer" }).click();
    await expect(nell.getByText("Harbor Ledger declined your offer.")).toBeVisible();
  });
});
