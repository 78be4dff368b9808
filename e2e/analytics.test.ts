import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { demoLogins } from "../src/demo/cast.ts";
import { aFilledDemo } from "../test/filled-demo.ts";
import { runServer, signIn as signInToApi } from "../test/process.ts";
import { expectAccessible } from "./support/axe.ts";
import { expect, signIn, test } from "./support/byline.ts";
import { logOut } from "./support/people.ts";
import { frameIsReady } from "./support/readiness.ts";

const [ada, , operator] = demoLogins;

type Event = { type: string; event?: string; userId?: string; properties?: { path?: string; code?: number } };
type Provider = { origin: string; events: Event[]; close: () => void };

async function customerAnalytics(): Promise<Provider> {
  const events: Provider["events"] = [];
  const server = createServer(async (request, response) => {
    let text = "";
    for await (const part of request) text += part;
    events.push(...JSON.parse(text).batch);
    response.writeHead(200, { "access-control-allow-origin": "*" }).end("{}");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { origin, events, close: () => server.close() };
}

test("R7.6 R7.2 nothing is recorded before the person agrees; then who they are is told once, and forgotten at sign-out", async ({
  browser,
}) => {
  const provider = await customerAnalytics();
  const directory = await aFilledDemo();
  const byline = await runServer(directory.path, {
    ANALYTICS_SEGMENT_URL: provider.origin,
    ANALYTICS_SEGMENT_KEY: "byline",
  });
  const askAsOperator = await signInToApi(byline.url, operator.email, operator.password);
  for (const name of ["analytics-pageview", "analytics-pageleave"])
    expect((await askAsOperator("POST", "/api/feature_flags", { name, enabled: true })).status).toBe(201);
  const context = await browser.newContext({ baseURL: byline.url, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const cookies = async () => (await context.cookies()).map(({ name }) => name);
  const refused: string[] = [];
  page.on("console", (message) => message.type() === "error" && refused.push(message.text()));

  await page.goto("/forgot");
  await frameIsReady(page);
  const question = page.getByRole("region", { name: "Analytics" });
  await expectAccessible(question);
  expect(await cookies()).not.toContain("byline-visitor");
  await question.getByRole("button", { name: "Accept" }).click();
  await expect(question).toBeHidden();

  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Log In" }).click();
  // The screen before has an email field too.
  await expect(page.getByRole("heading", { level: 1, name: "Log in" })).toBeVisible();
  const told = page.waitForResponse("**/api/client_users/segment-identify");
  await signIn(page, ada);
  expect((await told).status()).toBe(204);
  expect(await cookies()).toContain("byline-visitor");
  await expect.poll(() => provider.events.map(({ type }) => type)).toContain("identify");

  const seen = (kind: string) =>
    provider.events.filter(({ type, event }) => (event ?? type) === kind).map(({ properties }) => properties?.path);
  // A page that closes before its view is told tells nothing.
  await expect.poll(() => seen("page")).toEqual(["/forgot", "/sign-in", "/dashboard"]);
  await page.goto("/dashboard?tab=all");
  await frameIsReady(page);
  await expect.poll(() => seen("page")).toEqual(["/forgot", "/sign-in", "/dashboard", "/dashboard?tab=all"]);
  await expect
    .poll(() => seen("Page Left"), "a page that closes says so")
    .toEqual(["/forgot", "/sign-in", "/dashboard"]);
  await page.goto("/no/such/page");
  await expect.poll(() => seen("Error Shown"), "R8.5").toHaveLength(1);
  expect(provider.events.find(({ event }) => event === "Error Shown")?.properties).toMatchObject({
    code: 404,
    message: "Page Not Found: /no/such/page",
  });

  await logOut(page);
  await expect(page).toHaveURL(/\/sign-in/);
  await expect.poll(cookies).not.toContain("byline-analytics-user");
  // Its batch waits five seconds, and would be taken for the events of who declines.
  await expect.poll(() => seen("page").at(-1)).toMatch(/^\/sign-in/);
  expect(provider.events.filter(({ type }) => type === "identify")).toHaveLength(1);
  expect(refused.filter((text) => /Content Security Policy/.test(text))).toEqual([]);

  const another = await browser.newContext({ baseURL: byline.url });
  const declining = await another.newPage();
  await declining.goto("/forgot");
  await declining.getByRole("button", { name: "Decline" }).click();
  const before = provider.events.length;
  await declining.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Log In" }).click();
  await expect(declining.getByLabel("Email")).toBeVisible();
  await declining.close({ runBeforeUnload: true });
  expect((await another.cookies()).map(({ name }) => name)).not.toContain("byline-visitor");
  expect(provider.events, "who declined is not recorded").toHaveLength(before);
  await another.close();

  await context.close();
  await byline.stop();
  directory.remove();
  provider.close();
});
