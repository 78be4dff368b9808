import type { Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { demoLogins } from "../../src/demo/cast.ts";
import { signIn } from "../../test/process.ts";
import { inspect } from "../support/appearance.ts";
import { made } from "../support/booked-order.ts";
import { choose, expect, gwen, openMail, signUp, test } from "../support/byline.ts";
import { logOut, newAccount } from "../support/people.ts";

const [ada] = demoLogins;

test("R2.1 R2.2 R2.5 a visitor reads an outlet, signs up to book, types the code of the mail, leaves the survey for later, and is back at the outlet", async ({
  newPerson,
}) => {
  const page = await newPerson("Cody");
  const cody = { email: "cody@types.example", password: "cody-types-on-tuesday" };
  await page.goto("/media");
  await inspect(page);
  await page.getByLabel("Name or domain").fill("maple");
  await page.getByRole("button", { name: "Show" }).click();
  await page.getByRole("link", { name: "Maple Signal" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Maple Signal" })).toBeVisible();
  await inspect(page);
  const outlet = new URL(page.url()).pathname;
  await page.getByRole("link", { name: "Sign up to book" }).click();
  await page.getByLabel("Email").fill(cody.email);
  await page.getByLabel("Password", { exact: true }).fill(cody.password);
  await page.getByRole("main").getByRole("button", { name: "Sign Up" }).click();
  await expect(page.getByRole("heading", { name: "Check your inbox" })).toBeVisible();
  const inbox = await page.context().newPage();
  await openMail(inbox, cody.email, /confirm/i);
  const code = /\b\d{6}\b/.exec(await inbox.locator("body").innerText())?.[0] ?? "";
  const field = page.getByLabel("Code from the email");
  await field.fill(code === "000000" ? "111111" : "000000");
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText("This code is wrong or has expired.")).toBeVisible();
  await inspect(page);
  await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await page.getByRole("button", { name: "Confirm" }).click();
  await page.waitForURL(/\/survey/);
  await page.getByRole("textbox", { name: "What is your name?" }).fill("Cody Reyes");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("Question 2 of 9")).toBeVisible();
  await page.getByRole("button", { name: "Answer later" }).click();
  await page.waitForURL(({ pathname }) => pathname === outlet);
  await expect(page.getByRole("heading", { level: 1, name: "Maple Signal" })).toBeVisible();
});

test("R2.2 R2.5 R2.6 R3.9 sign-up, mail, confirmation and survey, resumed where it was left; its answers begin the first campaign", async ({
  newPerson,
}) => {
  const page = await newPerson("Sam");
  const sam = { email: "sam@begins.example", password: "sam-begins-on-monday" };
  await page.goto("/sign-up");
  await page.getByLabel("Email").fill(sam.email);
  await page.getByLabel("Password", { exact: true }).fill("password1");
  await expect(page.getByText("Easy to guess")).toBeVisible();
  await page.getByLabel("Password", { exact: true }).fill(sam.password);
  await expect(page.getByText("Strong", { exact: true })).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: "Sign Up" }).click();
  await expect(page.getByRole("heading", { name: "Check your inbox" })).toBeVisible();
  await page.getByRole("button", { name: "Send again" }).click();
  await expect(page.getByText("The email was sent again")).toBeVisible();
  await openMail(page, sam.email, /confirm/i);
  await page.getByRole("link").last().click();
  await page.waitForURL(/\/survey/);

  await page.getByRole("textbox", { name: "What is your name?" }).fill("Sam Delgado");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("Question 2 of 9")).toBeVisible();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("Make a choice to continue")).toBeVisible();
  for (const answer of ["A company", "Founder or CEO", "Companies"]) {
    await page.getByRole("radio", { name: answer }).click();
    await page.getByRole("button", { name: "Continue" }).click();
  }
  await page.getByRole("radio", { name: "More visitors" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL(/question=budget/);
  await page.goBack();
  await expect(page.getByRole("radio", { name: "More visitors" })).toBeChecked();
  await page.getByRole("radio", { name: "Something else" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("Fill to continue")).toBeVisible();
  await page.getByRole("textbox", { name: "What is your goal" }).fill("To be invited to conferences");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("heading", { name: "What is your monthly budget?" })).toBeVisible();
  await page.getByRole("button", { name: "Answer later" }).click();
  await page.getByRole("link", { name: "Answer the questions" }).click();
  await expect(page.getByRole("heading", { name: "What is your monthly budget?" })).toBeVisible();
  await page.getByRole("radio", { name: "$1,000–10,000" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("radio", { name: "Within a month" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("combobox", { name: "Which industry are your publications about?" }).fill("Conferences");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Continue" }).click();
  await choose(page, "Which countries are your readers in?", "Switzerland");
  await page.getByRole("button", { name: "Finish" }).click();
  await page.waitForURL(/\/dashboard/);
  await page.goto("/survey");
  await page.waitForURL(/\/dashboard/);

  // The answers prefill the organization, its campaign and the first view of the marketplace.
  await expect(page.getByRole("radio", { name: "A company" })).toBeChecked();
  await expect(page.getByLabel("Goal", { exact: true })).toHaveValue("other");
  await expect(page.getByLabel("In a few words")).toHaveValue("To be invited to conferences");
  await expect(page.getByLabel("Budget")).toHaveValue("10000");
  await page.getByRole("textbox", { name: "Organization" }).fill("Sam and Sons");
  const clients = page.getByRole("combobox", { name: "Clients" });
  for (const client of ["Harbor Tea", "Quiet Law"]) {
    await clients.fill(client);
    await clients.press("Enter");
  }
  await page.getByRole("textbox", { name: "Invite someone to run your campaigns" }).fill("runs@begins.example");
  await page.getByRole("button", { name: "Go to the marketplace" }).click();
  // No outlet has this topic, so the first view leaves it out and says so.
  await page.getByRole("button", { name: "Put back Topic: Conferences" }).click();
  await expect(page.getByText("No formats match these filters")).toBeVisible();
  await page.getByRole("button", { name: "Remove the filter Conferences" }).click();
  await page.getByRole("button", { name: "Remove the filter Switzerland" }).click();
  await page.goto("/dashboard");
  for (const client of ["Harbor Tea", "Quiet Law"])
    await expect(page.getByRole("link", { name: client, exact: true })).toBeVisible();
  await page.goto("/media");
  await expect(page.getByText("180 formats")).toBeVisible();
  await expect(page.getByRole("button", { name: "Remove the filter Switzerland" })).toHaveCount(0);
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "New organization" }).click();
  await page.getByRole("textbox", { name: "Organization" }).fill("Sam and Daughters");
  await page.getByRole("button", { name: "Go to the marketplace" }).click();
  await page.waitForURL(/\/media/);
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { name: "Sam and Daughters" })).toBeVisible();
});

