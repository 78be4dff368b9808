import type { Page } from "@playwright/test";
import { expect, openMail, test } from "../support/byline.ts";
import { newAccount } from "../support/people.ts";

const password = "arrives-by-many-ways";

async function sessionOf(byline: { url: string }, email: string) {
  const answer = await fetch(`${byline.url}/auth/v1/token?grant_type=password`, {
    method: "POST",
    body: JSON.stringify({ email, password }),
  });
  return (await answer.json()) as { access_token: string; refresh_token: string };
}

const emailOf = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem("byline-session") ?? "{}").user?.email);

test("R4.15 tokens in a link replace nobody's session and open none", async ({ newPerson, byline }) => {
  const owner = await newAccount(byline.url, { email: "owner@arrives.example", password });
  await newAccount(byline.url, { email: "mallory@arrives.example", password });
  const { access_token, refresh_token } = await sessionOf(byline, "mallory@arrives.example");
  const link = `/profile/settings#${new URLSearchParams({ access_token, refresh_token, expires_in: "3600", token_type: "bearer" })}`;
  const page = await newPerson(owner);
  await page.goto(link);
  await expect(page.getByText("You sign in with owner@arrives.example.")).toBeVisible();
  expect(new URL(page.url()).hash).toBe("");
  expect(await emailOf(page)).toBe("owner@arrives.example");

  const visitor = await newPerson("Visitor");
  await visitor.goto(link);
  await expect(visitor.getByRole("main").getByRole("button", { name: "Log In" })).toBeVisible();
  expect(await emailOf(visitor)).toBeUndefined();
});

test("R2.5 a confirmation that is opened in another browser confirms, and its person logs in", async ({
  newPerson,
}) => {
  const email = "phone@arrives.example";
  const page = await newPerson("Desk");
  await page.goto("/sign-up");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("main").getByRole("button", { name: "Sign Up" }).click();
  await expect(page.getByRole("heading", { name: "Check your inbox" })).toBeVisible();
  const phone = await newPerson("Phone");
  await openMail(phone, email, /confirm/i);
  await phone.getByRole("link").last().click();
  await phone.waitForURL(/\/sign-in/);
  await expect(phone.getByText("Your email is confirmed")).toBeVisible();
  expect(phone.url()).not.toContain("code=");
  await phone.getByLabel("Email").fill(email);
  await phone.getByLabel("Password", { exact: true }).fill(password);
  await phone.getByRole("main").getByRole("button", { name: "Log In" }).click();
  await phone.waitForURL(/\/survey/);
});

test("R2.4 a reset link that is opened in another browser says where it works", async ({ newPerson, byline }) => {
  const email = "forgot@arrives.example";
  await newAccount(byline.url, { email, password });
  const page = await newPerson("Desk");
  await page.goto("/forgot");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send reset link" }).click();
  await expect(page.getByRole("dialog", { name: "The reset link was sent" })).toBeVisible();
  const phone = await newPerson("Phone");
  await openMail(phone, email, /reset/i);
  await phone.getByRole("link").last().click();
  const dialog = phone.getByRole("dialog", { name: "A Reset Link Is Invalid Or Has Expired" });
  await expect(dialog.getByText("A link works in the browser that asked for it.")).toBeVisible();
  await dialog.getByRole("button", { name: "Request a new link" }).click();
  await phone.waitForURL(/\/forgot/);
});

test("R2.15 another address counts when both inboxes confirmed it, and the person stays signed in", async ({
  newPerson,
  byline,
}) => {
  const [from, to] = ["moves@arrives.example", "moved@arrives.example"];
  const page = await newPerson(await newAccount(byline.url, { email: from, password }));
  await page.goto("/profile/settings");
  await page.getByLabel("New email").fill(to);
  await page.getByRole("button", { name: "Change email" }).click();
  await expect(page.getByText("Open the links that we sent to both addresses")).toBeVisible();
  for (const [inbox, current] of [
    [to, from],
    [from, to],
  ] as const) {
    await openMail(page, inbox, /confirm/i);
    await page.getByRole("link").last().click();
    await page.waitForURL(/\/profile\/settings/);
    await expect(page.getByText(`You sign in with ${current}.`)).toBeVisible();
    expect(page.url()).not.toMatch(/code=|message=/);
  }
});

test("R9.14 fallback cookies are read when no session is stored, taken over and cleared", async ({
  newPerson,
  byline,
}) => {
  await newAccount(byline.url, { email: "cookie@arrives.example", password });
  const { access_token, refresh_token } = await sessionOf(byline, "cookie@arrives.example");
  const bring = async (page: Page) => {
    const cookies = { "sb-access-token": access_token, "sb-refresh-token": refresh_token };
    await page.context().addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: byline.url })));
  };
  const page = await newPerson("Cookie");
  await bring(page);
  await page.goto("/profile/settings");
  await expect(page.getByText("You sign in with cookie@arrives.example.")).toBeVisible();
  expect(await emailOf(page)).toBe("cookie@arrives.example");
  const names = (await page.context().cookies()).map(({ name }) => name);
  expect(names).not.toContain("sb-access-token");
  expect(names).not.toContain("sb-refresh-token");

  const owner = await newPerson(await newAccount(byline.url, { email: "stored@arrives.example", password }));
  await bring(owner);
  await owner.goto("/profile/settings");
  await expect(owner.getByText("You sign in with stored@arrives.example.")).toBeVisible();
});
