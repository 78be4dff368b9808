import type { Page } from "@playwright/test";
import { bookedOrder, complete, made, newAdvertiser } from "../support/booked-order.ts";
import { choose, otherSiteDomain as domain, expect, openMail, test } from "../support/byline.ts";
import {
  becomeOperator,
  test as emptyTest,
  firstPublisher,
  olga,
  openSetup,
  pageOf,
  setUp,
  setupLink,
  unlockEarnings,
} from "../support/empty-machine.ts";
import { createPaymentFile, markAsPaid } from "../support/payout.ts";
import type { Login } from "../support/people.ts";

/** Most presses that each way may take. */
const most = { tenBooked: 24, listedOutlet: 14, firstPayout: 22 };

const ann = { email: "ann@counts.example", password: "ann-counts-every-press" };
const piet = { email: "piet@tide-post.example", password: "piet-counts-every-press" };

/** Counts presses of the mouse on the page. Typing counts nothing. */
async function counted(
  page: Page,
): Promise<{ presses: () => number; without: (work: () => Promise<void>) => Promise<void> }> {
  let presses = 0;
  let isCounting = true;
  await page.exposeBinding("countPress", () => {
    if (isCounting) presses += 1;
  });
  await page.addInitScript(() =>
    addEventListener(
      "pointerdown",
      () => void (globalThis as unknown as { countPress: () => void }).countPress(),
      true,
    ),
  );
  const without = async (work: () => Promise<void>) => {
    isCounting = false;
    await work();
    isCounting = true;
  };
  return { presses: () => presses, without };
}

type Counter = Awaited<ReturnType<typeof counted>>;

/** From the landing page to the first screen behind the survey. */
async function arrive(page: Page, { email, password }: Login, way: string, { without }: Counter): Promise<void> {
  await page.goto("/");
  await page.getByRole("main").getByRole("link", { name: way }).first().click();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("main").getByRole("button", { name: "Sign Up" }).click();
  await expect(page.getByRole("heading", { name: "Check your inbox" })).toBeVisible();
  await without(() => openMail(page, email, /confirm/i));
  await page.getByRole("link").last().click();
  await page.waitForURL(({ pathname }) => /^\/(survey|dashboard|publisher|media)/.test(pathname));
  if (page.url().includes("/survey")) await page.getByRole("button", { name: "Answer later" }).click();
}

test("from sign-up to ten booked outlets", async ({ newPerson }) => {
  const page = await newPerson("Ann, an advertiser");
  const counter = await counted(page);
  await arrive(page, ann, "Find outlets", counter);
  // The way leads back to the marketplace that was asked for; booking begins with an organization.
  await page.getByRole("link", { name: "Home", exact: true }).click();
  await page.getByRole("textbox", { name: "Organization" }).fill("Ann and Daughters");
  await page.getByRole("button", { name: "Go to the marketplace" }).click();
  const rows = page.getByRole("checkbox", { name: /^Choose .+, / });
  await expect(rows.nth(9)).toBeVisible();
  for (let row = 0; row < 10; row += 1) await rows.nth(row).check();
  await page.getByRole("button", { name: "Add 10 to cart" }).click();
  await page.getByRole("link", { name: "Cart, 10 items" }).click();
  await page.getByRole("link", { name: /^Top up \$/ }).click();
  await page.getByRole("button", { name: "Continue to payment" }).click();
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await page.getByRole("link", { name: "Back to the cart" }).click();
  await page.getByRole("button", { name: /^Book all 10 for / }).click();
  await expect(page.getByText("All 10 are booked. Write the texts next.")).toBeVisible();
  console.log(`From sign-up to ten booked outlets: ${counter.presses()} presses`);
  expect(counter.presses()).toBeLessThanOrEqual(most.tenBooked);
});

test("from sign-up to a listed outlet", async ({ newPerson, names, site }) => {
  const page = await newPerson("Piet, a publisher");
  site.publish(
    "/",
    '<html lang="en"><title>The Tide Post</title><meta name="description" content="News"></html>',
    domain,
  );
  const counter = await counted(page);
  await arrive(page, piet, "I run an outlet", counter);
  await page.getByLabel("Publisher name").fill("Piet Prints");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("textbox", { name: "Address" }).fill(`http://${domain}/`);
  await page.getByRole("textbox", { name: "Address" }).blur();
  await expect(page.getByText("Filled in from the site.")).toBeVisible();
  await choose(page, "Outlet type", "News Media");
  await choose(page, "Countries", "United States");
  await page.getByRole("button", { name: "Continue", exact: true }).last().click();
  const value = (await page.getByText(/^byline-verification=/).textContent()) ?? "";
  names.set(`_byline.${domain}`, value);
  await page.getByRole("button", { name: "Check now" }).click();
  await page.getByRole("link", { name: "Continue to the first format" }).click();
  await page.getByRole("radio", { name: "Press Release" }).check();
  await page.getByRole("button", { name: "Continue", exact: true }).click();
  await page.getByRole("textbox", { name: "Price", exact: true }).fill("180");
  await page.getByRole("link", { name: "Review" }).click();
  await page.getByRole("button", { name: "List format" }).click();
  await expect(page.getByText("Format listed").or(page.getByText("The format is in review."))).toBeVisible();
  console.log(`From sign-up to a listed outlet: ${counter.presses()} presses`);
  expect(counter.presses()).toBeLessThanOrEqual(most.listedOutlet);
});

/** The operator's presses; publisher and agency do their part by the API. */
emptyTest("from an empty machine to the first payout", async ({ browser, machine: byline }) => {
  const page = await pageOf(browser, byline);
  const counter = await counted(page);
  await openSetup(page, await setupLink(byline), olga);
  await becomeOperator(page);
  await setUp(page);
  await unlockEarnings(page);

  const publisher = await firstPublisher(byline);
  const agency = await newAdvertiser(byline.url, "Ada", 50_000);
  const { id } = await bookedOrder(agency.call, agency.campaign, publisher.format);
  await complete(id, { buyer: agency.call, seller: publisher.call, domain: "harbor-gazette.example" });

  // The inbox leads to each case.
  await page.goto("/operator");
  await page.getByRole("link", { name: /Identities to verify/ }).click();
  await page.getByRole("link", { name: "Harbor Prints" }).first().click();
  await page.getByRole("button", { name: "Approve" }).click();
  await expect(page.getByText("Approved", { exact: true })).toBeVisible();
  const payee = { holder: "Paul Prints", iban: "DE89370400440532013000" };
  const { organization } = publisher;
  const withdrawal = await made(publisher.call, "/api/withdrawals", { organization, amountCents: 10_000, payee });
  await createPaymentFile(page, "Harbor Prints");
  await markAsPaid(page, "Harbor Prints");
  const status = async () => (await publisher.call("GET", `/api/withdrawals/${withdrawal}`)).body.status;
  await expect.poll(status).toBe(3);
  console.log(`From an empty machine to the first payout: ${counter.presses()} presses of the operator`);
  expect(counter.presses()).toBeLessThanOrEqual(most.firstPayout);
});
