import { inspect } from "../support/appearance.ts";
import { bookedOrder, made, newAdvertiser } from "../support/booked-order.ts";
import { expect } from "../support/byline.ts";
import {
  becomeOperator,
  firstPublisher,
  olga,
  openSetup,
  pageOf,
  setUp,
  setupLink,
  setupStep,
  test,
  unlockEarnings,
} from "../support/empty-machine.ts";
import { createPaymentFile, markAsPaid } from "../support/payout.ts";

test("R1.10 from an empty machine: the setup link, an operator with two factors, a publisher verified, an agency booked, a dispute decided and a payout made", async ({
  browser,
  machine: byline,
}) => {
  const page = await pageOf(browser, byline);

  await test.step("the start prints a link that makes the first operator, with a second factor", async () => {
    const link = await setupLink(byline);
    await openSetup(page, link, olga);
    await inspect(page);
    await becomeOperator(page);
    const late = await pageOf(browser, byline);
    await openSetup(late, link, { name: "Mallory", email: "mallory@thief.example", password: olga.password });
    await late.getByRole("button", { name: "Create the operator" }).click();
    await expect(late.getByText("This setup link was used or has expired.", { exact: false })).toBeVisible();
    await late.context().close();
  });

  await test.step("the setup leads through what is missing; what is left stands on the first screen", async () => {
    await setUp(page);
    await setupStep(page, "Mail").getByRole("button", { name: "Send test mail" }).click();
    await expect(setupStep(page, "Mail").getByRole("alert")).toContainText("Set SMTP_URL and MAIL_FROM");
    await setupStep(page, "Known pages").getByRole("button", { name: "Skip" }).click();
    await expect(setupStep(page, "Known pages").getByText("Skipped")).toBeVisible();
    await inspect(page);
    await page.goto("/");
    const notice = page.getByRole("region", { name: "Setup" });
    await expect(notice.getByRole("heading", { name: "3 setup steps left" })).toBeVisible();
    await expect(notice.getByRole("listitem")).toHaveText([/^Mail/, /^Bank account/, /^Backups/]);
    await unlockEarnings(page);
  });

  const publisher = await firstPublisher(byline);
  const agency = await newAdvertiser(byline.url, "Ada", 50_000);
  const { id, number } = await bookedOrder(agency.call, agency.campaign, publisher.format);

  await test.step("the first publisher is verified", async () => {
    await page.goto("/operator/identity");
    await page.getByRole("link", { name: "Harbor Prints" }).click();
    await page.getByRole("button", { name: /^Show the document/ }).click();
    await expect(page.getByRole("img", { name: "Passport, or front of the ID card" })).toBeVisible();
    await page.getByRole("button", { name: "Approve" }).click();
    await expect(page.getByText("Approved", { exact: true })).toBeVisible();
  });

  await test.step("the first agency's order is disputed, and decided", async () => {
    await made(agency.call, `/api/orders/${id}/send`);
    await made(publisher.call, `/api/orders/${id}/accept`);
    const publication = { publicationUrl: "https://harbor-gazette.example/nimbus" };
    await made(publisher.call, `/api/orders/${id}/publish`, publication);
    await made(agency.call, `/api/orders/${id}/dispute`, { reason: "Only the first half is online." });
    await made(publisher.call, `/api/orders/${id}/answer-dispute`, { reason: "The second half is on page two." });
    await page.goto("/operator/disputes");
    await page.getByRole("listitem").filter({ hasText: number }).getByRole("link").first().click();
    await page.getByRole("radio", { name: "Split by amount" }).check();
    await page.getByLabel("Back to the advertiser").fill("120");
    await page.getByLabel("Reason").fill("Page two is hard to find.");
    await page.getByRole("button", { name: "Split $120.00 / $180.00" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Split $120.00 / $180.00" }).click();
    await expect(page.getByText("$120.00 of $300.00 goes back to the advertiser.")).toBeVisible();
  });

  await test.step("the publisher is paid out", async () => {
    const payee = { holder: "Paul Prints", iban: "DE89370400440532013000" };
    const { organization } = publisher;
    const withdrawal = await made(publisher.call, "/api/withdrawals", { organization, amountCents: 10_000, payee });
    await createPaymentFile(page, "Harbor Prints");
    await markAsPaid(page, "Harbor Prints");
    const status = async () => (await publisher.call("GET", `/api/withdrawals/${withdrawal}`)).body.status;
    await expect.poll(status).toBe(3);
    await page.goto("/operator/audit?kind=operator");
    await expect(page.getByRole("list", { name: "Audit" }).getByRole("listitem")).toContainText([olga.email]);
  });

  await page.context().close();
});
