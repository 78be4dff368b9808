import { GoTrueClient, type Provider } from "@supabase/auth-js";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  type OpenIdAccount,
  type OpenIdProvider,
  startOpenIdProvider,
} from "../../../../test/outside/openid-provider.ts";
import type { AuthConfig } from "../config.ts";
import { fragmentOf, keepCookies, openTestServer, password, required, type TestServer } from "../test-support.ts";
import { serviceUrl, walk } from "./test-support.ts";

let provider: OpenIdProvider;
let byline: TestServer;
const accounts: OpenIdAccount[] = [];

beforeAll(async () => {
  provider = await startOpenIdProvider(accounts, [`${serviceUrl}/callback`, proxied]);
  byline = await openTestServer(withProviders());
});
afterAll(async () => {
  await byline.close();
  await provider.close();
});

/** An address of a proxy that brings what comes there to Byline. */
const proxied = "http://127.0.0.1:1/proxied";

/** The same provider: as it should be, with LinkedIn's manners, by a proxy, and one that nobody can reach. */
function withProviders(): Partial<AuthConfig> {
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

/** Somebody with a verified address at the provider, unless said otherwise. */
function known(name: string, told: Partial<OpenIdAccount> = {}): OpenIdAccount {
  const account = { sub: `sub-${name}`, email: `${name}@agency.example`, email_verified: true, name, ...told };
  accounts.push(account);
  return account;
}

const welcome = "http://localhost:3000/welcome?from=mail";

type ProviderName = "google" | "proxied" | "linkedin_oidc" | "keycloak";

async function departure(auth: GoTrueClient, name: ProviderName = "google", at = byline, redirectTo = welcome) {
  const { data } = await auth.signInWithOAuth({
    provider: name as Provider,
    options: { redirectTo, skipBrowserRedirect: true },
  });
  expect(data.url).toContain(at.url);
  return required(data.url);
}

/** Through the provider and back, as far as the application. */
async function signIn(login: string, name: ProviderName = "google", at = byline) {
  const auth = at.browser();
  const { url, status } = await walk(at, provider, await departure(auth, name, at), { login });
  expect(status).toBe(302);
  const { access_token = "", refresh_token = "" } = fragmentOf(url);
  if (access_token) await auth.setSession({ access_token, refresh_token });
  return { auth, url, fragment: fragmentOf(url), user: (await auth.getUser()).data.user };
}

/** A new flow of the browser with these cookies, as far as the provider's door. */
async function atProvider(cookies = new Map<string, string>()): Promise<URL> {
  const answer = keepCookies(cookies, await fetch(await departure(byline.browser()), { redirect: "manual" }));
  return new URL(required(answer.headers.get("location")));
}

/** The address that the provider leads back to, not followed. */
async function brought(login: string, cookies = new Map<string, string>()): Promise<URL> {
  const door = (await atProvider(cookies)).href;
  return (await walk(byline, provider, door, { login }, { places: [provider.issuer], cookies })).url;
}

/** Where the browser with these cookies is led from the way back. */
async function comeBack(url: string | URL, cookies: Map<string, string>): Promise<URL> {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const answer = await fetch(url, { redirect: "manual", headers: { cookie } });
  return new URL(required(answer.headers.get("location")));
}

const sql = (text: string, values: unknown[] = []) => byline.database.pool.query(text, values);

test("R2.2 the first visit makes an account, the next finds it; the session says by which way", async () => {
  const { sub } = known("ada");
  const { auth, url, fragment, user } = await signIn("ada@agency.example");
  expect(url.origin + url.pathname + url.search).toBe(welcome);
  expect(fragment).toMatchObject({ token_type: "bearer", expires_in: "3600", provider_token: expect.any(String) });
  expect(user).toMatchObject({
    email: "ada@agency.example",
    email_confirmed_at: expect.any(String),
    app_metadata: { provider: "google", providers: ["google"] },
    user_metadata: { full_name: "ada", email_verified: true, iss: provider.issuer },
    identities: [
      {
        provider: "google",
        id: sub,
        identity_data: { sub, provider_id: sub, email: "ada@agency.example", email_verified: true },
        last_sign_in_at: expect.any(String),
      },
    ],
  });
  expect((await auth.getClaims()).data?.claims).toMatchObject({ aal: "aal1", amr: [{ method: "oauth" }] });
  expect((await signIn("ada@agency.example")).user?.id).toBe(user?.id);
});

test("with PKCE the application gets a code that only its browser can exchange, once", async () => {
  known("pia");
  const items = new Map<string, string>();
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
  const auth = new GoTrueClient({ url: byline.url, autoRefreshToken: false, flowType: "pkce", storage });
  const { url } = await walk(byline, provider, await departure(auth), { login: "pia@agency.example" });
  expect(url.hash).toBe("");
  expect(url.searchParams.get("from")).toBe("mail");
  const code = required(url.searchParams.get("code"));
  const { data, error } = await auth.exchangeCodeForSession(code);
  expect(error).toBeNull();
  expect(data.session).toMatchObject({ user: { email: "pia@agency.example" }, provider_token: expect.any(String) });
  items.set("supabase.auth.token-code-verifier", JSON.stringify("x".repeat(43)));
  expect((await auth.exchangeCodeForSession(code)).error?.code).toBe("flow_state_not_found");
});

test("the provider is asked with nonce and code challenge, LinkedIn without; a wish of the application is passed on", async () => {
  const auth = byline.browser();
  const addressOf = async (name: ProviderName) => {
    const url = `${await departure(auth, name)}&prompt=login&state=mine&client_id=mine&scopes=offline_access`;
    const answer = await fetch(url, { redirect: "manual" });
    expect(answer.status).toBe(302);
    return Object.fromEntries(new URL(required(answer.headers.get("location"))).searchParams);
  };
  expect(await addressOf("google")).toEqual({
    client_id: provider.clientId,
    response_type: "code",
    redirect_uri: `${serviceUrl}/callback`,
    scope: "openid email profile offline_access",
    prompt: "login",
    state: expect.stringMatching(/^[0-9a-f-]{36}$/),
    nonce: expect.any(String),
    code_challenge: expect.any(String),
    code_challenge_method: "S256",
  });
  const plain = await addressOf("linkedin_oidc");
  expect(plain).not.toHaveProperty("nonce");
  expect(plain).not.toHaveProperty("code_challenge");
  known("lin");
  expect((await signIn("lin@agency.example", "linkedin_oidc")).user?.email).toBe("lin@agency.example");
});

test("a verified address joins the account that has it, password and all", async () => {
  const { userId } = await byline.signedIn("paul@agency.example");
  known("paul");
  const { user } = await signIn("paul@agency.example");
  expect(user?.id).toBe(userId);
  expect(user?.app_metadata).toMatchObject({ provider: "email", providers: ["email", "google"] });
  expect((await byline.browser().signInWithPassword({ email: "paul@agency.example", password })).error).toBeNull();
});

test("an address that somebody else took without confirming it goes to its owner, without their password", async () => {
  await byline.browser().signUp({ email: "vera@agency.example", password, options: { data: { name: "Mallory" } } });
  known("vera");
  const { user } = await signIn("vera@agency.example");
  expect(user?.identities?.map((identity) => identity.provider)).toEqual(["google"]);
  expect(user?.user_metadata.name).toBe("vera");
  const { error } = await byline.browser().signInWithPassword({ email: "vera@agency.example", password });
  expect(error?.code).toBe("invalid_credentials");
});

test("an unverified address is confirmed by mail before it opens anything", async () => {
  known("uma", { email_verified: false });
  const { url, fragment, user } = await signIn("uma@agency.example");
  expect(user).toBeNull();
  const told = {
    error: "access_denied",
    error_code: "provider_email_needs_verification",
    error_description: "Unverified email with google. A confirmation email has been sent to your google email",
  };
  expect(fragment).toEqual({ ...told, sb: "" });
  expect(Object.fromEntries(url.searchParams)).toEqual({ from: "mail", ...told });
  expect(fragmentOf(await byline.openLink("uma@agency.example"))).toHaveProperty("access_token");
  expect((await signIn("uma@agency.example")).user?.email).toBe("uma@agency.example");
});

test("who came with somebody's address unverified is gone when its owner signs up, asks for a link, or recovers", async () => {
  const ways = {
    signup: (email: string) => byline.browser().signUp({ email, password }),
    resend: (email: string) => byline.browser().resend({ type: "signup", email }),
    otp: (email: string) => byline.browser().signInWithOtp({ email }),
    recover: (email: string) => byline.browser().resetPasswordForEmail(email),
  };
  for (const [way, ask] of Object.entries(ways)) {
    const email = `victim-${way}@agency.example`;
    known(`mallory-${way}`, { email, email_verified: false });
    await signIn(email);
    await ask(email);
    expect(fragmentOf(await byline.openLink(email))).toHaveProperty("access_token");
    expect((await signIn(email)).fragment.error_code).toBe("provider_email_needs_verification");
    const { rows } = await sql("SELECT provider FROM auth.identities WHERE email = $1", [email]);
    expect(rows).toEqual([{ provider: "email" }]);
  }
});

test("an unverified address never joins an account", async () => {
  await byline.signedIn("otto@agency.example");
  known("thief", { email: "otto@agency.example", email_verified: false });
  const { fragment } = await signIn("sub-thief");
  expect(fragment).toMatchObject({
    error_code: "provider_email_needs_verification",
    error_description: "Unverified email with google. Verify the email with google in order to sign in",
  });
  expect(await byline.letters("otto@agency.example")).toEqual([]);
  const { rows } = await sql("SELECT FROM auth.identities WHERE provider_id = 'sub-thief'");
  expect(rows).toEqual([]);
});

test("somebody who comes twice at once has one account", async () => {
  known("twin");
  const both = await Promise.all([signIn("twin@agency.example"), signIn("twin@agency.example")]);
  const [first, second] = both.map(({ user }) => user?.id);
  expect(first).toBeDefined();
  expect(second).toBe(first);
});

test("a banned account and an installation without sign-up are told so on the way back", async () => {
  known("bert");
  const { user } = await signIn("bert@agency.example");
  await sql("UPDATE auth.users SET banned_until = now() + interval '1 day' WHERE id = $1", [user?.id]);
  expect((await signIn("bert@agency.example")).fragment).toMatchObject({
    error: "access_denied",
    error_code: "user_banned",
    error_description: "User is banned",
  });
  known("late");
  const closed = await openTestServer({ ...withProviders(), AUTH_SIGNUP: false });
  expect((await signIn("late@agency.example", "google", closed)).fragment).toMatchObject({
    error: "access_denied",
    error_code: "signup_disabled",
    error_description: "Signups not allowed for this instance",
  });
  await closed.close();
});

test("who cancels at the provider comes back with its words", async () => {
  const { url } = await walk(byline, provider, await departure(byline.browser()), { cancel: "yes" });
  expect(fragmentOf(url)).toMatchObject({ error: "access_denied", error_description: "The person said no" });
});

test("an answer is taken once, and only for a flow of this installation", async () => {
  known("iris");
  const cookies = new Map<string, string>();
  const back = (await brought("iris@agency.example", cookies)).href;
  expect(fragmentOf(await comeBack(back, cookies))).toHaveProperty("access_token");

  const unusable = [
    back,
    `${byline.url}/callback?code=x&state=${crypto.randomUUID()}`,
    `${byline.url}/callback?code=x`,
  ];
  for (const url of unusable) {
    const refused = await fetch(url, { redirect: "manual" });
    expect(refused.status).toBe(303);
    const target = new URL(required(refused.headers.get("location")));
    expect(target.origin).toBe("http://localhost:3000");
    expect(target.searchParams.get("error_code")).toBe("bad_oauth_state");
  }
});

test("R2.2 somebody else's way back from a provider signs nobody in: the browser that began shows its mark, or the verifier", async () => {
  known("mallory");
  const [own, others] = [new Map<string, string>(), new Map<string, string>()];
  await atProvider(others);
  for (const cookies of [new Map<string, string>(), others]) {
    const target = await comeBack(await brought("mallory@agency.example", own), cookies);
    expect(fragmentOf(target)).toMatchObject({ error_code: "bad_oauth_state" });
    expect(target.href).not.toContain("access_token");
  }
  const pkce = await departure(byline.browser({ flowType: "pkce" }));
  const begun = await fetch(pkce, { redirect: "manual" });
  expect(begun.headers.getSetCookie()).toEqual([]);
  const { url } = await walk(byline, provider, pkce, { login: "mallory@agency.example" });
  expect(url.hash).toBe("");
  const victim = byline.browser({ flowType: "pkce" });
  await victim.signInWithOtp({ email: "victim@agency.example" });
  const { error } = await victim.exchangeCodeForSession(required(url.searchParams.get("code")));
  expect(error?.code).toBe("bad_code_verifier");
});

test("a code that was brought to another flow is refused", async () => {
  known("carl");
  const cookies = new Map<string, string>();
  const mine = await brought("carl@agency.example", cookies);
  mine.searchParams.set("state", required((await atProvider(cookies)).searchParams.get("state")));
  const { error, error_code } = fragmentOf(await comeBack(mine, cookies));
  expect({ error, error_code }).toEqual({ error: "server_error", error_code: "unexpected_failure" });
});

test("a provider may let the browser post its answer", async () => {
  const answer = await fetch(`${byline.url}/callback`, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ state: crypto.randomUUID(), code: "x" }),
  });
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toContain("error_code=bad_oauth_state");
});

