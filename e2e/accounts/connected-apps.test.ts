import { createHash, randomBytes } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { demoLogins } from "../../src/demo/cast.ts";
import { expect, test } from "../support/byline.ts";

const [ada] = demoLogins;

/** A program on the person's own machine that waits for the browser to come back. */
async function waitingProgram() {
  let come: (address: URL) => void = () => undefined;
  const back = new Promise<URL>((resolve) => {
    come = resolve;
  });
  const server = createServer((request, response) => {
    if (request.url?.startsWith("/callback")) come(new URL(request.url, "http://127.0.0.1"));
    response.end("You can close this page.");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/callback`;
  return { address, back, close: () => server.closeAllConnections() };
}

test("R10.13 a person connects an app in one organization up to a limit, sees it, and disconnects it", async ({
  newPerson,
  byline,
}) => {
  const program = await waitingProgram();
  const registered = await fetch(`${byline.url}/oauth/register`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ client_name: "Byline desk", redirect_uris: [program.address] }),
  });
  const { client_id } = (await registered.json()) as { client_id: string };
  const verifier = randomBytes(32).toString("base64url");
  const query = new URLSearchParams({
    response_type: "code",
    client_id,
    redirect_uri: program.address,
    scope: "read orders money",
    state: "mine",
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    code_challenge_method: "S256",
  });

  const page = await newPerson(ada);
  await page.goto(`${byline.url}/oauth/authorize?${query}`);
  await expect(page.getByRole("heading", { name: "Connect Byline desk?" })).toBeVisible();
  await expect(page.getByText(new URL(program.address).host)).toBeVisible();
  await page.getByRole("button", { name: "Connect" }).click();
  await expect(page.getByText("Required")).toBeVisible();
  const limit = page.getByLabel("Monthly spending limit, $");
  await expect(limit).toHaveValue("");
  await limit.fill("120");
  await page.getByRole("checkbox", { name: "Write, send and answer orders, offers and messages" }).uncheck();
  await page.getByRole("combobox", { name: "It acts in" }).selectOption({ label: "Marlow Communications" });
  await page.getByRole("button", { name: "Connect" }).click();

  const returned = (await program.back).searchParams;
  await expect(page.getByText("You can close this page.")).toBeVisible();
  expect([returned.get("state"), returned.get("iss")]).toEqual(["mine", byline.url]);
  const exchanged = await fetch(`${byline.url}/oauth/token`, {
    method: "POST",
    body: new URLSearchParams({
      grant_type: "authorization_code",
      code: returned.get("code") ?? "",
      redirect_uri: program.address,
      client_id,
      code_verifier: verifier,
    }),
  });
  const { access_token } = (await exchanged.json()) as { access_token: string };
  const me = () => fetch(`${byline.url}/api/me`, { headers: { authorization: `Bearer ${access_token}` } });
  expect(await (await me()).json()).toMatchObject({
    organizations: [{ name: "Marlow Communications" }],
    grant: { kind: "app", name: "Byline desk", leftCents: 12_000 },
  });

  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/api/api_tokens*", async (route) => {
    await released;
    await route.continue();
  });
  // The tokens would come with the screen's first answers.
  await page.route("**/api/screens?*", (route) => route.abort());
  await page.goto("/profile/extras");
  const row = page.getByRole("row", { name: /Byline desk/ });
  // It would move when the tokens above it come.
  await expect(page.locator("tr", { hasText: "Byline desk" })).toBeAttached();
  await expect(row).toHaveCount(0);
  release();
  await expect(row).toContainText("In Marlow Communications");
  await expect(row).toContainText("$0.00 of $120.00 spent this month");
  await row.getByRole("button", { name: "Disconnect" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Disconnect" }).click();
  await expect(row).toHaveCount(0);
  expect((await me()).status).toBe(401);
  program.close();
});
