import { inspect } from "../support/appearance.ts";
import { asPublisher, bookedOrder, newAdvertiser, newFormat, payAndReturn } from "../support/booked-order.ts";
import { expect, test } from "../support/byline.ts";

const lowBalance = "Your balance is low for this media swap. Top up additional funds…";

test("R4.9 R8.1 a rejected order and a booked one go on on another medium; what is missing is topped up on the way", async ({
  newPerson,
  byline,
}) => {
  const publisher = await asPublisher(byline.url);
  const first = await newFormat(publisher, "Mole Bulletin", 10_000);
  const dearer = {
    dofollowFeeCents: 2_000,
    hyperlinkKind: "Dofollow For a Fee",
    extras: [{ name: "Homepage", priceCents: 500 }],
  };
  await newFormat(publisher, "Jetty Bulletin", 13_000, dearer);
  await newFormat(publisher, "Slip Bulletin", 9_000);
  const { login, call, campaign, board } = await newAdvertiser(byline.url, "Tara", 12_000);
  const page = await newPerson(login);
  const { id, number } = await bookedOrder(call, campaign, first);
  await call("POST", `/api/orders/${id}/send`, {});
  expect((await publisher("POST", `/api/orders/${id}/reject`, { reason: "Off topic" })).status).toBe(200);

  await test.step("the rejected order moves to a cheaper medium", async () => {
    await page.goto(`${board}?order=${id}`);
    await page.getByRole("link", { name: "Swap outlet" }).click();
    await expect(page.getByRole("heading", { name: "Swap outlet", level: 1 })).toBeVisible();
    const dearer = page.getByRole("region", { name: "More expensive" });
    await expect(dearer.getByRole("link", { name: /^Choose / }).first()).toBeVisible();
    await page.getByRole("searchbox", { name: "Search by name or domain" }).fill("slip-bulletin");
    await expect(dearer).toBeHidden();
    await page.getByRole("link", { name: "Choose Slip Bulletin" }).click();
    const chosen = page.getByRole("region", { name: "The new outlet" });
    await expect(chosen.getByRole("row", { name: "Your balance plus the held amount $120.00" })).toBeVisible();
    await chosen.getByRole("button", { name: "Swap for $90.00" }).click();
    await expect(page.getByText("Moved to Slip Bulletin", { exact: false }).first()).toBeVisible();
    const order = page.getByRole("dialog", { name: /^Order Q/ });
    await expect(order.getByRole("link", { name: `Order ${number}` })).toBeVisible();
    await expect(order.getByRole("textbox", { name: "Title" })).toHaveValue("Nimbus opens a roastery");
    await order.getByRole("link", { name: `Order ${number}` }).click();
    await expect(
      page
        .getByRole("dialog", { name: `Order ${number}` })
        .getByText("Rejected")
        .first(),
    ).toBeVisible();
    await expect(page.getByRole("link", { name: "Swap outlet" })).toBeHidden();
  });

  await test.step("the new one moves on to a dearer medium, for which the balance is low", async () => {
    await page.getByRole("link", { name: /^Order Q/ }).click();
    await page.getByRole("link", { name: "Swap outlet" }).click();
    await page.getByRole("searchbox", { name: "Search by name or domain" }).fill("jetty bulletin");
    // Before the search it stands in another list, which goes when the results come.
    const found = page.getByRole("region", { name: "Results" });
    await found.getByRole("link", { name: "Choose Jetty Bulletin" }).click();
    const chosen = page.getByRole("region", { name: "The new outlet" });
    await chosen.getByRole("checkbox", { name: "Homepage, + $5.00" }).check();
    await expect(chosen.getByText("Short by $35.00", { exact: true })).toBeVisible();
    await expect(chosen.getByText(lowBalance, { exact: true })).toBeVisible();
    await expect(chosen.getByRole("button", { name: "Swap for $155.00" })).toBeDisabled();
    await page.reload();
    await expect(chosen.getByText(lowBalance)).toBeVisible();
    await inspect(page);
    await chosen.getByRole("link", { name: "Top up $35.00" }).click();
    await payAndReturn(page);
    await expect(chosen.getByText(lowBalance)).toBeHidden();
    await expect(chosen.getByRole("checkbox", { name: "Homepage, + $5.00" })).toBeChecked();
    await chosen.getByRole("button", { name: "Swap for $155.00" }).click();
    await expect(page.getByText("Moved to Jetty Bulletin", { exact: false }).first()).toBeVisible();
  });

  await test.step("the board and the balance say the same", async () => {
    await page.goto(board);
    await expect(
      page
        .getByRole("region", { name: /^To Publish/ })
        .getByText("Jetty Bulletin")
        .first(),
    ).toBeVisible();
    await expect(
      page
        .getByRole("region", { name: /^Canceled/ })
        .getByText("Slip Bulletin")
        .first(),
    ).toBeVisible();
    await expect(
      page
        .getByRole("region", { name: /^Declined/ })
        .getByText("Mole Bulletin")
        .first(),
    ).toBeVisible();
    await page.goto("/profile/billing");
    await expect(page.getByText("$0.00").first()).toBeVisible();
    await expect(page.getByText("$155.00").first()).toBeVisible();
  });
});

test("R4.9 an order that was accepted, and one that is not there, have nothing to swap", async ({
  newPerson,
  byline,
}) => {
  const publisher = await asPublisher(byline.url);
  const format = await newFormat(publisher, "Groyne Bulletin", 10_000);
  const { login, call, campaign } = await newAdvertiser(byline.url, "Uma", 12_000);
  const page = await newPerson(login);
  const { id } = await bookedOrder(call, campaign, format);
  await call("POST", `/api/orders/${id}/send`, {});
  await publisher("POST", `/api/orders/${id}/accept`, {});
  await page.goto(`/order/${id}/swap`);
  await expect(page.getByText("This order can't be swapped")).toBeVisible();
  await page.goto(`/order/${crypto.randomUUID()}/swap`);
  await expect(page.getByText("Page Not Found", { exact: false })).toBeVisible();
});
