import type { Page } from "@playwright/test";
import { demoLogins } from "../../src/demo/cast.ts";
import { signIn as signInToApi } from "../../test/process.ts";
import { expect } from "./byline.ts";
import { newAccount } from "./people.ts";

export type Caller = Awaited<ReturnType<typeof signInToApi>>;

const [, paul] = demoLogins;
const password = "a quiet harbour at dawn";

export const asPublisher = (url: string): Promise<Caller> => signInToApi(url, paul.email, paul.password);

/** The id of what a call made, which must not be refused. */
export async function made(call: Caller, path: string, input: object = {}): Promise<string> {
  const { status, body } = await call("POST", path, input);
  expect([200, 201], JSON.stringify(body)).toContain(status);
  return body.id;
}

/** A format on a new medium of the publisher's first organization; `given` overrides the defaults. */
export async function newOffer(publisher: Caller, name: string, given: { medium?: object; format?: object } = {}) {
  const { body } = await publisher("GET", "/api/organizations");
  const domain = `${name.toLowerCase().replaceAll(" ", "-")}.example`;
  const medium = await publisher("POST", "/api/media", {
    organization: body["hydra:member"][0].id,
    name,
    url: `https://${domain}/`,
    mediaType: "Blog",
    languages: ["en"],
    countries: ["GB"],
    topics: [],
    ...given.medium,
  });
  const format = await publisher("POST", "/api/formats", {
    media: medium.body.id,
    formatType: "Advertorial",
    priceCents: 30_000,
    textMinCharacters: 20,
    textMaxCharacters: 5_000,
    turnaroundHours: 48,
    hyperlinksMax: 1,
    hyperlinkKind: "Dofollow",
    imagesMax: 2,
    permanenceMonths: 12,
    ...given.format,
  });
  expect([medium.status, format.status]).toEqual([201, 201]);
  return { medium: medium.body.id as string, format: format.body.id as string };
}

export const newFormat = async (publisher: Caller, name: string, priceCents: number, more: object = {}) =>
  (await newOffer(publisher, name, { format: { priceCents, ...more } })).format;

/** An advertiser with a name unique among the stories, a campaign and a balance; `board` is the campaign's screen. */
export async function newAdvertiser(url: string, name: string, balanceCents: number) {
  const login = await newAccount(url, { email: `${name.toLowerCase()}-${crypto.randomUUID()}@buys.example`, password });
  const call = await signInToApi(url, login.email, password);
  const made = await call("POST", "/api/organizations", { name: `${name} Communications`, kind: "agency" });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  const organization = made.body.id;
  const campaign = (await call("GET", "/api/campaigns")).body["hydra:member"][0];
  const topUp = await call("POST", "/api/top_ups", { organization, amountCents: balanceCents });
  expect(topUp.status, JSON.stringify(topUp.body)).toBe(201);
  await expect
    .poll(async () => (await call("GET", `/api/top_ups/${topUp.body.id}`)).body.checkoutUrl)
    .toMatch(/sandbox/);
  const { checkoutUrl } = (await call("GET", `/api/top_ups/${topUp.body.id}`)).body;
  const paid = await fetch(new URL(checkoutUrl, url), { method: "POST", body: new URLSearchParams({ answer: "pay" }) });
  expect(paid.status).toBe(200);
  const idOf = (iri: string) => iri.slice(iri.lastIndexOf("/") + 1);
  const board = `/dashboard/${organization}/${idOf(campaign.project)}/${campaign.id}`;
  return { login, call, campaign: campaign.id as string, board };
}

export async function newOrder(
  call: Caller,
  campaign: string,
  format: string,
  extras: string[] = [],
): Promise<{ id: string; number: string }> {
  const cart = (await call("POST", "/api/carts", { campaign })).body.id;
  await call("POST", `/api/carts/${cart}/add`, { format, extras });
  const booked = await call("POST", `/api/carts/${cart}/book`, {});
  expect(booked.status).toBe(201);
  return booked.body["hydra:member"][0];
}

/** The same, with a text that keeps the default conditions. */
export async function bookedOrder(
  call: Caller,
  campaign: string,
  format: string,
): Promise<{ id: string; number: string }> {
  const { id, number } = await newOrder(call, campaign, format);
  const text = {
    title: "Nimbus opens a roastery",
    content: "<p>Nimbus Coffee opens its first roastery on Friday.</p>",
  };
  expect((await call("PATCH", `/api/orders/${id}`, text)).status).toBe(200);
  return { id, number };
}

/** From sent to approved, so that the publisher has earned; `domain` is one that nobody finds. */
export async function complete(
  id: string,
  { buyer, seller, domain }: { buyer: Caller; seller: Caller; domain: string },
) {
  await made(buyer, `/api/orders/${id}/send`);
  await made(seller, `/api/orders/${id}/accept`);
  await made(seller, `/api/orders/${id}/publish`, { publicationUrl: `https://${domain}/nimbus` });
  // The look may come first.
  await made(buyer, `/api/orders/${id}/approve`, { despite: ["The domain can't be found."] });
}

/** Takes everything out of the cart of the caller's campaign of this name. */
export async function emptyCart(call: Caller, campaignName: string): Promise<void> {
  const campaigns = (await call("GET", "/api/campaigns")).body["hydra:member"] as { id: string; name: string }[];
  const campaign = campaigns.find(({ name }) => name === campaignName)?.id;
  const cart = (await call("POST", "/api/carts", { campaign })).body;
  for (const { id: line } of cart.lines) await made(call, `/api/carts/${cart.id}/remove`, { line });
}

/** Pays a top-up and returns to its button's screen. */
export async function payAndReturn(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Continue to payment" }).click();
  await page.waitForURL(/\/sandbox\/checkout/);
  await page.getByRole("button", { name: "Pay" }).click();
  await expect(page.getByText("The money is in your balance")).toBeVisible();
  await page.getByRole("link", { name: "Back to where you were" }).click();
}
