import { GoTrueClient } from "@supabase/auth-js";
import { expect, test } from "vitest";
import { fragmentOf, openTestServer, password, required } from "../test-support.ts";

import { openSignIn, type ProviderName, serviceUrl, walk, welcome } from "./test-support.ts";

const { provider, byline, providers, known, departure, signIn, sql } = await openSignIn();

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
  const closed = await openTestServer({ ...providers(), AUTH_SIGNUP: false });
  expect((await signIn("late@agency.example", "google", closed)).fragment).toMatchObject({
    error: "access_denied",
    error_code: "signup_disabled",
    error_description: "Signups not allowed for this instance",
  });
  await closed.close();
});