test("a provider may lead back to another address than the service's own", async () => {
  known("petra");
  const start = await departure(byline.browser(), "proxied");
  const cookies = new Map<string, string>();
  const { url } = await walk(byline, provider, start, { login: "petra@agency.example" }, { cookies });
  expect(url.href.startsWith(`${proxied}?`)).toBe(true);
  expect(fragmentOf(await comeBack(`${byline.url}/callback${url.search}`, cookies))).toHaveProperty("access_token");
});

test("an illegal target is replaced by the site", async () => {
  known("eve");
  const start = await departure(byline.browser(), "google", byline, "https://evil.example/");
  const { url } = await walk(byline, provider, start, { login: "eve@agency.example" });
  expect(url.origin).toBe("http://localhost:3000");
});

test("unknown providers are refused, one that cannot be reached is told as such, and the settings say which are on", async () => {
  const call = async (path: string) => {
    const answer = await fetch(byline.url + path, { redirect: "manual" });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  for (const path of ["/authorize?provider=github", "/authorize"])
    expect(await call(path)).toMatchObject({
      status: 400,
      body: { error_code: "validation_failed", msg: expect.stringContaining("Unsupported provider: ") },
    });
  const away = await fetch(await departure(byline.browser(), "keycloak"), { redirect: "manual" });
  const target = new URL(required(away.headers.get("location")));
  expect(target.pathname).toBe("/welcome");
  expect(fragmentOf(target)).toMatchObject({ error: "temporarily_unavailable", error_code: "unexpected_failure" });
  expect((await call("/settings")).body.external).toMatchObject({
    google: true,
    linkedin_oidc: true,
    keycloak: true,
    email: true,
  });
});
