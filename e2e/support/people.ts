import { expect, type Page } from "@playwright/test";
import { SignJWT } from "jose";

export type Login = { email: string; password: string };

/** Known to Byline and the stories, which can make accounts with it as an administrating program does. */
export const administrationSecret = "known to the stories and their byline alone";

/** A confirmed account without a sign-up screen or a mail. Returns the login. */
export async function newAccount(url: string, login: Login): Promise<Login> {
  const token = await new SignJWT({ role: "service_role" })
    .setProtectedHeader({ alg: "HS256" })
    .setExpirationTime("5m")
    .sign(new TextEncoder().encode(administrationSecret));
  const answer = await fetch(`${url}/auth/v1/admin/users`, {
    method: "POST",
    body: JSON.stringify({ ...login, email_confirm: true }),
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
  });
  expect(answer.status, await answer.text()).toBe(200);
  return login;
}

/** Signs in, and stores the session from a page that runs no code of the app. */
export async function keepSession(page: Page, url: string, login: Login): Promise<void> {
  const answer = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: "POST",
    body: JSON.stringify(login),
    headers: { "content-type": "application/json" },
  });
  const session = await answer.text();
  expect(answer.status, session).toBe(200);
  await page.goto(`${url}/health/live`);
  await page.evaluate((kept) => {
    localStorage.setItem("byline-session", kept);
    // The app keeps this hint beside it, by which the server leaves painted pages to visitors.
    // biome-ignore lint/suspicious/noDocumentCookie: the page runs no code of the app
    document.cookie = "byline-signed-in=1; path=/";
  }, session);
}

/** Leaves by the menu behind the person's picture. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Account", exact: true }).click();
  await page.getByRole("button", { name: "Log Out" }).click();
}
