import { inspect } from "../support/appearance.ts";
import { asPublisher, bookedOrder, newAdvertiser, newFormat, payAndReturn } from "../support/booked-order.ts";
import { expect, test } from "../support/byline.ts";

const lowBalance = "Your balance is low for this booking with the new conditions. Top up additional funds…";

test("R4.8 R5.2 R8.1 a publisher raises the price: the advertiser sees what changes, tops up what is missing, accepts and sends", async ({
  newPerson,
  byline,
}) => {
  const publisher = await asPublisher(byline.url);
  const format = await newFormat(publisher, "Quay Bulletin", 10_000);
  const { login, call, campaign, board } = await newAdvertiser(byline.url, "Rhea", 11_000);
  const page = await newPerson(login);
  const { id, number } = await bookedOrder(call, campaign, format);
  const changed = await publisher("PATCH", `/api/formats/${format}`, { priceCents: 15_000, turnaroundHours: 24 });
  expect(changed.status).toBe(200);

  await page.goto(board);
  const card = page.getByRole("region", { name: /^To Publish/ }).getByRole("listitem");
  await expect(card.getByText("New conditions")).toBeVisible();
  await card.getByRole("link", { name: "Nimbus opens a roastery" }).click();
  const order = page.getByRole("dialog", { name: `Order ${number}` });
  const flag = order.getByRole("region", { name: "The publisher changed the conditions" });
  await expect(
    flag.getByRole("row", { name: "Published within 2 days of acceptance 24 hours of acceptance" }),
  ).toBeVisible();
  await expect(flag.getByRole("row", { name: "Total $100.00 $150.00" })).toBeVisible();
  await expect(flag.getByText(lowBalance, { exact: true })).toBeVisible();
  await expect(flag.getByText("Short by $40.00", { exact: true })).toBeVisible();
  await expect(flag.getByRole("button", { name: "Accept new conditions" })).toBeDisabled();
  const send = order.getByRole("button", { name: "Send to the publisher" });
  await expect(send).toBeDisabled();
  await expect(order.getByText("Accept the new conditions first. Then you can send the text.")).toBeVisible();
  await page.reload();
  await expect(flag).toBeVisible();
  await inspect(page);

  await flag.getByRole("link", { name: "Top up $40.00" }).click();
  await payAndReturn(page);
  await expect(flag.getByText("$50.00 more is held when you accept.")).toBeVisible();
  await expect(flag.getByText(lowBalance)).toBeHidden();
  await flag.getByRole("button", { name: "Accept new conditions" }).click();
  await expect(flag).toBeHidden();
  await expect(order.getByRole("row", { name: "Total $150.00" })).toBeVisible();
  await expect(order.getByText("New conditions accepted")).toBeVisible();
  await expect(order.getByText("The total was $100.00 and is $150.00 now.")).toBeVisible();
  await send.click();
  await expect(page.getByText("The text was sent to the publisher.").first()).toBeVisible();
  expect((await publisher("GET", `/api/orders/${id}`)).body).toMatchObject({ status: "sent", totalCents: 15_000 });

  await page.goto("/profile/billing");
  await expect(
    page.getByRole("row", { name: new RegExp(`Booking Order ${number}, new conditions .* -\\$50\\.00`) }),
  ).toBeVisible();
});

test("R4.8 a publisher sees which orders were booked before a change, and a format off the market can't be accepted", async ({
  newPerson,
  byline,
}) => {
  const publisher = await asPublisher(byline.url);
  const format = await newFormat(publisher, "Pier Bulletin", 10_000);
  const { login, call, campaign, board } = await newAdvertiser(byline.url, "Silas", 20_000);
  const page = await newPerson(login);
  const { id } = await bookedOrder(call, campaign, format);
  expect((await call("POST", `/api/orders/${id}/send`, {})).status).toBe(200);
  await publisher("PATCH", `/api/formats/${format}`, { priceCents: 9_000 });

  await page.goto(`${board}?order=${id}`);
  const flag = page.getByRole("region", { name: "The publisher changed the conditions" });
  await expect(flag.getByText("$10.00 returns to your balance when you accept.")).toBeVisible();
  await publisher("PATCH", `/api/formats/${format}`, { status: "paused" });
  await expect(flag.getByText(/^This format is no longer available/)).toBeVisible();
  await expect(flag.getByRole("button")).toBeHidden();
  await expect(page.getByRole("link", { name: "Swap outlet" })).toBeVisible();
  expect((await publisher("GET", `/api/orders/${id}`)).body.newConditions).toMatchObject({ available: false });
});
