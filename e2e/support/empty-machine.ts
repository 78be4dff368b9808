import type { Browser, Page } from "@playwright/test";
import { type RunningServer, runServer, signIn as signInToApi } from "../../test/process.ts";
import { scratchFolder } from "../../test/scratch.ts";
import type { Caller } from "./booked-order.ts";
import { test as base, expect } from "./byline.ts";
import { administrationSecret, newAccount } from "./people.ts";

/** The first operator, who is made by the setup link. */
export const olga = { email: "olga@first-press.example", password: "a lighthouse above the bay" };
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

/** The id of what a call made, which must not be refused. */
export async function made(call: Caller, path: string, input: object = {}): Promise<string> {
  const { status, body } = await call("POST", path, input);
  expect([200, 201], JSON.stringify(body)).toContain(status);
  return body.id;
}

/** A person's page there; an error in it fails the test. */
export async function pageOf(browser: Browser, { url }: RunningServer): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: url })).newPage();
  page.on("pageerror", (error) => expect(error, "an error in the page").toBeUndefined());
  return page;
}

/** A publisher with a format on sale, whose identity waits for the operator. */
export async function firstPublisher({ url }: RunningServer) {
  await newAccount(url, paul);
  const call = await signInToApi(url, paul.email, paul.password);
  const organization = await made(call, "/api/organizations", { name: "Harbor Prints", kind: "publisher" });
  const site = { url: "https://harbor-prints.example/", mediaType: "Blog", languages: ["en"], countries: ["GB"] };
  const media = await made(call, "/api/media", { organization, name: "Harbor Gazette", topics: [], ...site });
  const format = await made(call, "/api/formats", {
    media,
    formatType: "Advertorial",
    priceCents: 30_000,
    textMinCharacters: 20,
    textMaxCharacters: 5_000,
    turnaroundHours: 48,
    hyperlinksMax: 1,
    hyperlinkKind: "Dofollow",
    imagesMax: 2,
    permanenceMonths: 12,
  });
  const identity = `/api/identity_verifications/${organization}`;
  const person = { legalName: "Paul Prints", country: "GB", address: "4 Quay Lane, Hull", birthDate: "1985-06-07" };
  expect((await call("PATCH", identity, { kind: "person", ...person })).status).toBe(200);
  const body = new FormData();
  body.set("file", new File([passport], "passport.png", { type: "image/png" }));
  expect((await call("POST", `${identity}/documents?kind=identity`, body)).status).toBe(201);
  await made(call, `${identity}/submit`);
  return { call, organization, format };
}
