import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { test as base, type Page } from "@playwright/test";
import pg from "pg";
import { runningPostgres } from "../../src/embedded-postgres/running.ts";
import { aFilledDemo } from "../../test/filled-demo.ts";
import { type RunningServer, runServer } from "../../test/process.ts";
import { expectAccessible } from "../support/axe.ts";
import { expect, openMail } from "../support/byline.ts";
import { keepToasts } from "../support/contexts.ts";

/** The part of the captcha provider's script that Byline calls: one button. */
const widget = `window.turnstile = {
  render(place, { callback }) {
    this.button = Object.assign(document.createElement("button"), { type: "button", textContent: "I am human" });
    this.button.onclick = () => { this.button.textContent = "Thank you"; callback("human"); };
    place.append(this.button);
    return "1";
  },
  reset() { this.button.textContent = "I am human"; },
  remove() { this.button.remove(); },
};`;

const test = base.extend<object, { byline: RunningServer; verifier: Server }>({
  verifier: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const server = createServer(async (request, response) => {
        let body = "";
        for await (const part of request) body += part;
        response.end(JSON.stringify({ success: new URLSearchParams(body).get("response") === "human" }));
      });
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
      await use(server);
      server.close();
    },
    { scope: "worker" },
  ],
  byline: [
    async ({ verifier }, use) => {
      const directory = await aFilledDemo();
      const byline = await runServer(directory.path, {
        AUTH_MAIL_INTERVAL_SECONDS: "0",
        AUTH_CAPTCHA_PROVIDER: "turnstile",
        AUTH_CAPTCHA_SITE_KEY: "site",
        AUTH_CAPTCHA_SECRET: "secret",
        AUTH_CAPTCHA_URL: `http://127.0.0.1:${(verifier.address() as AddressInfo).port}/`,
      });
      await use(byline);
      await byline.stop();
      directory.remove();
    },
    { scope: "worker", timeout: 600_000 },
  ],
});

test.use({ baseURL: async ({ byline }, use) => use(byline.url) });
test.beforeEach(async ({ page }) => {
  await keepToasts(page.context());
  await page.route("https://challenges.cloudflare.com/**", (route) =>
    route.fulfill({ contentType: "text/javascript", body: widget }),
  );
});

const password = "a quiet harbour at dawn";
const main = (page: Page) => page.getByRole("main");
const prove = (page: Page) => page.getByRole("button", { name: "I am human" }).click();

async function signUp(page: Page, email: string): Promise<void> {
  await page.goto("/sign-up");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await prove(page);
  await main(page).getByRole("button", { name: "Sign Up" }).click();
  await expect(page.getByRole("heading", { name: "Check your inbox" })).toBeVisible();
  await openMail(page, email, /confirm/i);
  await page.getByRole("link").last().click();
  await page.waitForURL(/\/survey/);
}

test("R7.7 an installation with a captcha asks for it where somebody signs in, signs up or asks for a mail", async ({
  page,
}) => {
  const email = "human@captcha.example";
  await signUp(page, email);
  await page.evaluate(() => localStorage.clear());

  await page.goto("/sign-in");
  await expect(page.getByRole("group", { name: "Captcha" })).toBeVisible();
  await expectAccessible(main(page));
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("not this one");
  await main(page).getByRole("button", { name: "Log In" }).click();
  await expect(page.getByText("Complete the captcha first.")).toBeVisible();
  await prove(page);
  await main(page).getByRole("button", { name: "Log In" }).click();
  await expect(page.getByText("Email or password is wrong")).toBeVisible();
  await page.getByLabel("Password", { exact: true }).fill(password);
  await prove(page);
  await main(page).getByRole("button", { name: "Log In" }).click();
  await page.waitForURL(({ pathname }) => pathname !== "/sign-in");
  // A page without the app: the app would lead who has no session away, and meet the next address.
  await page.goto("/api");
  await page.evaluate(() => localStorage.clear());

  await page.goto("/forgot");
  await page.getByLabel("Email").fill(email);
  await prove(page);
  await page.getByRole("button", { name: "Send reset link" }).click();
  await expect(page.getByRole("dialog", { name: "The reset link was sent" })).toBeVisible();
});