test("R2.2 R7.7 signing in by another provider makes the account, and finds it again", async ({ newPerson }) => {
  const page = await newPerson("Gwen");
  await page.goto("/sign-in");
  await page.getByRole("button", { name: "Continue with Google" }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.waitForURL(/\/sign-in/);
  await expect(page.getByRole("alert")).toBeVisible();
  await page.getByRole("button", { name: "Continue with Google" }).click();
  await expect(page.getByRole("heading", { name: "Sign in to go on" })).toBeVisible();
  await page.getByLabel("Email").fill(gwen.email);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL(/\/survey/);
  await page.getByRole("button", { name: "Answer later" }).click();
  await page.goto("/profile/settings");
  await expect(page.getByText("Google", { exact: true })).toBeVisible();
  await logOut(page);
  await page.waitForURL(/\/sign-in/);
});

const codeOf = (secret: string, ahead = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + ahead * 30_000 });

test("R6.1 R4.15 a second factor is enrolled and asked for; with the password alone nothing is shown", async ({
  newPerson,
  byline,
}) => {
  const tina = { email: "tina@twosteps.example", password: "tina-takes-two-steps" };
  const page = await newPerson(await newAccount(byline.url, tina));
  await page.goto("/profile/settings");
  await page.getByRole("button", { name: "Add authenticator app" }).click();
  await expect(page.getByRole("img", { name: "QR code for your authenticator app" })).toBeVisible();
  // An enrollment left halfway doesn't stand in the way of the next.
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.getByRole("button", { name: "Add authenticator app" }).click();
  await expect(page.getByRole("img", { name: "QR code for your authenticator app" })).toBeVisible();
  const secret = (await page.getByRole("dialog").locator("pre").textContent())?.trim() ?? "";
  await page.getByRole("dialog").getByLabel("Code").fill("000000");
  await page.getByRole("button", { name: "Turn on" }).click();
  await expect(page.getByText("This code is wrong or already used")).toBeVisible();
  await page.getByRole("dialog").getByLabel("Code").fill(codeOf(secret));
  await page.getByRole("button", { name: "Turn on" }).click();
  await expect(page.getByText("A second step is asked for when you log in with your password.")).toBeVisible();
  await logOut(page);
  await expect(page.getByRole("main").getByRole("button", { name: "Log In" })).toBeVisible();

  await page.getByLabel("Email").fill(tina.email);
  await page.getByLabel("Password", { exact: true }).fill(tina.password);
  await page.getByRole("main").getByRole("button", { name: "Log In" }).click();
  await expect(page.getByRole("heading", { name: "Enter your code" })).toBeVisible();
  for (const place of ["/", "/survey", "/dashboard"]) {
    await page.goto(place);
    await expect(page.getByRole("heading", { name: "Enter your code" }), place).toBeVisible();
  }
  await page.getByLabel("Code").fill(codeOf(secret, 1));
  await page.getByRole("button", { name: "Continue" }).click();
  await page.waitForURL(({ pathname }) => pathname === "/dashboard");
});

