import { TOTP } from "otpauth";
import { inspect } from "../support/appearance.ts";
import { bookedOrder, newAdvertiser } from "../support/booked-order.ts";
import { expect } from "../support/byline.ts";
import { firstPublisher, made, olga, pageOf, test } from "../support/empty-machine.ts";

test("R1.10 from an empty machine: the setup link, an operator with two factors, a publisher verified, an agency booked, a dispute decided and a payout made", async ({
  browser,
  machine: byline,
}) => {
  const page = await pageOf(browser, byline);

  await test.step("the start prints a link that makes the first operator, with a second factor", async () => {
    const [link = ""] = /http\S+\/setup#\S+/.exec(byline.output()) ?? [];
    await page.goto(link);
    await page.getByLabel("Your name").fill("Olga Keys");
    await page.getByLabel("Email").fill(olga.email);
    await page.getByLabel("Password", { exact: true }).fill(olga.password);
    await inspect(page);
    await page.getByRole("button", { name: "Create the operator" }).click();
    await page.getByRole("button", { name: "Add authenticator app" }).click();
    const secret = (await page.getByText(/^[A-Z2-7]{32}$/).textContent()) ?? "";
    await page.getByLabel("Code", { exact: true }).fill(new TOTP({ secret }).generate());
    await page.getByRole("button", { name: "Turn on" }).click();
    await expect(page.getByRole("heading", { name: "Setup", level: 1 })).toBeVisible();
    const late = await pageOf(browser, byline);
    await late.goto(link);
    await late.getByLabel("Your name").fill("Mallory");
    await late.getByLabel("Email").fill("mallory@thief.example");
    await late.getByLabel("Password", { exact: true }).fill(olga.password);
    await late.getByRole("button", { name: "Create the operator" }).click();
    await expect(late.getByText("This setup link was used or has expired.", { exact: false })).toBeVisible();
    await late.context().close();
  });

  await test.step("the setup leads through what is missing; what is left stands on the first screen", async () => {
    const step = (title: string) =>
      page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title }) });
    await step("Name and legal data").getByLabel("Legal name").fill("First Press Ltd");
    await step("Name and legal data").getByLabel("Legal address").fill("1 Quay Street, Hull");
    await step("Name and legal data").getByRole("combobox", { name: "Country" }).fill("United Kingdom");
    await page.getByRole("option", { name: "United Kingdom" }).click();
    await step("Name and legal data").getByRole("button", { name: "Save" }).click();
    await expect(step("Name and legal data").getByText("Done", { exact: true })).toBeVisible();
    await step("Invoices").getByRole("radio", { name: "The publisher, you arrange it (agent)" }).check();
    await step("Invoices").getByRole("button", { name: "Save" }).click();
    await expect(step("Invoices").getByText("Done", { exact: true })).toBeVisible();
    await step("Mail").getByRole("button", { name: "Send test mail" }).click();
    await expect(step("Mail").getByRole("alert")).toContainText("Set SMTP_URL and MAIL_FROM");
    await step("Service fee").getByRole("button", { name: "Keep this fee" }).click();
    await expect(step("Service fee").getByText("Done", { exact: true })).toBeVisible();
    await step("Review rules").getByRole("switch", { name: "List verified outlets only" }).click();
    await step("Review rules").getByRole("button", { name: "Save" }).click();
    await expect(step("Review rules").getByText("Done", { exact: true })).toBeVisible();
    await step("Known pages").getByRole("button", { name: "Skip" }).click();
    await expect(step("Known pages").getByText("Skipped")).toBeVisible();
    await inspect(page);
    await page.goto("/");
    const notice = page.getByRole("region", { name: "Setup" });
    await expect(notice.getByRole("heading", { name: "3 setup steps left" })).toBeVisible();
    await expect(notice.getByRole("listitem")).toHaveText([/^Mail/, /^Bank account/, /^Backups/]);
    await page.goto("/operator/settings");
    await page.getByLabel("Days before earnings can be withdrawn").fill("0");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Saved", { exact: true })).toBeVisible();
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
    const publication = { publicationUrl: "https://harbor-prints.example/nimbus" };
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
    await page.goto("/operator/withdrawals");
    await page.getByLabel("Select the withdrawal of Harbor Prints").check();
    await page.getByRole("button", { name: "Payment file" }).click();
    const dialog = page.getByRole("dialog", { name: "Payment file" });
    await dialog.getByLabel("Account holder").fill("First Press Ltd");
    await dialog.getByLabel("IBAN").fill("GB29 NWBK 6016 1331 9268 19");
    await dialog.getByRole("button", { name: "Create file" }).click();
    await page.getByText("On the way", { exact: true }).click();
    await page.getByLabel("Select the withdrawal of Harbor Prints").check();
    await page.getByRole("button", { name: "Mark as paid" }).click();
    const status = async () => (await publisher.call("GET", `/api/withdrawals/${withdrawal}`)).body.status;
    await expect.poll(status).toBe(3);
    await page.goto("/operator/audit?kind=operator");
    await expect(page.getByRole("list", { name: "Audit" }).getByRole("listitem")).toContainText([olga.email]);
  });

  await page.context().close();
});
