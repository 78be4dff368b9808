import type { GoTrueClient } from "@supabase/auth-js";
import { TOTP } from "otpauth";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  type OpenIdAccount,
  type OpenIdProvider,
  startOpenIdProvider,
} from "../../../../test/outside/openid-provider.ts";
import { cookiesOf, fragmentOf, openTestServer, password, required, type TestServer } from "../test-support.ts";
import { serviceUrl, walk } from "./test-support.ts";

const accounts: OpenIdAccount[] = [
  { sub: "g-1", email: "ada@private.example", email_verified: true, name: "Ada" },
  { sub: "g-2", email: "paul@private.example", email_verified: true },
  { sub: "g-3", email: "rita@private.example", email_verified: false },
  { sub: "g-4", email: "nora@private.example", email_verified: true },
  { sub: "g-5", email: "vera@private.example", email_verified: true },
];
let provider: OpenIdProvider;
let byline: TestServer;

beforeAll(async () => {
  provider = await startOpenIdProvider(accounts, [`${serviceUrl}/callback`]);
  const { issuer, clientId, clientSecret } = provider;
  const google = { name: "google", issuer, clientIds: [clientId] as [string], clientSecret, keepsStandard: true };
  byline = await openTestServer({ AUTH_MANUAL_LINKING: true, providers: [google] });
});
afterAll(async () => {
  await byline.close();
  await provider.close();
});

async function link(auth: GoTrueClient, login: string): Promise<URL> {
  return (await walk(byline, provider, await linkAddress(auth), { login }, { cookies: cookiesOf(auth) })).url;
}

async function identitiesOf(auth: GoTrueClient) {
  return required((await auth.getUserIdentities()).data).identities;
}

test("R7.7 a signed-in person adds a way to sign in and takes one away again", async () => {
  const { auth, userId } = await byline.signedIn("ada@agency.example");
  expect(fragmentOf(await link(auth, "g-1"))).toHaveProperty("access_token");
  const both = await identitiesOf(auth);
  expect(both.map((identity) => identity.provider)).toEqual(["email", "google"]);
  const { data } = await auth.getUser();
  expect(data.user).toMatchObject({
    id: userId,
    email: "ada@agency.example",
    app_metadata: { providers: ["email", "google"] },
  });

  expect((await auth.unlinkIdentity(required(both[1]))).error).toBeNull();
  const left = await identitiesOf(auth);
  expect(left.map((identity) => identity.provider)).toEqual(["email"]);
  expect((await auth.unlinkIdentity(required(left[0]))).error).toMatchObject({
    status: 422,
    code: "single_identity_not_deletable",
    message: "User must have at least 1 identity after unlinking",
  });
  expect((await auth.getUser()).data.user?.app_metadata.providers).toEqual(["email"]);
});

test("an identity belongs to one account", async () => {
  const { auth } = await byline.signedIn("paul@agency.example");
  await link(auth, "g-2");
  expect(fragmentOf(await link(auth, "g-2"))).toMatchObject({
    error_code: "identity_already_exists",
    error_description: "Identity is already linked",
  });
  const other = await byline.signedIn("other@agency.example");
  expect(fragmentOf(await link(other.auth, "g-2"))).toMatchObject({
    error_code: "identity_already_exists",
    error_description: "Identity is already linked to another user",
  });
});

async function linkAddress(auth: GoTrueClient): Promise<string> {
  const { data, error } = await auth.linkIdentity({
    provider: "google",
    options: { skipBrowserRedirect: true, redirectTo: "http://localhost:3000/profile" },
  });
  expect(error).toBeNull();
  return required(data.url);
}

const victim = { login: "g-5" };

test("who is led to the provider by another person's link gives nothing away", async () => {
  const { auth: attacker } = await byline.signedIn("attacker@agency.example");
  const { url } = await walk(byline, provider, await linkAddress(attacker), victim);
  expect(fragmentOf(url)).toMatchObject({ error_code: "bad_oauth_state" });
  expect(fragmentOf(url)).not.toHaveProperty("access_token");
  expect(await identitiesOf(attacker)).toHaveLength(1);

  const { auth: bystander } = await byline.signedIn("bystander@agency.example");
  await linkAddress(bystander);
  const cookies = cookiesOf(bystander);
  const second = await walk(byline, provider, await linkAddress(attacker), victim, { cookies });
  expect(fragmentOf(second.url).error_code).toBe("bad_oauth_state");
  expect([...(await identitiesOf(attacker)), ...(await identitiesOf(bystander))]).toHaveLength(2);
});

