import type { Browser, Locator, Page } from "@playwright/test";
import { TOTP } from "otpauth";
import { type RunningServer, runServer, signIn as signInToApi } from "../../test/process.ts";
import { scratchFolder } from "../../test/scratch.ts";
import { made, newOffer } from "./booked-order.ts";
import { test as base, expect } from "./byline.ts";
import { keepToasts } from "./contexts.ts";
import { administrationSecret, type Login, newAccount } from "./people.ts";

/** The first operator, who is made by the setup link. */
export const olga = { name: "Olga Keys", email: "olga@first-press.example", password: "a lighthouse above the bay" };
const paul = { email: "paul@first-press.example", password: "a quiet harbour at dawn" };
const passport = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** Byline as in production: reachable from elsewhere, without the demo. */
const inEarnest = {
  HOST: "0.0.0.0",
  DEMO: "false",
  DEV_OUTBOX: "true",
  PAYMENT_PROVIDER: "sandbox",
  IDENTITY_KEY: "5ea1".repeat(16),
  AUTH_JWT_SECRET: administrationSecret,
};

/** Its machine has nobody and nothing yet. */
export const test = base.extend<{ machine: RunningServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
  machine: async ({}, use) => {
    const folder = scratchFolder();
    const byline = await runServer(folder.path, inEarnest);
    await use(byline);
    await byline.stop();
    folder.remove();
  },
});

/** A person's page there; an error in it fails the test. */
export async function pageOf(browser: Browser, { url }: RunningServer): Promise<Page> {
  const context = await browser.newContext({ baseURL: url });
  await keepToasts(context);
  const page = await context.newPage();
  page.on("pageerror", (error) => expect(error, "an error in the page").toBeUndefined());
  return page;
}

/** The link that the start prints. It answers before all that it says has come through the pipe. */
export async function setupLink({ output }: RunningServer): Promise<string> {
  const printed = () => /http\S+\/setup#\S+/.exec(output())?.[0] ?? "";
  await expect.poll(printed).not.toBe("");
  return printed();
}

/** Fills the first screen of a new machine, to which its setup link leads. */
export async function openSetup(page: Page, link: string, who: Login & { name: string }): Promise<void> {
  await page.goto(link);
  await page.getByLabel("Your name").fill(who.name);
  await page.getByLabel("Email").fill(who.email);
  await page.getByLabel("Password", { exact: true }).fill(who.password);
}

/** Goes on from there to the setup's steps, with a second factor. */
export async function becomeOperator(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Create the operator" }).click();
  await page.getByRole("button", { name: "Add authenticator app" }).click();
  const secret = (await page.getByText(/^[A-Z2-7]{32}$/).textContent()) ?? "";
  await page.getByLabel("Code", { exact: true }).fill(new TOTP({ secret }).generate());
  await page.getByRole("button", { name: "Turn on" }).click();
  await expect(page.getByRole("heading", { name: "Setup", level: 1 })).toBeVisible();
}

/** A step of the setup by its title. */
export const setupStep = (page: Page, title: string): Locator =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title }) });

/** Settles all that is asked before the first trade; outlets need no proof. */
export async function setUp(page: Page): Promise<void> {
  const settle = async (title: string, button: string) => {
    await setupStep(page, title).getByRole("button", { name: button }).click();
    await expect(setupStep(page, title).getByText("Done", { exact: true })).toBeVisible();
  };
  const legalData = setupStep(page, "Name and legal data");
  await legalData.getByLabel("Legal name").fill("First Press Ltd");
  await legalData.getByLabel("Legal address").fill("1 Quay Street, Hull");
  await legalData.getByRole("combobox", { name: "Country" }).fill("United Kingdom");
  await page.getByRole("option", { name: "United Kingdom" }).click();
  await settle("Name and legal data", "Save");
  await setupStep(page, "Invoices").getByRole("radio", { name: "The publisher, you arrange it (agent)" }).check();
  await settle("Invoices", "Save");
  await settle("Service fee", "Keep this fee");
  await setupStep(page, "Review rules").getByRole("switch", { name: "List verified outlets only" }).click();
  await settle("Review rules", "Save");
}

/** Earnings can be withdrawn at once. */
export async function unlockEarnings(page: Page): Promise<void> {
  await page.goto("/operator/settings");
  await page.getByLabel("Days before earnings can be withdrawn").fill("0");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
}

/** A publisher with a format on sale, whose identity waits for the operator. */
export async function firstPublisher({ url }: RunningServer) {
  await newAccount(url, paul);
  const call = await signInToApi(url, paul.email, paul.password);
  const organization = await made(call, "/api/organizations", { name: "Harbor Prints", kind: "publisher" });
  const { format } = await newOffer(call, "Harbor Gazette");
  const identity = `/api/identity_verifications/${organization}`;
  const person = { legalName: "Paul Prints", country: "GB", address: "4 Quay Lane, Hull", birthDate: "1985-06-07" };
  expect((await call("PATCH", identity, { kind: "person", ...person })).status).toBe(200);
  const body = new FormData();
  body.set("file", new File([passport], "passport.png", { type: "image/png" }));
  expect((await call("POST", `${identity}/documents?kind=identity`, body)).status).toBe(201);
  await made(call, `${identity}/submit`);
  return { call, organization, format };
}
