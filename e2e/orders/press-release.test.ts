import type { Page } from "@playwright/test";
import { runCommand } from "../../test/process.ts";
import { choose, expect, openMail, signUp, test } from "../support/byline.ts";

const publisher = { email: "penny@harbor-courier.example", password: "penny-prints-on-tuesdays" };
const advertiser = { email: "marc@nimbus.example", password: "marc-announces-roasteries" };
const target = "https://nimbus.example/roastery";

test("R1.1 R4.5 a press release from search to payout: two people, real screens, equal books", async ({
  newPerson,
  site,
  directory,
}) => {
  const penny = await newPerson("Penny, a publisher");
  const marc = await newPerson("Marc, an advertiser");

  await test.step("Penny signs up and offers her medium", () => offerMedium(penny, site.domain));
  await test.step("Penny sets a format with its price and conditions", () => offerFormat(penny));
  await test.step("Marc signs up and sets up his company", () => setUpCompany(marc));
  await test.step("Marc finds the medium among all and puts the format into the cart", () => fillCart(marc));
  await test.step("Marc is short, tops up at the test-payment page, and books", () => topUpAndBook(marc));
  await test.step("Marc writes the text; what breaks the conditions is named; he sends it", () => writeAndSend(marc));
  await test.step("Penny finds the order in her inbox and accepts it", () => accept(penny));
  await test.step("Penny publishes on her own site; the link is checked", () => publish(penny, site.publish));
  await test.step("Marc sees the evidence and approves", () => approve(marc));
  await test.step("Penny has earned", () => seeEarnings(penny));
  await test.step("Both have their mails", async () => {
    await openMail(marc, advertiser.email, /published, all checks passed/);
    await openMail(penny, publisher.email, /Completed/);
  });
  await test.step("The books balance to the cent", async () => {
    const { code, output } = await runCommand(["verify-ledger"], { DATA_DIR: directory });
    expect(output).toContain("The books balance.");
    expect(code).toBe(0);
  });
});

async function offerMedium(page: Page, domain: string): Promise<void> {
  await signUp(page, publisher);
  await page.goto("/publisher");
  await page.getByLabel("Publisher name").fill("Harbor Press");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Harbor Courier");
  await page.getByRole("textbox", { name: "Address" }).fill(`https://${domain}/`);
  await choose(page, "Outlet type", "News Media");
  await choose(page, "Languages", "English");
  await choose(page, "Countries", "United States");
  await page.getByRole("combobox", { name: "Topics" }).fill("Coffee");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Continue", exact: true }).last().click();
  await page.getByRole("link", { name: "Verify later, set up the first format" }).click();
  await page.waitForURL(/\/format\/create|\/publisher\/dashboard/);
}

async function offerFormat(page: Page): Promise<void> {
  if (!page.url().includes("/format/create")) await page.getByRole("link", { name: "Add a format" }).first().click();
  await page.waitForURL(/\/format\/create/);
  await page.getByRole("radio", { name: "Press Release" }).check();
  await continueTo(page, "Pricing");
  await page.getByRole("textbox", { name: "Price", exact: true }).fill("180");
  await continueTo(page, "Text volume");
  await page.getByLabel("Minimum characters").fill("40");
  await page.getByLabel("Maximum characters").fill("2000");
  await continueTo(page, "Time");
  await page.getByLabel("Published within, hours").fill("48");
  await continueTo(page, "Hyperlinks");
  await page.getByRole("radio", { name: "Dofollow", exact: true }).check();
  await page.getByLabel("Maximum links").fill("1");
  await continueTo(page, "Images");
  await page.getByLabel("Maximum images").fill("1");
  await page.goto(page.url().replace("step=images", "step=permanence"));
  await page.getByLabel("Stays online, months").fill("12");
  await page.getByRole("link", { name: "Review" }).click();
  await page.getByRole("button", { name: "List format" }).click();
  await page.waitForURL(/\/publisher\/outlets/);
  await expect(page.getByText("Press Release").first()).toBeVisible();
}

async function continueTo(page: Page, step: string): Promise<void> {
  await page.getByRole("button", { name: "Continue", exact: true }).click();
  await expect(page.getByRole("heading", { name: step, level: 2, exact: true })).toBeVisible();
}

async function setUpCompany(page: Page): Promise<void> {
  await signUp(page, advertiser);
  await page.goto("/dashboard");
  await page.getByRole("textbox", { name: /organization/i }).fill("Nimbus Coffee Ltd");
  await page.getByRole("button", { name: "Go to the marketplace" }).click();
  await page.waitForURL(/\/media/);
}

