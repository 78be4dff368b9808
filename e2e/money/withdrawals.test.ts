import { buffer } from "node:stream/consumers";
import PDFDocument from "pdfkit";
import { demoLogins } from "../../src/demo/cast.ts";
import type { RunningServer } from "../../test/process.ts";
import { signIn as signInToApi } from "../../test/process.ts";
import { inspect } from "../support/appearance.ts";
import { bookedOrder, complete, made, newAdvertiser, newFormat } from "../support/booked-order.ts";
import { expect, test } from "../support/byline.ts";
import { write } from "../support/database.ts";
import { createPaymentFile, markAsPaid } from "../support/payout.ts";
import { newAccount } from "../support/people.ts";
import { workNow } from "../support/queues.ts";

const [, , olgasLogin] = demoLogins;
const password = "a quiet harbour at dawn";

async function aPassport(): Promise<Buffer> {
  const pdf = new PDFDocument({ size: [420, 300] });
  pdf.fontSize(28).text("PASSPORT", 40, 40).fontSize(14).text("Greta Lind, born June 7, 1985", 40, 120);
  pdf.end();
  return buffer(pdf);
}

async function anEarner(url: string) {
  const login = await newAccount(url, { email: "greta@sells.example", password });
  const call = await signInToApi(url, login.email, password);
  const organization = await made(call, "/api/organizations", { name: "Greta Prints", kind: "publisher" });
  const format = await newFormat(call, "Greta Gazette", 10_000);
  const buyer = await newAdvertiser(url, "Harald", 12_000);
  const { id } = await bookedOrder(buyer.call, buyer.campaign, format);
  await complete(id, { buyer: buyer.call, seller: call, domain: "greta-gazette.example" });
  return { login, organization };
}

/** The three days after another way to be paid. */
async function letHoldPass(byline: RunningServer): Promise<void> {
  await write(byline, "UPDATE provider_payee SET changed_at = changed_at - interval '72 hours'", []);
  await write(byline, "UPDATE withdrawal SET created_at = created_at - interval '1 hour' WHERE settled_at IS NULL", []);
  await workNow(byline, "send-waiting-payouts");
}

