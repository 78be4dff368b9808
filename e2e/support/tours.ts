import type { Page } from "@playwright/test";
import { demoLogins } from "../../src/demo/cast.ts";
import { signIn } from "../../test/process.ts";
import type { Login } from "./people.ts";
import { expectSettled, followRequests, frameIsReady } from "./readiness.ts";
import { addressesOfAda, addressesOfOlga, addressesOfPaul, visits } from "./visits.ts";

const [ada, paul, olga] = demoLogins;

type Tour = {
  side: "visitor" | "advertiser" | "publisher" | "operator";
  who: Login | string;
  paths: string[];
  addresses: (url: string) => Promise<Record<string, string>>;
};

/** Every screen of the living demo, by the person who sees it. */
export const tours: readonly Tour[] = [
  { side: "visitor", who: "a visitor", paths: visits.visitor, addresses: async () => ({}) },
  {
    side: "advertiser",
    who: ada,
    paths: [...visits.advertiser, "/order"],
    async addresses(url) {
      const call = await signIn(url, ada.email, ada.password);
      const [order] = (await call("GET", "/api/orders?itemsPerPage=1&status=published")).body["hydra:member"];
      return { ...(await addressesOfAda(call)), "/order": `/orders?order=${order.id}` };
    },
  },
  {
    side: "publisher",
    who: paul,
    paths: visits.publisher,
    addresses: async (url) => addressesOfPaul(await signIn(url, paul.email, paul.password)),
  },
  {
    side: "operator",
    who: olga,
    paths: visits.operator,
    async addresses(url) {
      const publisher = await signIn(url, paul.email, paul.password);
      return addressesOfOlga(url, await signIn(url, olga.email, olga.password), publisher);
    },
  },
];

/** Opens a tour's screens one after another; each is looked at once it is drawn. */
export async function takeTour(
  page: Page,
  { side, paths }: Tour,
  addresses: Record<string, string>,
  look: (path: string) => Promise<void>,
): Promise<void> {
  const requests = followRequests(page);
  for (const path of paths) {
    const [screen = "", query] = path.split("?");
    const address = addresses[screen] ?? screen;
    await page.goto(query ? `${address}?${query}` : address);
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    if (side !== "visitor") await frameIsReady(page);
    await expectSettled(page);
    await requests.expectNone();
    await look(path);
  }
}