/** The person signed in long ago, and the browser has just renewed its session. */
async function growOld(byline: RunningServer, page: Page, email: string): Promise<void> {
  const running = await runningPostgres(byline.dataDirectory, () => {});
  const client = new pg.Client({ connectionString: running?.ownerUrl });
  await client.connect();
  const { rowCount } = await client.query(
    `UPDATE auth.mfa_amr_claims SET updated_at = now() - interval '1 hour' WHERE session_id IN
       (SELECT id FROM auth.sessions WHERE user_id = (SELECT id FROM auth.users WHERE email = $1))`,
    [email],
  );
  await client.end();
  expect(rowCount).toBeGreaterThan(0);
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem("byline-session") ?? "{}");
    localStorage.setItem("byline-session", JSON.stringify({ ...session, expires_at: Math.floor(Date.now() / 1000) }));
  });
}

test("R2.15 who signed in long ago shows once more who they are before the account is deleted", async ({
  page,
  byline,
}) => {
  const email = "leaving@proof.example";
  await signUp(page, email);
  await growOld(byline, page, email);
  await page.goto("/profile/settings");
  await page.getByRole("button", { name: "Delete account" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete your account permanently?" });
  await dialog.getByLabel(`Type ${email} to confirm.`).fill(email);
  await dialog.getByRole("button", { name: "Delete account" }).click();

  const proof = page.getByRole("dialog", { name: "Confirm it's you" });
  await expect(proof.getByText("You signed in a while ago.")).toBeVisible();
  await expectAccessible(proof);
  await proof.getByLabel("Your password").fill("not this one");
  await prove(page);
  await proof.getByRole("button", { name: "Confirm" }).click();
  await expect(proof.getByText("Email or password is wrong")).toBeVisible();
  await prove(page);
  await proof.getByRole("button", { name: "Email me a code" }).click();
  await expect(proof.getByLabel("Code from the email")).toBeVisible();
  const outbox = await page.context().newPage();
  await openMail(outbox, email, /sign in/i);
  const code = (await outbox.getByText(/^\d{6}$/).textContent()) ?? "";
  await proof.getByLabel("Code from the email").fill(code);
  await proof.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText("Your account is deleted")).toBeVisible();

  await page.goto("/sign-in");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await prove(page);
  await main(page).getByRole("button", { name: "Log In" }).click();
  await expect(page.getByText("Email or password is wrong")).toBeVisible();
});

test("R6.1 R10.2 a session of long ago adds no second factor and makes no token before its person shows who they are", async ({
  page,
  byline,
}) => {
  const email = "found@proof.example";
  await signUp(page, email);
  const proof = page.getByRole("dialog", { name: "Confirm it's you" });
  const show = async () => {
    await proof.getByLabel("Your password").fill(password);
    await prove(page);
    await proof.getByRole("button", { name: "Confirm" }).click();
  };
  await growOld(byline, page, email);
  await page.goto("/profile/settings");
  await page.getByRole("button", { name: "Add authenticator app" }).click();
  await expect(proof).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByText("Confirm it's you to change this.")).toBeVisible();
  await page.getByRole("button", { name: "Add authenticator app" }).click();
  await show();
  await expect(page.getByRole("dialog", { name: "Add an authenticator app" })).toBeVisible();

  await growOld(byline, page, email);
  await page.goto("/profile/extras");
  await page.getByRole("button", { name: "New token" }).click();
  const form = page.getByRole("dialog", { name: "New token" });
  await form.getByLabel("Name").fill("Script");
  await form.getByRole("button", { name: "New token" }).click();
  await show();
  await expect(page.getByText(/^byl_[\w-]{43}$/)).toBeVisible();

  // Each proof ended the session before it: one device, one session.
  await page.goto("/profile/settings");
  const devices = page.getByRole("region", { name: "Where you are signed in" });
  await expect(devices.getByRole("listitem")).toHaveCount(1);
});
