import type { Page } from "@playwright/test";
import { demoAdvertiser, demoLogins } from "../../src/demo/cast.ts";
import { settingsId } from "../../src/settings/settings-id.ts";
import { signIn as signInToApi } from "../../test/process.ts";
import { inspect } from "../support/appearance.ts";
import { newOffer } from "../support/booked-order.ts";
import { choose, expect, test } from "../support/byline.ts";
import { screens } from "../support/screens.ts";

const [ada, paul, olga] = demoLogins;
const settingsPath = `/api/settings/${settingsId}`;

/** As the API answers where the last proof is of long ago. */
async function refuseFirstSave(page: Page): Promise<void> {
  let isFirst = true;
  await page.route(`**${settingsPath}`, (route) => {
    if (!isFirst || route.request().method() !== "PATCH") return route.fallback();
    isFirst = false;
    return route.fulfill({ status: 403, json: { code: "reauthentication_needed" } });
  });
}

test("R1.10 the operator switches a flag, changes the fee, moves a path, and reads it all in the audit", async ({
  newPerson,
  byline,
}) => {
  const page = await newPerson(olga);
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Inbox", level: 1 })).toBeVisible();
  const tabs = page.getByRole("navigation", { name: "Operator" });

  await tabs.getByRole("link", { name: "Flags" }).click();
  const flag = page.getByRole("switch", { name: "analytics-pageleave" });
  await expect(flag).not.toBeChecked();
  await flag.click();
  await expect(flag).toBeChecked();

  await tabs.getByRole("link", { name: "Settings" }).click();
  const fee = page.getByLabel("Service fee (%)", { exact: true });
  await expect(fee).toHaveValue("15");
  await fee.fill("51");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Enter a percentage from 0 to 50 with up to two decimals")).toBeVisible();
  await fee.fill("12.5");
  const verifiedOnly = page.getByRole("switch", { name: "List verified outlets only" });
  await expect(verifiedOnly).not.toBeChecked();
  await verifiedOnly.click();
  await refuseFirstSave(page);
  await page.getByRole("button", { name: "Save" }).click();
  const proof = page.getByRole("dialog", { name: "Confirm it's you" });
  await proof.getByLabel("Your password").fill(olga.password);
  await proof.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await expect(fee).toHaveValue("12.5");

  await tabs.getByRole("link", { name: "Redirects" }).click();
  await page.getByRole("button", { name: "New redirect" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Path").fill("/operator");
  await dialog.getByLabel("Leads to").fill("/media");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("Byline needs this path itself. Choose another.")).toBeVisible();
  await dialog.getByLabel("Path").fill("/rates");
  await dialog.getByRole("button", { name: "Save" }).click();
  await page.getByRole("button", { name: "Edit /rates" }).click();
  await dialog.getByLabel("Leads to").fill("/cart");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("→ /cart")).toBeVisible();
  await page.getByRole("button", { name: "Remove /rates" }).click();
  await dialog.getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("→ /cart")).toBeHidden();

  await tabs.getByRole("link", { name: "Audit" }).click();
  const entries = page.getByRole("list", { name: "Audit" }).getByRole("listitem");
  await expect(entries.nth(0)).toContainText(`${olga.name} removed the redirect /rates`);
  await choose(page, "Kind", "Flags");
  await expect(page).toHaveURL(/kind=flag/);
  await expect(entries.first()).toContainText("added the flag analytics-pageleave");
  await choose(page, "Kind", "Settings");
  await expect(entries.first()).toContainText("Service fee: 15% → 12.5%");
  await page.reload();
  await expect(entries.first()).toContainText("Service fee: 15% → 12.5%");
  await expect(entries.first()).toContainText("Verified outlets only: no → yes");
  const operator = await signInToApi(byline.url, olga.email, olga.password);
  const unverified = async () => (await operator("GET", "/api/listings?verified=false")).body["hydra:totalItems"];
  // A job takes them off the market.
  await expect.poll(unverified).toBe(0);
  await page.goto("/media?verified=false");
  await expect(page.getByText("No formats match these filters")).toBeVisible();

  // Other stories share this Byline.
  await operator("PATCH", settingsPath, { feeBasisPoints: 1_500, verifiedOnly: false });
  await expect.poll(unverified).toBeGreaterThan(0);
  await page.goto("/operator");
  await tabs.getByRole("link", { name: "Flags" }).click();
  await page.getByRole("button", { name: "Remove analytics-pageleave" }).click();
  await dialog.getByRole("button", { name: "Remove" }).click();
  await expect(flag).not.toBeChecked();
});