test("R2.7 R6.3 an invited manager signs up by the link, and may what managers may", async ({ newPerson }) => {
  const mona = { email: "mona@joins.example", password: "mona-joins-the-office" };
  const owner = await newPerson(ada);
  await owner.goto("/profile/general");
  await owner.getByRole("textbox", { name: "Email" }).fill(mona.email);
  await owner.getByRole("main").getByLabel("Role", { exact: true }).selectOption("Manager");
  await owner.getByRole("button", { name: "Send invitation" }).click();
  await expect(owner.getByRole("cell", { name: mona.email })).toBeVisible();

  const page = await newPerson("Mona");
  await openMail(page, mona.email, /invite/i);
  await page.getByRole("link").last().click();
  await page.waitForURL(/\/invite/);
  await page.getByRole("link", { name: "Sign up to accept" }).click();
  await page.getByLabel("Email").fill(mona.email);
  await page.getByLabel("Password", { exact: true }).fill(mona.password);
  await page.getByRole("main").getByRole("button", { name: "Sign Up" }).click();
  await expect(page.getByRole("heading", { name: "Check your inbox" })).toBeVisible();
  await openMail(page, mona.email, /confirm/i);
  await page.getByRole("link").last().click();
  await page.waitForURL(/\/invite/);
  await page.getByRole("button", { name: "Accept invitation" }).click();
  await page.waitForURL(/\/dashboard/);
  await page.goto("/profile/billing");
  await expect(page.getByText("You don't have permissions")).toBeVisible();
  await page.goto("/profile/general");
  await expect(page.getByRole("row", { name: /mona@joins.example/ })).toContainText("Manager");
  await expect(page.getByRole("button", { name: "Send invitation" })).toHaveCount(0);
});

test("R4.14 when a session is refused in two tabs at once, one renewal serves both", async ({ newPerson }) => {
  const page = await newPerson(ada);
  await page.goto("/dashboard");
  const context = page.context();
  const other = await context.newPage();
  await other.goto("/media");
  const refused = await page.evaluate(() => JSON.parse(localStorage.getItem("byline-session") ?? "{}").access_token);
  await context.route("**/api/**", async (route) => {
    const isRefused = route.request().headers().authorization === `Bearer ${refused}`;
    return isRefused ? route.fulfill({ status: 401, json: { "hydra:description": "Over" } }) : route.continue();
  });
  let renewals = 0;
  context.on("request", (request) => {
    if (request.url().includes("grant_type=refresh_token")) renewals += 1;
  });
  await Promise.all([page.goto("/profile/billing"), other.goto("/dashboard")]);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(other.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/profile\/billing/);
  await expect(other).toHaveURL(/\/dashboard/);
  await expect.poll(() => renewals).toBe(1);
});

test("R4.13 sign-out ends the session, leads to sign-in and leaves nothing behind, in the other tab too", async ({
  newPerson,
  byline,
}) => {
  const page = await newPerson(ada);
  await page.goto("/dashboard");
  const other = await page.context().newPage();
  await other.goto("/dashboard");
  await expect(other.getByRole("button", { name: "Account", exact: true })).toBeVisible();
  const session = await page.evaluate(() => JSON.parse(localStorage.getItem("byline-session") ?? "{}"));
  // The app waits three seconds at most.
  const ended = page.waitForResponse(/\/auth\/v1\/logout/);
  await logOut(page);
  await ended;
  await page.waitForURL(/\/sign-in/);
  // A tab that loads tries the store with a key of its own for a moment.
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await other.waitForURL(/\/sign-in/);
  const answers = await Promise.all([
    fetch(`${byline.url}/api/client_users/${session.user.id}`, {
      headers: { authorization: `Bearer ${session.access_token}` },
    }),
    fetch(`${byline.url}/auth/v1/token?grant_type=refresh_token`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ refresh_token: session.refresh_token }),
    }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([401, 400]);
});

