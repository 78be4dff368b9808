import { demoLogins } from "../src/demo/cast.ts";
import { inspect } from "./support/appearance.ts";
import { asPublisher, bookedOrder, newAdvertiser, newFormat } from "./support/booked-order.ts";
import { expect, test } from "./support/byline.ts";
import { logOut } from "./support/people.ts";

const [, paul, olga] = demoLogins;

test("R2.8 an advertiser's home says what waits, leads to it, and follows what happens", async ({
  newPerson,
  byline,
}) => {
  const publisher = await asPublisher(byline.url);
  const format = await newFormat(publisher, "Home Story Post", 20_000);
  const { login, call, campaign } = await newAdvertiser(byline.url, "Hanna", 100_000);
  const page = await newPerson(login);
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1, name: /^Good (morning|afternoon|evening)$/ })).toBeVisible();
  const waits = page.getByRole("region", { name: "Waiting for you" });
  await expect(waits.getByText("Nothing waiting for you")).toBeVisible();
  await expect(
    page.getByRole("region", { name: "Spend" }).getByText("Nothing spent in the last 12 months"),
  ).toBeVisible();

  const { id } = await bookedOrder(call, campaign, format);
  const bar = page.getByRole("navigation", { name: "Main" }).first();
  await expect(bar.getByRole("link", { name: "Orders 1", exact: true })).toBeVisible();
  await waits.getByRole("link", { name: "Write: Write for Home Story Post" }).click();
  const drawer = page.getByRole("dialog");
  await expect(drawer.getByRole("textbox", { name: "Title" })).toHaveValue("Nimbus opens a roastery");
  await drawer.getByRole("button", { name: "Send to the publisher" }).click();
  await expect(waits.getByText("Nothing waiting for you")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();

  expect((await publisher("POST", `/api/orders/${id}/accept`, {})).status).toBe(200);
  const publicationUrl = `http://home-story-post.example/${id}`;
  expect((await publisher("POST", `/api/orders/${id}/publish`, { publicationUrl })).status).toBe(200);
  await waits.getByRole("link", { name: "Review: Approve “Nimbus opens a roastery”" }).click();
  await expect(drawer.getByRole("button", { name: "Approve", exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await inspect(page);
});

test("R2.21 a publisher's home has one table of things to do, and each leads to its order", async ({
  newPerson,
  byline,
}) => {
  const publisher = await asPublisher(byline.url);
  const format = await newFormat(publisher, "Quick Home Post", 20_000, { turnaroundHours: 1 });
  const { call, campaign } = await newAdvertiser(byline.url, "Hugo", 100_000);
  const { id } = await bookedOrder(call, campaign, format);
  expect((await call("POST", `/api/orders/${id}/send`, {})).status).toBe(200);
  expect((await publisher("POST", `/api/orders/${id}/accept`, {})).status).toBe(200);

  const page = await newPerson(paul);
  await page.goto("/publisher/dashboard");
  const row = page.getByRole("region", { name: "To do" }).getByRole("row", { name: /Quick Home Post/ });
  await expect(row).toContainText("Hugo Communications");
  await expect(row).toContainText("$170.00");
  await expect(page.getByRole("region", { name: "Earnings" }).getByRole("listitem")).toHaveCount(12);
  await row.getByRole("link", { name: "Publish: Nimbus opens a roastery" }).click();
  await expect(page.getByRole("dialog").getByRole("button", { name: "Publish", exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await page
    .getByRole("region", { name: "Outlets" })
    .getByRole("link", { name: /^All \d+$/ })
    .click();
  await expect(page).toHaveURL(/\/publisher\/outlets$/);
});

test("R1.10 a person who is only an operator has the console's navigation and no other", async ({ newPerson }) => {
  const page = await newPerson(olga);
  await page.goto("/operator");
  const bar = page.getByRole("navigation", { name: "Main" }).first();
  await expect(bar.getByRole("link")).toHaveText(["Inbox", "Money", "People", "Setup", "Marketplace"]);
  await bar.getByRole("link", { name: "People" }).click();
  await expect(page).toHaveURL(/\/operator\/organizations$/);
  await expect(bar.getByRole("link", { name: "People" })).toHaveAttribute("aria-current", "page");
  await expect(page.getByRole("button", { name: /^Where you work/ })).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole("navigation", { name: "Main" }).last().getByRole("link")).toHaveText([
    "Inbox",
    "Money",
    "People",
    "Setup",
    "Marketplace",
  ]);
});

test("a row of the orders leads to its one next step", async ({ newPerson, byline }) => {
  const { login, call, campaign } = await newAdvertiser(byline.url, "Nora", 100_000);
  const format = await newFormat(await asPublisher(byline.url), "Step Weekly", 20_000);
  const { id, number } = await bookedOrder(call, campaign, format);
  const page = await newPerson(login);
  await page.goto("/orders");
  await page.getByRole("link", { name: `Write: ${number}` }).click();
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get("order") === id);
  await expect(page.getByRole("dialog").getByText(number)).toBeVisible();
});

test("R2.29 at a phone's thumb stand the five places of one's side", async ({ newPerson, byline }) => {
  const { login } = await newAdvertiser(byline.url, "Thea", 10_000);
  const page = await newPerson(login, { width: 390, height: 844 });
  await page.goto("/orders");
  const thumb = page.locator("[data-thumb]");
  await expect(thumb.getByRole("link")).toHaveText(["Home", "Marketplace", "Orders", "Cart", "Billing"]);
  await expect(thumb.getByRole("link", { name: "Orders" })).toHaveAttribute("aria-current", "page");
  await logOut(page);
  await expect(thumb).toHaveCount(0);
});
