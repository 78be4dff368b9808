import { createHash } from "node:crypto";
import type { GoTrueClient, Provider } from "@supabase/auth-js";
import { afterAll, expect } from "vitest";
import {
  type OpenIdAccount,
  type OpenIdProvider,
  startOpenIdProvider,
} from "../../../../test/outside/openid-provider.ts";
import type { AuthConfig } from "../config.ts";
import { fragmentOf, keepCookies, openTestServer, required, type TestServer } from "../test-support.ts";

/** Byline's address for the provider; the walk leads to the real one, like a proxy. */
export const serviceUrl = "http://localhost:3000/auth/v1";

const furthest = 12;

/**
 * Follows redirects, fills in the provider's form with `answer`, and stops outside of `places`. The browser has only
 * these `cookies`.
 */
export async function walk(
  byline: TestServer,
  provider: OpenIdProvider,
  start: string,
  answer: Record<string, string>,
  { places = [byline.url, provider.issuer], cookies = new Map<string, string>() } = {},
): Promise<{ status: number; url: URL }> {
  let url = new URL(start);
  let form: string | undefined;
  for (let step = 0; step < furthest; step++) {
    const response = await fetch(url, {
      redirect: "manual",
      method: form === undefined ? "GET" : "POST",
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
        "content-type": "application/x-www-form-urlencoded",
      },
      ...(form === undefined ? {} : { body: form }),
    });
    keepCookies(cookies, response);
    const location = response.headers.get("location");
    if (!location) {
      expect({ status: response.status, wasAnswered: form !== undefined }).toEqual({ status: 200, wasAnswered: false });
      form = new URLSearchParams(answer).toString();
      continue;
    }
    form = undefined;
    url = new URL(new URL(location, url).href.replace(serviceUrl, byline.url));
    if (!places.some((place) => url.href.startsWith(place))) return { status: response.status, url };
  }
  throw new Error(`still under way at ${url}`);
}

export async function tokensFor(
  byline: TestServer,
  provider: OpenIdProvider,
  login: string,
  nonce?: string,
): Promise<{ id_token: string; access_token: string }> {
  const redirectUri = "http://127.0.0.1:1/phone";
  const start = `${provider.issuer}/auth?${new URLSearchParams({
    client_id: provider.clientId,
    redirect_uri: redirectUri,
    response_type: "code",
    scope: "openid",
    claims: JSON.stringify({ id_token: { email: null, email_verified: null, name: null } }),
    ...(nonce ? { nonce: createHash("sha256").update(nonce).digest("hex") } : {}),
  })}`;
  const { url } = await walk(byline, provider, start, { login });
  const answer = await fetch(`${provider.issuer}/token`, {
    method: "POST",
    headers: { authorization: `Basic ${btoa([provider.clientId, provider.clientSecret].map(encodeForm).join(":"))}` },
    body: new URLSearchParams({
      grant_type: "authorization_code",
      code: required(url.searchParams.get("code")),
      redirect_uri: redirectUri,
    }),
  });
  expect(answer.status).toBe(200);
  return (await answer.json()) as { id_token: string; access_token: string };
}

const encodeForm = (text: string) => new URLSearchParams({ text }).toString().slice("text=".length);

export const proxied = "http://127.0.0.1:1/proxied";

export const welcome = "http://localhost:3000/welcome?from=mail";

export type ProviderName = "google" | "proxied" | "linkedin_oidc" | "keycloak";

/** The same provider four times: usual, with LinkedIn's manners, by a proxy, and unreachable. */
function withProviders(provider: OpenIdProvider): Partial<AuthConfig> {
  const { issuer, clientId, clientSecret } = provider;
  const common = { issuer, clientIds: [clientId] as [string], clientSecret };
  return {
    providers: [
      { ...common, name: "google", keepsStandard: true },
      { ...common, name: "linkedin_oidc", keepsStandard: false },
      { ...common, name: "proxied", redirectUri: proxied, keepsStandard: true },
      { ...common, name: "keycloak", issuer: "http://127.0.0.1:1", keepsStandard: true },
    ],
  };
}

export async function openSignIn() {
  const accounts: OpenIdAccount[] = [];
  const provider = await startOpenIdProvider(accounts, [`${serviceUrl}/callback`, proxied]);
  const byline = await openTestServer(withProviders(provider));
  afterAll(async () => {
    await byline.close();
    await provider.close();
  });

  /** By default, the address is verified. */
  function known(name: string, told: Partial<OpenIdAccount> = {}): OpenIdAccount {
    const account = { sub: `sub-${name}`, email: `${name}@agency.example`, email_verified: true, name, ...told };
    accounts.push(account);
    return account;
  }

  async function departure(auth: GoTrueClient, name: ProviderName = "google", at = byline, redirectTo = welcome) {
    const { data } = await auth.signInWithOAuth({
      provider: name as Provider,
      options: { redirectTo, skipBrowserRedirect: true },
    });
    expect(data.url).toContain(at.url);
    return required(data.url);
  }

  async function signIn(login: string, name: ProviderName = "google", at = byline) {
    const auth = at.browser();
    const { url, status } = await walk(at, provider, await departure(auth, name, at), { login });
    expect(status).toBe(302);
    const { access_token = "", refresh_token = "" } = fragmentOf(url);
    if (access_token) await auth.setSession({ access_token, refresh_token });
    return { auth, url, fragment: fragmentOf(url), user: (await auth.getUser()).data.user };
  }

  async function atProvider(cookies = new Map<string, string>()): Promise<URL> {
    const answer = keepCookies(cookies, await fetch(await departure(byline.browser()), { redirect: "manual" }));
    return new URL(required(answer.headers.get("location")));
  }

  async function brought(login: string, cookies = new Map<string, string>()): Promise<URL> {
    const door = (await atProvider(cookies)).href;
    return (await walk(byline, provider, door, { login }, { places: [provider.issuer], cookies })).url;
  }

  async function comeBack(url: string | URL, cookies: Map<string, string>): Promise<URL> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const answer = await fetch(url, { redirect: "manual", headers: { cookie } });
    return new URL(required(answer.headers.get("location")));
  }

  const sql = (text: string, values: unknown[] = []) => byline.database.pool.query(text, values);

  return {
    provider,
    byline,
    accounts,
    providers: () => withProviders(provider),
    known,
    departure,
    signIn,
    atProvider,
    brought,
    comeBack,
    sql,
  };
}