test("with a code challenge, it is the verifier that links", async () => {
  const { session } = await byline.signedIn("proof@agency.example");
  const auth = byline.browser({ flowType: "pkce" });
  await auth.setSession(session);
  const { url } = await walk(byline, provider, await linkAddress(auth), victim);
  const code = required(url.searchParams.get("code"));
  expect((await byline.browser({ flowType: "pkce" }).exchangeCodeForSession(code)).error).toBeTruthy();
  const stolen = await fetch(`${byline.url}/token?grant_type=pkce`, {
    method: "POST",
    body: JSON.stringify({ auth_code: code, code_verifier: "v".repeat(43) }),
  });
  expect(await stolen.json()).toMatchObject({ error_code: "bad_code_verifier" });
  expect(await identitiesOf(auth)).toHaveLength(1);

  const { data, error } = await auth.exchangeCodeForSession(code);
  expect(error).toBeNull();
  expect(data.user?.id).toBe(session.user.id);
  expect(data.user?.identities?.map((identity) => identity.provider)).toEqual(["email", "google"]);
});

test("when the identity with the account's address goes, the next one's takes its place", async () => {
  const { auth } = await byline.signedIn("nora@agency.example");
  await link(auth, "g-4");
  await auth.unlinkIdentity(required((await identitiesOf(auth))[0]));
  const { data } = await auth.getUser();
  expect(data.user).toMatchObject({ email: "nora@private.example", app_metadata: { provider: "google" } });
  expect(data.user?.email_confirmed_at).toBeDefined();
});

test("an unverified address that takes its place has to be confirmed", async () => {
  const { auth, userId } = await byline.signedIn("rita@agency.example");
  await link(auth, "g-3");
  await auth.unlinkIdentity(required((await identitiesOf(auth))[0]));
  const { rows } = await byline.database.pool.query("SELECT email, email_confirmed_at FROM auth.users WHERE id = $1", [
    userId,
  ]);
  expect(rows).toEqual([{ email: "rita@private.example", email_confirmed_at: null }]);
});

test("another person's identity, and an id that is none, cannot be taken away", async () => {
  const { auth, session } = await byline.signedIn("stranger@agency.example");
  const { rows } = await byline.database.pool.query(
    `INSERT INTO auth.identities (id, user_id, provider, provider_id, identity_data)
     VALUES (gen_random_uuid(), $1, 'google', 'g-9', '{}')`,
    [session.user.id],
  );
  expect(rows).toEqual([]);
  const foreign = await byline.database.pool.query("SELECT id FROM auth.identities WHERE provider_id = 'g-2'");
  const call = async (id: string) => {
    const answer = await fetch(`${byline.url}/user/identities/${id}`, {
      method: "DELETE",
      headers: { authorization: `Bearer ${session.access_token}` },
    });
    return { status: answer.status, body: await answer.json() };
  };
  expect(await call(foreign.rows[0].id)).toMatchObject({ status: 422, body: { error_code: "identity_not_found" } });
  expect(await call("nonsense")).toMatchObject({ status: 404, body: { error_code: "validation_failed" } });
  expect(await identitiesOf(auth)).toHaveLength(2);
});

test("who has a second factor shows it before changing the ways to sign in", async () => {
  const { auth } = await byline.signedIn("careful@agency.example");
  const { data } = await auth.mfa.enroll({ factorType: "totp" });
  const { id, totp } = required(data);
  await auth.mfa.challengeAndVerify({ factorId: id, code: new TOTP({ secret: totp.secret }).generate() });
  const again = byline.browser();
  await again.signInWithPassword({ email: "careful@agency.example", password });
  const { error } = await again.linkIdentity({ provider: "google", options: { skipBrowserRedirect: true } });
  expect(error).toMatchObject({ status: 401, code: "insufficient_aal" });
});

test("linking is off unless Byline allows it", async () => {
  const closed = await openTestServer({ providers: required(byline.config.providers) });
  const { auth } = await closed.signedIn("ada@agency.example");
  const { error } = await auth.linkIdentity({ provider: "google", options: { skipBrowserRedirect: true } });
  expect(error).toMatchObject({
    status: 404,
    code: "manual_linking_disabled",
    message: "Manual linking is disabled",
  });
  await closed.close();
});