async function fillCart(page: Page): Promise<void> {
  await expect(page.getByText(/^\d{3} formats$/)).toBeVisible();
  await page.getByRole("searchbox", { name: "Search" }).fill("harbor cour");
  await expect(page.getByText("1 format", { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/search=harbor/);
  await page.reload();
  await page.getByRole("link", { name: "Harbor Courier" }).first().click();
  await expect(page.getByRole("heading", { name: "Harbor Courier" })).toBeVisible();
  await page.getByRole("button", { name: "Add to cart" }).click();
  await expect(page.getByRole("link", { name: "Cart, 1 item" })).toBeVisible();
}

async function topUpAndBook(page: Page): Promise<void> {
  await page.goto("/cart");
  await expect(page.getByText("Short by $180.00")).toBeVisible();
  await page.getByRole("link", { name: "Top up $180.00" }).click();
  await page.getByRole("button", { name: "Continue to payment" }).click();
  await page.waitForURL(/\/sandbox\/checkout/);
  await expect(page.getByText("$180.00")).toBeVisible();
  await page.getByRole("button", { name: "Pay" }).click();
  await expect(page.getByText("The money is in your balance")).toBeVisible();
  await page.goto("/cart");
  await page.getByRole("button", { name: "Book for $180.00" }).click();
  // Booking opens the editor; the cart leads there too, while the text waits.
  await expect(page.getByRole("textbox", { name: "Title" })).toBeVisible();
  await page.goto("/cart");
  await page
    .getByRole("region", { name: "Texts to write" })
    .getByRole("link", { name: /Harbor Courier/ })
    .click();
  await expect(page.getByRole("textbox", { name: "Title" })).toBeVisible();
}

async function writeAndSend(page: Page): Promise<void> {
  const send = page.getByRole("button", { name: "Send to the publisher" });
  await expect(send).toBeDisabled();
  await page.getByRole("textbox", { name: "Title" }).fill("Nimbus opens its first roastery");
  const text = page.getByRole("textbox", { name: "Text", exact: true });
  await text.click();
  await page.keyboard.type("Too short.");
  await expect(page.getByText(/30 less than the 40 required/).first()).toBeVisible();
  await expect(send).toBeDisabled();
  await page.keyboard.type(" Nimbus Coffee opens its first roastery in the old harbor on Friday. ");
  await page.getByRole("button", { name: "Hyperlink" }).click();
  await page.getByRole("textbox", { name: "Address" }).fill(target);
  await page.getByRole("button", { name: "Set the link" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await expect(send).toBeEnabled();
  await send.click();
  await expect(page.getByText("The text was sent to the publisher.").first()).toBeVisible();
}

async function accept(page: Page): Promise<void> {
  await page.goto("/publisher/orders");
  await page.getByRole("link", { name: "Nimbus opens its first roastery" }).click();
  await expect(page.getByText("Nimbus Coffee opens its first roastery")).toBeVisible();
  await expect(page.getByText("$153.00").first()).toBeVisible();
  await makeMove(page, "Accept");
  await expect(page.getByText("Accepted").first()).toBeVisible();
}

async function makeMove(page: Page, label: string, fill?: () => Promise<void>): Promise<void> {
  await page.getByRole("button", { name: label, exact: true }).click();
  const modal = page.getByRole("dialog", { name: label });
  await fill?.();
  await modal.getByRole("button", { name: label, exact: true }).click();
}

async function publish(page: Page, online: (path: string, html: string) => string): Promise<void> {
  const html = `<!doctype html><title>Courier</title><article><h1>Nimbus opens its first roastery</h1><p>Nimbus Coffee opens its first roastery in the old harbor on Friday. <a href="${target}">${target}</a></p></article>`;
  const address = online("/news/nimbus", html);
  const field = page.getByLabel("Link to the publication");
  await makeMove(page, "Publish", () => field.fill("https://elsewhere.example/news"));
  await expect(page.getByText("The link must be on harbor-courier.example.")).toBeVisible();
  await field.fill(address);
  await page.getByRole("dialog", { name: "Publish" }).getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByText("All checks passed")).toBeVisible();
}

async function approve(page: Page): Promise<void> {
  await page.reload();
  await expect(page.getByText("All checks passed")).toBeVisible();
  await makeMove(page, "Approve");
  await expect(page.getByText("Completed").first()).toBeVisible();
}

async function seeEarnings(page: Page): Promise<void> {
  await page.goto("/profile/billing");
  await expect(page.getByText("$153.00").first()).toBeVisible();
}
