import type { Page } from "@playwright/test";
import { demoLogins } from "../src/demo/cast.ts";
import { asPublisher, bookedOrder, made, newAdvertiser, newFormat, newOffer } from "./support/booked-order.ts";
import { expect, test } from "./support/byline.ts";
import { expectSettled, followRequests, frameIsReady } from "./support/readiness.ts";

const [, paul] = demoLogins;

/** Calls of a screen until it follows the stream, which repeats late changes. */
async function open(page: Page, address: string): Promise<string[]> {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/")) asked.push(`${request.method()} ${pathname}`);
  });
  const requests = followRequests(page);
  const following = page.waitForRequest(`**${stream.split(" ")[1]}*`);
  await page.goto(address);
  await frameIsReady(page);
  await following;
  await expectSettled(page);
  await requests.expectNone();
  return asked.slice(0, asked.indexOf(stream));
}

/** First answers that no part of the screen has used. */
const untakenOf = (page: Page): Promise<string[]> =>
  page.evaluate(async () => Object.keys(await Reflect.get(globalThis, "bylineFirstAnswers").answers));

const stream = "GET /api/notifications/stream";
const first = "GET /api/screens";

test("the marketplace, an outlet and the cart ask for all that they show in one call, and for nothing else", async ({
  newPerson,
  byline,
}) => {
  const { medium } = await newOffer(await asPublisher(byline.url), "First Weekly");
  const { login, call, campaign } = await newAdvertiser(byline.url, "First", 100_000);
  await made(call, "/api/carts", { campaign });
  for (const address of ["/media", `/media/${medium}`, "/cart"]) {
    const page = await newPerson(login);
    expect(await open(page, address), address).toEqual([first]);
    await expect.poll(() => untakenOf(page), address).toEqual([]);
  }
});

test("both homes have all but the projects below them in one call", async ({ newPerson, byline }) => {
  const { login } = await newAdvertiser(byline.url, "Homely", 100_000);
  for (const [who, address] of [
    [login, "/dashboard"],
    [paul, "/publisher/dashboard"],
  ] as const) {
    const page = await newPerson(who);
    const asked = await open(page, address);
    const below = asked.filter((call) => /projects$|campaigns$/.test(call));
    expect(asked, address).toEqual([first, ...below]);
    await expect.poll(() => untakenOf(page), address).toEqual([]);
  }
});

test("an open order asks at most five times before it follows the stream", async ({ newPerson, byline }) => {
  const { login, call, campaign, board } = await newAdvertiser(byline.url, "Early", 100_000);
  const format = await newFormat(await asPublisher(byline.url), "Early Weekly", 20_000);
  const { id } = await bookedOrder(call, campaign, format);
  const asked = await open(await newPerson(login), `${board}?order=${id}`);
  expect(asked[0]).toBe(first);
  expect(asked).toEqual(asked.slice(0, 5));
});