test("R1.10 what a publisher sends waits for the operator, who asks, approves and rejects", async ({
  newPerson,
  byline,
}) => {
  const page = await newPerson(olga);
  await page.goto("/operator/settings");
  const automatic = page.getByRole("switch", { name: "Automatic review" });
  await automatic.click();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();

  const publisher = await signInToApi(byline.url, paul.email, paul.password);
  const { medium } = await newOffer(publisher, "Harbour Courier Anew", {
    medium: { url: "https://courier-anew.example/", topics: ["Local"], description: "News of the harbour." },
  });
  const move = (status: string) => publisher("PATCH", `/api/media/${medium}`, { status });
  await move("listed");

  // The demo has a case of its own, which waits longer.
  await page.goto("/operator");
  const next = page.getByRole("heading", { name: "The Rye Field", level: 3, exact: true });
  await expect(next).toBeVisible();
  await expect(page.getByText("Case 1 of 2")).toBeVisible();
  await page.keyboard.press("j");
  await expect(page.getByRole("heading", { name: "Harbour Courier Anew", level: 3, exact: true })).toBeVisible();
  await inspect(page);
  await page.getByRole("button", { name: "Ask about Harbour Courier Anew" }).click();
  await page.getByRole("dialog").getByRole("textbox").fill("Who owns the new domain?");
  await page.getByRole("button", { name: "Send question" }).click();
  const waiting = page.getByRole("heading", { name: "Harbour Courier Anew", level: 3, exact: true });
  await expect(waiting).toBeHidden();
  await expect(next).toBeFocused();
  const asked = (await publisher("GET", `/api/media/${medium}`)).body;
  expect(asked).toMatchObject({ status: "draft", reviewQuestion: "Who owns the new domain?" });

  await move("listed");
  await page.reload();
  await page.getByRole("button", { name: "Reject Advertorial on Harbour Courier Anew" }).click();
  await page.getByRole("dialog").getByRole("textbox").fill("The price names no currency of ours.");
  await page.getByRole("dialog").getByRole("button", { name: "Reject" }).click();
  await expect(page.getByRole("heading", { name: "Harbour Courier Anew", level: 3, exact: true })).toBeFocused();
  await page.getByRole("button", { name: "Approve outlet: Harbour Courier Anew" }).click();
  await expect(page.getByText("Harbour Courier Anew is approved")).toBeVisible();
  await expect(waiting).toBeHidden();
  await expect(next).toBeFocused();

  await page.getByRole("link", { name: "Audit" }).click();
  await choose(page, "Kind", "Review");
  const entries = page.getByRole("list", { name: "Audit" }).getByRole("listitem");
  await expect(entries.nth(0)).toContainText(`${olga.name} approved Harbour Courier Anew`);
  await expect(entries.nth(1)).toContainText(`${olga.name} rejected Advertorial on Harbour Courier Anew`);
  await expect(entries.nth(1)).toContainText("Message to the publisher: The price names no currency of ours.");
  await expect(entries.nth(2)).toContainText(`${olga.name} asked about Harbour Courier Anew`);
  await inspect(page);
  await entries.nth(0).getByRole("link", { name: "Harbour Courier Anew" }).click();
  await expect(page.getByRole("heading", { name: "Harbour Courier Anew", level: 1 })).toBeVisible();

  // Other stories share this Byline.
  await move("draft");
  const operator = await signInToApi(byline.url, olga.email, olga.password);
  await operator("PATCH", settingsPath, { automaticReview: true });
});

test("R1.10 R8.2 the console is closed to everybody else", async ({ newPerson }) => {
  const page = await newPerson(ada);
  await page.goto("/dashboard");
  await expect(page.getByRole("link", { name: demoAdvertiser.campaign }).first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Operator" })).toBeHidden();
  for (const screen of screens.filter((path) => path.startsWith("/operator"))) {
    await page.goto(screen.replace("$id", crypto.randomUUID()));
    await expect(page.getByRole("heading", { name: "Access Denied" })).toBeVisible();
  }
  const nobody = await newPerson("a visitor");
  await nobody.goto("/operator/audit");
  await expect(nobody).toHaveURL(/\/sign-in/);
});

test("the console's dialogs are accessible and fit", async ({ newPerson }) => {
  const page = await newPerson(olga);
  await page.goto("/operator/redirects");
  await page.getByRole("button", { name: "New redirect" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await inspect(page, page.getByRole("dialog"));
});

test("R1.10 an operator finds any order and any outlet, and goes from dispute to dispute", async ({
  newPerson,
  byline,
}) => {
  const page = await newPerson(olga);
  const operator = await signInToApi(byline.url, olga.email, olga.password);
  const [record] = (await operator("GET", "/api/order_records?status=accepted&itemsPerPage=1")).body["hydra:member"];
  await page.goto("/operator/orders");
  await page.getByRole("textbox", { name: "Number, title, outlet or organization" }).fill(record.number);
  const rows = page.getByRole("list", { name: "All orders" }).getByRole("listitem");
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(`${record.clientName} → ${record.publisherName}`);
  await inspect(page);
  await rows.getByRole("link").click();
  await expect(page.getByRole("dialog").getByText(record.number).first()).toBeVisible();

  await page.goto("/operator/outlets?search=rye");
  await expect(
    page.getByRole("list", { name: "All outlets" }).getByRole("link", { name: "The Rye Field" }),
  ).toBeVisible();
  await inspect(page);

  await page.goto("/operator/disputes");
  await page.getByRole("list", { name: "Disputes" }).getByRole("link").first().click();
  await expect(page.getByText(/^Case 1 of \d+$/)).toBeVisible();
  await page.getByRole("button", { name: "Next case" }).click();
  await expect(page.getByText(/^Case 2 of \d+$/)).toBeVisible();
  await page.keyboard.press("k");
  await expect(page.getByText(/^Case 1 of \d+$/)).toBeVisible();
});
