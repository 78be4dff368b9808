import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import { aFilledDemo } from "../../test/filled-demo.ts";
import { type NameServer, startNameServer } from "../../test/outside/name-server.ts";
import { type OpenIdProvider, startOpenIdProvider } from "../../test/outside/openid-provider.ts";
import { freePort, type RunningServer, runServer } from "../../test/process.ts";
import { large, type Size } from "./appearance.ts";
import { type ContextPool, contextPool } from "./contexts.ts";
import { administrationSecret, keepSession, type Login } from "./people.ts";

/** Publishers' own sites: a real HTTP server for published pages, by default on the first domain. */
type Site = { domain: string; address: string; publish: (path: string, html: string, domain?: string) => string };

type ServerFixtures = {
  byline: RunningServer;
  site: Site;
  names: NameServer;
  directory: string;
  elsewhere: OpenIdProvider;
  port: number;
  contexts: ContextPool;
};
type PersonFixtures = {
  /** A page in a browser of its own: of a signed-in person, or of a visitor by this name. */
  newPerson: (who: Login | string, size?: Size) => Promise<Page>;
};

const siteDomain = "harbor-courier.example";
export const otherSiteDomain = "tide-post.example";
export const mendedSiteDomain = "quay-review.example";

/** An account at the provider that stands in for Google: a real one, on this machine. */
export const gwen = { sub: "gwen-1", email: "gwen@elsewhere.example", email_verified: true, name: "Gwen Elsewhere" };

/** One real byline per worker with the publisher's site; each person has a browser context of their own. */
export const test = base.extend<PersonFixtures, ServerFixtures>({
  directory: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const directory = await aFilledDemo();
      await use(directory.path);
      directory.remove();
    },
    { scope: "worker" },
  ],
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const pages = new Map<string, string>();
      const server = createServer((request, response) => {
        const domain = request.headers.host?.replace(/:\d+$/, "");
        const html = pages.get(`${domain}${request.url}`);
        response.writeHead(html ? 200 : 404, { "content-type": "text/html; charset=utf-8" }).end(html ?? "Not here");
      });
      const port = await listening(server);
      const publish = (path: string, html: string, domain = siteDomain) => {
        pages.set(domain + path, html);
        return `http://${domain}:${port}${path}`;
      };
      await use({ domain: siteDomain, address: `127.0.0.1:${port}`, publish });
      server.close();
    },
    { scope: "worker" },
  ],
  names: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const names = await startNameServer();
      await use(names);
      names.close();
    },
    { scope: "worker" },
  ],
  port: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => use(await freePort()),
    { scope: "worker" },
  ],
  elsewhere: [
    async ({ port }, use) => {
      const provider = await startOpenIdProvider([gwen], [`http://localhost:${port}/auth/v1/callback`]);
      await use(provider);
      await provider.close();
    },
    { scope: "worker" },
  ],
  byline: [
    async ({ directory, port, elsewhere, site, names }, use) => {
      const byline = await runServer(directory, {
        PORT: String(port),
        AUTH_GOOGLE_CLIENT_ID: elsewhere.clientId,
        AUTH_GOOGLE_CLIENT_SECRET: elsewhere.clientSecret,
        AUTH_GOOGLE_ISSUER: elsewhere.issuer,
        LINK_CHECK_HOSTS: [siteDomain, otherSiteDomain, mendedSiteDomain]
          .map((domain) => `${domain}=${site.address}`)
          .join(","),
        DNS_SERVERS: names.address,
        AUTH_MAIL_INTERVAL_SECONDS: "0",
        AUTH_JWT_SECRET: administrationSecret,
      });
      await use(byline);
      await byline.stop();
    },
    { scope: "worker", timeout: 600_000 },
  ],
  contexts: [
    async ({ browser, byline }, use) => {
      await use(contextPool(browser, byline.url));
    },
    { scope: "worker" },
  ],
  newPerson: async ({ contexts, byline }, use, story) => {
    const said = byline.output().length;
    const taken: BrowserContext[] = [];
    await use(async (who, viewport = large) => {
      const context = await contexts.take();
      taken.push(context);
      const page = await context.newPage();
      await page.setViewportSize(viewport);
      if (typeof who !== "string") await keepSession(page, byline.url, who);
      page.on("pageerror", (error) => expect(error, "an error in the page").toBeUndefined());
      return page;
    });
    for (const context of taken) await contexts.giveBack(context);
    // The server's warnings tell the cause.
    if (story.status !== story.expectedStatus) console.log(byline.output().slice(said));
  },
});

async function listening(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
}

export async function signUp(page: Page, { email, password }: Login): Promise<void> {
  await page.goto("/sign-up");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("main").getByRole("button", { name: "Sign Up" }).click();
  await expect(page.getByRole("heading", { name: "Check your inbox" })).toBeVisible();
  await openMail(page, email, /confirm/i);
  await page.getByRole("link").last().click();
  await page.waitForURL(/\/survey/);
  await page.getByRole("button", { name: "Answer later" }).click();
  await page.waitForURL(({ pathname }) => /^\/(dashboard|publisher)/.test(pathname));
}

/** Opens the newest mail to an address in the development outbox, once it is there. */
export async function openMail(page: Page, email: string, subject: RegExp): Promise<void> {
  const mails = page.getByRole("listitem").filter({ hasText: email }).getByRole("link", { name: subject });
  await expect
    .poll(async () => {
      await page.goto("/dev/outbox");
      return mails.count();
    })
    .toBeGreaterThan(0);
  await mails.first().click();
  // A mail that is read in part has another last link.
  await page.waitForURL(/\/dev\/outbox\/./);
}

/** Expects the sign-in screen: loading it again would be another visit. */
export async function signIn(page: Page, { email, password }: Login): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("main").getByRole("button", { name: "Log In" }).click();
  await page.waitForURL(({ pathname }) => pathname !== "/sign-in");
}

/** Chooses in a native select or a searchable one, by its label. */
export async function choose(page: Page, label: string, option: string): Promise<void> {
  const field = page.getByRole("combobox", { name: label, exact: true });
  if ((await field.evaluate(({ tagName }) => tagName)) === "SELECT") {
    await field.selectOption({ label: option });
    return;
  }
  await field.fill(option);
  // A filter's option ends in the number of its results.
  await page.getByRole("option", { name: new RegExp(`^${option}( \\([\\d,]+\\))?$`) }).click();
  await page.keyboard.press("Escape");
}

export { expect };
