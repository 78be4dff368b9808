import type { Locator, Page } from "@playwright/test";
import { demoLogins } from "../src/demo/cast.ts";
import { signIn as signInToApi } from "../test/process.ts";
import { expectAccessible } from "./axe.ts";
import { expect, signUp } from "./byline.ts";

export type Caller = Awaited<ReturnType<typeof signInToApi>>;

const [, paul] = demoLogins;
const password = "a quiet harbour at dawn";

export const asPublisher = (url: string): Promise<Caller> => signInToApi(url, paul.email, paul.password);

/** A listed format on a new medium of the demo's publisher. */
export async function newFormat(publisher: Caller, name: string, priceCents: number, more: object = {}) {
  const { body } = await publisher("GET", "/api/organizations");
  const domain = `${name.toLowerCase().replaceAll(" ", "-")}.example`;
  const medium = await publisher("POST", "/api/media", {
    ...{ organization: body["hydra:member"][0].id, name, url: `https://${domain}/` },
    mediaType: "Blog",
    languages: ["en"],
    countries: ["GB"],
    topics: [],
  });
  const format = await publisher("POST", "/api/formats", {
    media: medium.body.id,
    formatType: "Advertorial",
    priceCents,
    textMinCharacters: 20,
    textMaxCharacters: 5_000,
    turnaroundHours: 48,
    hyperlinksMax: 1,
    hyperlinkKind: "Dofollow",
    imagesMax: 2,
    permanenceMonths: 12,
    ...more,
  });
  expect([medium.status, format.status]).toEqual([201, 201]);
  return format.body.id as string;
}

/** An advertiser of one's own, signed in on the page, with a campaign and a balance from the test-payment page. */
export async function newAdvertiser(page: Page, url: string, name: string, balanceCents: number) {
  const email = `${name.toLowerCase()}@buys.example`;
  await signUp(page, email, password);
  const call = await signInToApi(url, email, password);
  const organization = (await call("POST", "/api/organizations", { name: `${name} Communications`, kind: "agency" }))
    .body.id;
  const campaign = (await call("GET", "/api/campaigns")).body["hydra:member"][0];
  const topUp = await call("POST", "/api/top_ups", { organization, amountCents: balanceCents });
  await expect
    .poll(async () => (await call("GET", `/api/top_ups/${topUp.body.id}`)).body.checkoutUrl)
    .toMatch(/sandbox/);
  await page.goto((await call("GET", `/api/top_ups/${topUp.body.id}`)).body.checkoutUrl);
  await page.getByRole("button", { name: "Pay" }).click();
  await expect(page.getByText("The money is in your balance")).toBeVisible();
  const idOf = (iri: string) => iri.slice(iri.lastIndexOf("/") + 1);
  const board = `/dashboard/${organization}/${idOf(campaign.project)}/${campaign.id}`;
  return { call, campaign: campaign.id as string, board };
}

/** An order of that campaign, with a text that keeps the usual conditions. */
export async function bookedOrder(
  call: Caller,
  campaign: string,
  format: string,
): Promise<{ id: string; number: string }> {
  const cart = (await call("POST", "/api/carts", { campaign })).body.id;
  await call("POST", `/api/carts/${cart}/add`, { format });
  const booked = await call("POST", `/api/carts/${cart}/book`, {});
  expect(booked.status).toBe(201);
  const [{ id, number }] = booked.body["hydra:member"];
  const text = {
    title: "Nimbus opens a roastery",
    content: "<p>Nimbus Coffee opens its first roastery on Friday.</p>",
  };
  expect((await call("PATCH", `/api/orders/${id}`, text)).status).toBe(200);
  return { id, number };
}

/** Pays what a top-up button asked for, and goes back to where it was pressed. */
export async function payAndReturn(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Continue to payment" }).click();
  await page.waitForURL(/\/sandbox\/checkout/);
  await page.getByRole("button", { name: "Pay" }).click();
  await expect(page.getByText("The money is in your balance")).toBeVisible();
  await page.getByRole("link", { name: "Back to where you were" }).click();
}

/** The screen as it stands, at three widths, light and dark: nothing hidden at the side, nothing that can't be read. */
export async function inspect(page: Page, ready: Locator): Promise<void> {
  const size = page.viewportSize() ?? { width: 1440, height: 900 };
  for (const theme of ["dark", "light"]) {
    await page.context().addCookies([{ name: "byline-theme", value: theme, url: new URL(page.url()).origin }]);
    for (const width of [390, 768, size.width]) {
      await page.setViewportSize({ ...size, width });
      await page.reload();
      await expect(ready).toBeVisible();
      const hidden = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(hidden, `wider than ${width} pixels`).toBeLessThanOrEqual(0);
      await expectAccessible(page.locator("html"));
    }
  }
}
