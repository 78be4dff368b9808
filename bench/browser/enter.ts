import type { Page } from "@playwright/test";
import { emailOf, password } from "../load/advertisers.ts";
import { keyOf, kinds } from "../load/chance.ts";

const email = emailOf(0);

/** Sends the first advertiser into a campaign, so that rows can be put into its cart. */
export async function enterCampaign(url: string): Promise<void> {
  const answer = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
  const { access_token: token, user } = (await answer.json()) as { access_token: string; user: { id: string } };
  const { ok, status } = await fetch(`${url}/api/client_users/${user.id}/update-organization`, {
    method: "PATCH",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/merge-patch+json" },
    body: JSON.stringify({ campaign: keyOf(kinds.campaign, 0) }),
  });
  if (!ok) throw new Error(`the campaign was not entered: ${status}`);
}

export async function signIn(page: Page): Promise<void> {
  await page.goto("/sign-in");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("main").getByRole("button", { name: "Log In" }).click();
  await page.waitForURL(({ pathname }) => pathname !== "/sign-in");
}