test("R4.13 a tab that hears of a sign-out before its store shows it leaves as soon as it does", async ({
  newPerson,
}) => {
  const page = await newPerson(ada);
  await page.goto("/dashboard");
  const other = await page.context().newPage();
  await other.goto("/dashboard");
  await expect(other.getByRole("button", { name: "Account", exact: true })).toBeVisible();
  const messages = await other.evaluateHandle(() => {
    const channel = new BroadcastChannel("byline-session");
    return { first: new Promise((resolve) => channel.addEventListener("message", () => resolve(true))) };
  });
  await page.evaluate(() => new BroadcastChannel("byline-session").postMessage({ event: "SIGNED_OUT", session: null }));
  expect(await messages.evaluate(({ first }) => first)).toBe(true);
  await expect(other.getByRole("button", { name: "Account", exact: true })).toBeVisible();
  await expect(other).toHaveURL(/\/dashboard/);
  await page.evaluate(() => localStorage.removeItem("byline-session"));
  await other.waitForURL(/\/sign-in/);
});

async function answering(page: Page, path: string, status: number): Promise<void> {
  await page.route(path, (route) =>
    route.fulfill({
      status,
      contentType: "application/ld+json",
      json: { "@type": "hydra:Error", "hydra:description": "The reason" },
    }),
  );
}

test("R8.2 R8.3 R8.4 each kind of failure has its screen, word for word, and the way out of it", async ({
  newPerson,
}) => {
  const page = await newPerson(ada);
  // The first answers would bring the organizations along.
  await page.route("**/api/screens?*", (route) => route.abort());
  await answering(page, "**/api/organizations?*", 403);
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { name: "Access Denied" })).toBeVisible();
  await expect(
    page.getByText(
      "You don't have access to this resource. If you are sure that an error has occurred, contact support.",
    ),
  ).toBeVisible();
  await expect(page.getByRole("link", { name: "Got It" })).toHaveAttribute("href", "/");
  await page.unroute("**/api/organizations?*");
  await answering(page, "**/api/organizations?*", 418);
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { name: "Something Went Wrong" })).toBeVisible();
  await expect(
    page.getByText(
      "You've done nothing wrong. Something has happened on our end. If the error persists, come back later when we hopefully have fixed it.",
    ),
  ).toBeVisible();
  await expect(page.getByRole("link", { name: "Got It" })).toHaveAttribute("href", "/dashboard");
});