test("R2.17 R2.18 R3.15 a publisher passes the identity check, withdraws to success, gets back a payout that fails, and is paid by the provider", async ({
  newPerson,
  byline,
}) => {
  const { login, organization } = await anEarner(byline.url);
  const greta = await newPerson(login);
  const olga = await newPerson(olgasLogin);

  await test.step("with earnings and no identity the way in leads to the check, which names what is missing", async () => {
    await greta.goto("/publisher");
    await expect(greta).toHaveURL(/\/publisher\/kyc/);
    await greta.getByLabel("Full name").fill("Greta Lind");
    await greta.getByRole("button", { name: "Verify with the sandbox" }).click();
    await expect(greta.getByText("Enter your date of birth")).toBeVisible();
    await greta.getByRole("combobox", { name: "Country of residence" }).fill("Sweden");
    await greta.getByRole("option", { name: "Sweden" }).click();
    await greta.getByLabel("Home address").fill("4 Quay Lane, Malmö");
    await greta.getByLabel("Date of birth").fill("1985-06-07");
    await inspect(greta);
    await greta.getByRole("button", { name: "Verify with the sandbox" }).click();
    await greta.getByRole("button", { name: "Ask for a better picture" }).click();
    await expect(greta.getByText("The picture of the document can't be read.")).toBeVisible();
  });

  await test.step("who the provider can't verify shows documents", async () => {
    await greta.getByRole("radio", { name: "Upload documents" }).check();
    await greta.getByRole("button", { name: "Send for review" }).click();
    await expect(greta.getByText("Upload: Passport, or front of the ID card")).toBeVisible();
    await greta
      .locator("input[type=file]")
      .first()
      .setInputFiles({ name: "passport.html", mimeType: "application/pdf", buffer: await aPassport() });
    await expect(greta.getByText("passport.pdf")).toBeVisible();
    await inspect(greta);
    await greta.getByRole("button", { name: "Send for review" }).click();
    await expect(greta.getByText("Your documents are in review")).toBeVisible();
  });

  await test.step("an operator sees the document as a picture, opens no file of a stranger, and approves", async () => {
    await olga.goto("/operator/identity");
    await olga.getByRole("link", { name: "Greta Prints" }).click();
    await olga.getByRole("button", { name: "Show the document: Passport" }).click();
    await expect(olga.getByRole("img", { name: "Passport, or front of the ID card" })).toBeVisible();
    await olga.getByRole("button", { name: "Approve" }).click();
    await expect(olga.getByText("Approved", { exact: true })).toBeVisible();
  });

  await test.step("the owner withdraws; the fee and what arrives stand there before", async () => {
    await greta.goto("/withdrawal");
    await greta.getByLabel("Amount").selectText();
    await greta.keyboard.type("50");
    await expect(greta.getByRole("row", { name: "You get $50.00" })).toBeVisible();
    await greta.getByLabel("Account holder").fill("Greta Lind");
    await greta.getByLabel("IBAN").fill("DE89 3704 0044 0532 0130 01");
    await greta.getByRole("button", { name: "Withdraw" }).click();
    await expect(greta.getByText("Check the IBAN: its digits don't add up")).toBeVisible();
    await greta.getByLabel("IBAN").fill("DE89 3704 0044 0532 0130 00");
    await greta.getByRole("button", { name: "Withdraw" }).click();
    await expect(greta.getByText("Your withdrawal is requested")).toBeVisible();
    await inspect(greta);
  });

  await test.step("the operator makes the payment file and marks it as paid; the owner's page follows", async () => {
    expect((await createPaymentFile(olga, "Greta Prints")).suggestedFilename()).toBe("payouts.xml");
    await expect(greta.getByText("The money is on its way")).toBeVisible();
    await markAsPaid(olga, "Greta Prints");
    await expect(greta).toHaveURL(/\/withdrawal\/success/);
    await expect(greta.getByText("The withdrawal was paid")).toBeVisible();
  });

  await test.step("a payout that fails is back in the earnings, with the reason", async () => {
    await greta.goto("/withdrawal");
    await expect(greta.getByLabel("Greta Lind, DE •••• 3000")).toBeChecked();
    await greta.getByRole("button", { name: "Withdraw" }).click();
    await expect(greta.getByText("Your withdrawal is requested")).toBeVisible();
    await olga.goto("/operator/withdrawals");
    await olga.getByRole("link", { name: "Greta Prints" }).click();
    await olga.getByRole("radio", { name: "Mark as failed" }).check();
    await olga.getByRole("textbox", { name: "Reason" }).fill("The account is closed.");
    await olga.getByRole("button", { name: /^Put \$\d+\.\d\d back$/ }).click();
    await expect(greta).toHaveURL(/\/withdrawal\/fail/);
    await expect(greta.getByText("Reason: The account is closed.")).toBeVisible();
    await greta.getByRole("link", { name: "Withdraw again" }).click();
    await expect(greta.getByText("US dollars, from $25.00 to $35.00")).toBeVisible();
    const operator = await signInToApi(byline.url, olgasLogin.email, olgasLogin.password);
    const gift = { organization, account: "earnings", amountCents: 100, reason: "A gift" };
    await made(operator, "/api/adjustments", gift);
    await expect(greta.getByText("US dollars, from $25.00 to $36.00")).toBeVisible();
    await expect(greta.getByLabel("Amount")).toHaveValue("36");
    await greta.getByLabel("Amount").fill("30");
    await made(operator, "/api/adjustments", gift);
    await expect(greta.getByText("US dollars, from $25.00 to $37.00")).toBeVisible();
    await expect(greta.getByLabel("Amount")).toHaveValue("30");
  });

  await test.step("the owner tells the provider where to be paid, and a withdrawal by it waits, and then goes by itself", async () => {
    await greta.getByRole("radio", { name: "To your bank account by the sandbox" }).check();
    await greta.getByRole("button", { name: "Set up payouts" }).click();
    await greta.getByRole("button", { name: "Finish" }).click();
    await expect(greta).toHaveURL(/\/publisher\/dashboard/);
    await greta.goto("/withdrawal");
    await expect(greta.getByRole("radio", { name: "To your bank account by the sandbox" })).toBeChecked();
    await greta.getByRole("button", { name: "Withdraw", exact: true }).click();
    await expect(greta.getByText(/^On hold until .+, because of a new owner or a new account\.$/)).toBeVisible();
    await letHoldPass(byline);
    await greta.getByRole("link", { name: "Open the test payout" }).click();
    await greta.getByRole("button", { name: "Pay out" }).click();
    await expect(greta.getByText("The withdrawal was paid")).toBeVisible();
  });
});
