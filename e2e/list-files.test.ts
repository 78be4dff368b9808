import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { demoLogins } from "../src/demo/cast.ts";
import { signIn } from "../test/process.ts";
import { expectAccessible } from "./support/axe.ts";
import { expect, test } from "./support/byline.ts";

const [ada, paul, olga] = demoLogins;

/** Saves the list of a screen, and returns the first line of its file. */
async function savedFrom(page: Page, address: string, fileName: string, button = "Export"): Promise<string> {
  await page.goto(address);
  // A project's page has its people's list below.
  await page.getByRole("button", { name: button, exact: true }).first().click();
  const saved = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: "CSV", exact: true }).click();
  const file = await saved;
  expect([address, file.suggestedFilename()]).toEqual([address, fileName]);
  return (
    readFileSync(await file.path(), "utf8")
      .replace("\uFEFF", "")
      .split("\r\n")[0] ?? ""
  );
}

test("R10.7 offers, invoices, campaigns, formats and prices leave as files from their screens", async ({
  newPerson,
  byline,
}) => {
  const buyer = await newPerson(ada);
  expect(await savedFrom(buyer, "/offers", "offers.csv")).toContain("Outlet");
  expect(await savedFrom(buyer, "/profile/billing/invoices", "invoices.csv")).toContain("Number");
  const call = await signIn(byline.url, ada.email, ada.password);
  const [project] = (await call("GET", "/api/projects")).body["hydra:member"];
  expect(await savedFrom(buyer, `/project/${project.id}`, "campaigns.csv")).toContain("Campaign");
  const seller = await newPerson(paul);
  expect(await savedFrom(seller, "/publisher/dashboard/offers?status=accepted", "offers.csv")).toContain("Outlet");
  expect(await savedFrom(seller, "/publisher/outlets", "formats.csv")).toContain('"Turnaround, hours"');
  expect(await savedFrom(seller, "/publisher/outlets?view=prices", "prices.csv")).toContain("Price in USD");
  expect(await savedFrom(seller, "/publisher/dashboard/offers/prices", "agreed-prices.csv")).toContain("Buyer");
  expect(await savedFrom(buyer, "/profile/affiliate", "commissions.csv")).toContain("Taken back in USD");
});

test("R10.7 an operator's lists leave as files from their screens", async ({ newPerson }) => {
  const page = await newPerson(olga);
  for (const [address, fileName, heading] of [
    ["/operator/people", "people.csv", "Email"],
    ["/operator/organizations?search=Media", "organizations.csv", "Organization"],
    ["/operator/audit", "trail.csv", "Time"],
    ["/operator/claims", "claims.csv", "Order"],
    ["/operator/disputes", "disputes.csv", "Order"],
    ["/operator/withdrawals", "withdrawals.csv", "Organization"],
    ["/operator/documents", "invoices.csv", "Number"],
    ["/operator/orders", "orders.csv", "Advertiser"],
    ["/operator/outlets?status=listed", "outlets.csv", "Publisher"],
    ["/operator/top-ups", "top-ups.csv", "Reference"],
    ["/operator/vouchers", "vouchers.csv", "Code"],
    ["/operator/agents", "agent-calls.csv", "Tool"],
  ] as const)
    expect([address, await savedFrom(page, address, fileName)]).toEqual([address, expect.stringContaining(heading)]);
  await expectAccessible(page.getByRole("main"));
  const redemptions = await savedFrom(page, "/operator/vouchers", "voucher-redemptions.csv", "Export redemptions");
  expect(redemptions).toContain("Organization,Code,Amount in USD");
  const commissions = await savedFrom(page, "/operator/books", "commissions.csv", "Export commissions");
  expect(commissions).toContain("Earned (UTC),Organization");
});
