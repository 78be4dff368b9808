import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { demoLogins } from "../../src/demo/cast.ts";
import { signIn } from "../../test/process.ts";
import { appearances, wear } from "../support/appearance.ts";
import { test } from "../support/byline.ts";
import { expectSettled, followRequests, frameIsReady } from "../support/readiness.ts";
import { addressesOfAda, addressesOfOlga, addressesOfPaul, visits } from "../support/visits.ts";
import { folder, pictureName } from "./pictures.ts";

const [ada, paul, olga] = demoLogins;

type Side = keyof typeof visits;

test.describe.configure({ mode: "parallel" });

test("a visitor's screens", async ({ newPerson }) => {
  await draw(await newPerson("a visitor"), "visitor", visits.visitor);
});

test("an advertiser's screens", async ({ newPerson, byline }) => {
  const call = await signIn(byline.url, ada.email, ada.password);
  const [order] = (await call("GET", "/api/orders?itemsPerPage=1&status=published")).body["hydra:member"];
  const addresses = { ...(await addressesOfAda(call)), "/order": `/orders?order=${order.id}` };
  await draw(await newPerson(ada), "advertiser", [...visits.advertiser, "/order"], addresses);
});

test("a publisher's screens", async ({ newPerson, byline }) => {
  const call = await signIn(byline.url, paul.email, paul.password);
  await draw(await newPerson(paul), "publisher", visits.publisher, await addressesOfPaul(call));
});

test("an operator's screens", async ({ newPerson, byline }) => {
  const call = await signIn(byline.url, olga.email, olga.password);
  const publisher = await signIn(byline.url, paul.email, paul.password);
  await draw(await newPerson(olga), "operator", visits.operator, await addressesOfOlga(byline.url, call, publisher));
});

/** Draws each screen as a whole, in every appearance. */
async function draw(page: Page, side: Side, paths: string[], addresses: Record<string, string> = {}): Promise<void> {
  const requests = followRequests(page);
  mkdirSync(folder, { recursive: true });
  for (const path of paths)
    await test.step(path, async () => {
      const [screen = "", query] = path.split("?");
      const address = addresses[screen] ?? screen;
      await page.goto(query ? `${address}?${query}` : address);
      await page.getByRole("heading", { level: 1 }).first().waitFor();
      if (side !== "visitor") await frameIsReady(page);
      await expectSettled(page);
      await requests.expectNone();
      for (const appearance of appearances) {
        await wear(page, appearance);
        await expectSettled(page);
        await page.screenshot({ path: join(folder, pictureName(side, path, appearance)), fullPage: true });
      }
    });
}
