import { afterAll, beforeAll, expect, test } from "vitest";
import {
  type OpenIdAccount,
  type OpenIdProvider,
  startOpenIdProvider,
} from "../../../../test/outside/openid-provider.ts";
import { openTestServer, required, type TestServer } from "../test-support.ts";
import { tokensFor } from "./test-support.ts";

const accounts: OpenIdAccount[] = [
  { sub: "p-1", email: "ada@agency.example", email_verified: true, name: "Ada" },
  { sub: "p-2", email: "uma@agency.example", email_verified: false },
  { sub: "p-4", email: "many@agency.example", email_verified: true },
  { sub: "p-3", email: "paul@private.example", email_verified: true },
];
let provider: OpenIdProvider;
let byline: TestServer;

beforeAll(async () => {
  provider = await startOpenIdProvider(accounts, ["http://127.0.0.1:1/phone"]);
  const { issuer, clientId, clientSecret } = provider;
  const google = { name: "google", issuer, clientSecret, keepsStandard: true };
  byline = await openTestServer({
    AUTH_MANUAL_LINKING: true,
    providers: [
      { ...google, clientIds: ["web", clientId] },
      { ...google, name: "apple", clientIds: ["somebody else"] },
    ],
  });
});
afterAll(async () => {
  await byline.close();
  await provider.close();
});

test("R7.7 an identity token signs in, with its nonce and its access token", async () => {
  const { id_token: token, access_token } = await tokensFor(byline, provider, "p-1", "a nonce");
  const auth = byline.browser();
  const { data, error } = await auth.signInWithIdToken({ provider: "google", token, access_token, nonce: "a nonce" });
  expect(error).toBeNull();
  expect(data.user).toMatchObject({
    email: "ada@agency.example",
    identities: [{ provider: "google", id: "p-1" }],
    user_metadata: { full_name: "Ada" },
  });
  expect((await auth.getClaims()).data?.claims.amr).toMatchObject([{ method: "oauth" }]);
});

test.each([
  ["a nonce that is not its own", { nonce: "another" }, "Nonces mismatch"],
  ["no nonce", {}, "Passed nonce and nonce in id_token should either both exist or not."],
  ["a changed signature", { nonce: "a nonce", change: true }, "Bad ID token"],
  ["another client's name", { nonce: "a nonce", provider: "apple" }, "Bad ID token"],
])("a token with %s is refused in the OAuth shape", async (_what, shown, description) => {
  const { id_token } = await tokensFor(byline, provider, "p-1", "a nonce");
  const { change, provider: name = "google", ...rest } = shown as Record<string, string | boolean>;
  const token = change ? `${id_token.slice(0, -8)}AAAAAAAA` : id_token;
  const answer = await fetch(`${byline.url}/token?grant_type=id_token`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-supabase-api-version": "2024-01-01" },
    body: JSON.stringify({ provider: name, id_token: token, ...rest }),
  });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({ error: expect.any(String), error_description: description });
});

test("nonsense is no token, and a provider that is off is told by name", async () => {
  const auth = byline.browser();
  const nonsense = await auth.signInWithIdToken({ provider: "google", token: "nonsense" });
  expect(nonsense.error).toMatchObject({ status: 400, message: "Bad ID token" });
  const off = await auth.signInWithIdToken({ provider: "facebook", token: "nonsense" });
  expect(off.error).toMatchObject({
    status: 400,
    code: "provider_disabled",
    message: 'Provider (issuer "facebook") is not enabled',
  });
});

test("an unverified address is confirmed by mail first", async () => {
  const { id_token: token } = await tokensFor(byline, provider, "p-2");
  const { error } = await byline.browser().signInWithIdToken({ provider: "google", token });
  expect(error).toMatchObject({ status: 422, code: "provider_email_needs_verification" });
  expect(await byline.letters("uma@agency.example")).toHaveLength(1);
});

test("somebody who comes ten times at once has one account", async () => {
  const { id_token: token } = await tokensFor(byline, provider, "p-4");
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => byline.browser().signInWithIdToken({ provider: "google", token })),
  );
  expect(answers.map(({ error }) => error)).toEqual(answers.map(() => null));
  expect(new Set(answers.map(({ data }) => data.user?.id)).size).toBe(1);
});

test("a signed-in person links by a token", async () => {
  const { auth, userId } = await byline.signedIn("paul@agency.example");
  const { id_token: token } = await tokensFor(byline, provider, "p-3");
  const { data, error } = await auth.linkIdentity({ provider: "google", token });
  expect(error).toBeNull();
  expect(required(data.user).id).toBe(userId);
  expect(data.user?.identities?.map((identity) => identity.provider)).toEqual(["email", "google"]);
});