test("R5.1 R8.1 what is wrong is said word for word, where it is wrong", async ({ newPerson, byline }) => {
  const page = await newPerson("Vera");
  const vera = { email: "vera@words.example", password: "vera-reads-every-word" };
  await page.goto("/sign-up");
  await page.getByRole("main").getByRole("button", { name: "Sign Up" }).click();
  await expect(page.getByText("Required", { exact: true })).toHaveCount(2);
  await page.getByLabel("Email").fill("not an address");
  await page.getByRole("main").getByRole("button", { name: "Sign Up" }).click();
  await expect(page.getByText("Check your email format")).toBeVisible();
  await signUp(page, vera);
  const organization = page.getByRole("textbox", { name: /organization/i });
  const go = page.getByRole("button", { name: "Go to the marketplace" });
  for (const [name, message] of [
    ["12345", "Can't contain only numbers"],
    ["V", "Can't be less than 2 symbols"],
    ["V".repeat(81), "Can't be more than 80 symbols"],
    ["Byline", "This organization name is not allowed"],
  ] as const) {
    await organization.fill(name);
    await go.click();
    await expect(page.getByText(message)).toBeVisible();
  }
  await organization.fill("Vera Words");
  await go.click();
  await page.waitForURL(/\/media/);
  await page.goto("/profile/extras");
  await page.getByRole("button", { name: "New token" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("Report");
  await page.getByRole("checkbox", { name: "Read what you can read" }).uncheck();
  await page.getByRole("dialog").getByRole("button", { name: "New token" }).click();
  await expect(page.getByText("Choose at least 1 option")).toBeVisible();
  await page.goto("/profile/settings");
  await page.getByRole("textbox", { name: "New email" }).fill(ada.email);
  await page.getByRole("button", { name: "Change email" }).click();
  // The screen must not reveal whether an address has an account; only its owner is told.
  await expect(page.getByText("Open the links that we sent to both addresses")).toBeVisible();
  await page.goto("/publisher/setup");
  await page.getByLabel("Publisher name").fill("Vera Press");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("textbox", { name: "Address" }).fill("no address");
  await page.getByRole("button", { name: "Continue", exact: true }).last().click();
  await expect(page.getByText("Check your URL format")).toBeVisible();
  // Of two publishers the one worked in gets the outlet, and the form names it.
  await made(await signIn(byline.url, vera.email, vera.password), "/api/organizations", {
    name: "Zephyr Press",
    kind: "publisher",
  });
  await page.reload();
  await expect(page.getByText("Zephyr Press runs this outlet and gets its earnings.")).toBeVisible();
});

test("R10.2 a token is shown once, works for what it may, and is refused at once when revoked", async ({
  newPerson,
  byline,
}) => {
  const page = await newPerson(ada);
  await page.goto("/profile/extras");
  await page.getByRole("button", { name: "New token" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("Monthly report");
  await page.getByRole("dialog").getByRole("button", { name: "New token" }).click();
  const dialog = page.getByRole("dialog", { name: "Copy the key now" });
  const token = (await dialog.locator("pre").textContent())?.trim() ?? "";
  expect(token).toMatch(/^byl_/);
  await dialog.getByRole("button", { name: "Done" }).click();
  const ask = (method: string, path: string) =>
    fetch(`${byline.url}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, "content-type": "application/ld+json" },
      ...(method === "POST" ? { body: "{}" } : {}),
    });
  expect((await ask("GET", "/campaigns")).status).toBe(200);
  expect((await ask("POST", "/api_tokens")).status).toBe(403);
  await page.reload();
  await expect(page.getByText(token)).toHaveCount(0);
  const row = page.getByRole("row", { name: /Monthly report/ });
  await row.getByRole("button", { name: "Revoke" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Revoke" }).click();
  await expect(row).toHaveCount(0);
  expect((await ask("GET", "/campaigns")).status).toBe(401);
});

test("R10.2 an owner makes a service account that may spend up to a limit from one address, and revokes it", async ({
  newPerson,
  byline,
}) => {
  const page = await newPerson(ada);
  await page.goto("/profile/general");
  await page.getByRole("button", { name: "New service account" }).click();
  const form = page.getByRole("dialog", { name: "New service account" });
  await form.getByRole("textbox", { name: "Name" }).fill("Night desk");
  await form.getByRole("checkbox", { name: "Book, make offers and move money" }).check();
  await form.getByRole("textbox", { name: "Only from these addresses" }).fill("127.0.0.1, nowhere");
  await form.getByRole("button", { name: "New service account" }).click();
  await expect(form.getByText("Check the address or range")).toBeVisible();
  await form.getByRole("textbox", { name: "Only from these addresses" }).fill("127.0.0.1 ::1");
  await form.getByRole("button", { name: "New service account" }).click();
  await expect(form.getByText("Required")).toBeVisible();
  await form.getByLabel("Monthly limit, $").fill("250");
  await form.getByRole("button", { name: "New service account" }).click();
  const dialog = page.getByRole("dialog", { name: "Copy the key now" });
  const key = (await dialog.locator("pre").textContent())?.trim() ?? "";
  await dialog.getByRole("button", { name: "Done" }).click();
  const me = async () => fetch(`${byline.url}/api/me`, { headers: { authorization: `Bearer ${key}` } });
  expect(await (await me()).json()).toMatchObject({
    organizations: [{ role: "ADMIN" }],
    grant: { kind: "service", name: "Night desk", leftCents: 25_000, networks: ["127.0.0.1", "::1"] },
  });
  await page.reload();
  const row = page.getByRole("row", { name: /Night desk/ });
  await expect(row).toContainText("$0.00 of $250.00 spent this month");
  await expect(row).toContainText("Created by");
  await row.getByRole("button", { name: "Revoke" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Revoke" }).click();
  await expect(row).toHaveCount(0);
  expect((await me()).status).toBe(401);
});
