import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/server";
import type { GoTrueClient } from "@supabase/auth-js";
import { TOTP } from "otpauth";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestServer, password, required, type TestServer } from "../test-support.ts";
import { TestAuthenticator } from "./test-authenticator.ts";

const site = "http://localhost:3000";
let byline: TestServer;
beforeAll(async () => {
  byline = await openTestServer();
});
afterAll(() => byline.close());

const sql = (text: string, values: unknown[] = []) => byline.database.pool.query(text, values);

async function begunRegistration(auth: GoTrueClient) {
  const { data, error } = await auth.passkey.startRegistration();
  expect(error).toBeNull();
  const { challenge_id: challengeId, options } = required(data);
  return { challengeId, options: options as PublicKeyCredentialCreationOptionsJSON };
}

async function registered(email: string, authenticator = new TestAuthenticator(site)) {
  const { auth, userId } = await byline.signedIn(email);
  const { challengeId, options } = await begunRegistration(auth);
  const { data, error } = await auth.passkey.verifyRegistration({
    challengeId,
    credential: authenticator.create(options) as never,
  });
  expect(error).toBeNull();
  return { auth, userId, authenticator, passkeyId: required(data).id };
}

async function begunSignIn(auth: GoTrueClient) {
  const { challenge_id: challengeId, options } = required((await auth.passkey.startAuthentication()).data);
  return { challengeId, options: options as PublicKeyCredentialRequestOptionsJSON };
}

type ToldAnswer = Parameters<TestAuthenticator["get"]>[1];

async function signIn(authenticator: TestAuthenticator, told?: ToldAnswer) {
  const auth = byline.browser();
  const { challengeId, options } = await begunSignIn(auth);
  const credential = authenticator.get(options, told) as never;
  return { auth, ...(await auth.passkey.verifyAuthentication({ challengeId, credential })) };
}

const unverified = { status: 400, code: "webauthn_verification_failed" };

test("R10.13 a passkey signs in without a name or a password, with two factors shown", async () => {
  const { authenticator, userId } = await registered("ada@agency.example");
  const { auth, data, error } = await signIn(authenticator);
  expect(error).toBeNull();
  expect(data).toMatchObject({ user: { id: userId }, session: { access_token: expect.any(String) } });
  const { claims } = required((await auth.getClaims()).data);
  expect(claims).toMatchObject({ aal: "aal2", amr: [{ method: "passkey" }] });
  expect((await auth.refreshSession()).error).toBeNull();
  expect(required((await auth.getClaims()).data).claims.aal).toBe("aal2");
});

test("its options ask for the device's own lock, and for a credential that the account does not have yet", async () => {
  const { auth } = await registered("options@agency.example");
  const { options } = await begunRegistration(auth);
  expect(options).toMatchObject({
    rp: { id: "localhost", name: "Byline" },
    user: { name: "options@agency.example" },
    attestation: "none",
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    excludeCredentials: [{ type: "public-key", id: expect.any(String) }],
  });
  const asked = await begunSignIn(byline.browser());
  expect(asked.options).toMatchObject({ rpId: "localhost", userVerification: "required" });
  expect(asked.options.allowCredentials ?? []).toEqual([]);
});

test("the owner lists, renames and removes them; where one was used is signed out, here is not", async () => {
  const { auth, authenticator, passkeyId } = await registered("owner@agency.example");
  const elsewhere = await signIn(authenticator);
  expect((await auth.passkey.list()).data).toMatchObject([{ id: passkeyId, last_used_at: expect.any(String) }]);
  const renamed = await auth.passkey.update({ passkeyId, friendlyName: "Laptop" });
  expect(renamed.data).toMatchObject({ id: passkeyId, friendly_name: "Laptop" });
  expect((await auth.passkey.delete({ passkeyId })).error).toBeNull();
  expect((await auth.passkey.list()).data).toEqual([]);
  expect((await elsewhere.auth.getUser()).error?.name).toBe("AuthSessionMissingError");
  expect((await auth.getUser()).error).toBeNull();
  expect((await signIn(authenticator)).error).toMatchObject(unverified);
});

test("a session that removes its own passkey stays", async () => {
  const { authenticator, passkeyId } = await registered("keeps@agency.example");
  const { auth } = await signIn(authenticator);
  expect((await auth.passkey.delete({ passkeyId })).error).toBeNull();
  expect((await auth.getUser()).error).toBeNull();
});

test("a stranger neither sees, renames nor removes them", async () => {
  const { passkeyId, userId } = await registered("victim@agency.example");
  const { auth } = await byline.signedIn("stranger@agency.example");
  const notFound = { status: 404, code: "passkey_not_found" };
  expect((await auth.passkey.list()).data).toEqual([]);
  expect((await auth.passkey.update({ passkeyId, friendlyName: "Mine" })).error).toMatchObject(notFound);
  expect((await auth.passkey.delete({ passkeyId })).error).toMatchObject(notFound);
  const administration = await byline.administration();
  expect((await administration.admin.passkey.listPasskeys({ userId })).data).toMatchObject([{ id: passkeyId }]);
  expect((await administration.admin.passkey.deletePasskey({ userId, passkeyId })).error).toBeNull();
  expect((await administration.admin.passkey.deletePasskey({ userId, passkeyId })).error).toMatchObject(notFound);
  expect((await byline.browser().admin.passkey.listPasskeys({ userId })).error).toMatchObject({ status: 401 });
});

test("a stolen session that has proved nothing lately adds and removes none", async () => {
  const { auth, passkeyId } = await registered("stale@agency.example");
  const { rows } = await sql("SELECT id FROM users WHERE email = 'stale@agency.example'");
  await sql(
    "UPDATE mfa_amr_claims SET updated_at = now() - interval '1 hour' WHERE session_id IN (SELECT id FROM sessions WHERE user_id = $1)",
    [rows[0].id],
  );
  const needed = { status: 400, code: "reauthentication_needed" };
  expect((await auth.passkey.startRegistration()).error).toMatchObject(needed);
  expect((await auth.passkey.delete({ passkeyId })).error).toMatchObject(needed);
});

test("R6.1 beside a second factor the password alone adds, renames and removes no passkey", async () => {
  const { auth, passkeyId } = await registered("two-factors@agency.example");
  const thief = byline.browser();
  await thief.signInWithPassword({ email: "two-factors@agency.example", password });
  const begun = await begunRegistration(thief);
  const { id: factorId, totp } = required((await auth.mfa.enroll({ factorType: "totp" })).data);
  const code = new TOTP({ secret: totp.secret }).generate();
  expect((await auth.mfa.challengeAndVerify({ factorId, code })).error).toBeNull();
  await thief.signInWithPassword({ email: "two-factors@agency.example", password });
  const refused = { status: 401, code: "insufficient_aal" };
  expect((await thief.passkey.startRegistration()).error).toMatchObject(refused);
  const credential = new TestAuthenticator(site).create(begun.options) as never;
  const { challengeId } = begun;
  expect((await thief.passkey.verifyRegistration({ challengeId, credential })).error).toMatchObject(refused);
  expect((await thief.passkey.update({ passkeyId, friendlyName: "Mine" })).error).toMatchObject(refused);
  expect((await thief.passkey.delete({ passkeyId })).error).toMatchObject(refused);
  expect((await auth.passkey.update({ passkeyId, friendlyName: "Laptop" })).error).toBeNull();
  expect((await auth.passkey.delete({ passkeyId })).error).toBeNull();
});

test.each<[string, ToldAnswer, TestAuthenticator | undefined]>([
  [
    "another person's name in the answer",
    { userHandle: Buffer.from(crypto.randomUUID()).toString("base64url") },
    undefined,
  ],
  ["a copied authenticator, whose count falls behind", { count: 1 }, undefined],
  ["a page of another site", undefined, new TestAuthenticator("https://byline.evil.example")],
  ["a device that was not unlocked", undefined, new TestAuthenticator(site, { isVerifying: false })],
])("%s does not sign in", async (what, told, wrong) => {
  const email = `${what.length}-thief@agency.example`;
  const authenticator = new TestAuthenticator(site);
  await registered(email, authenticator);
  expect((await signIn(authenticator)).error).toBeNull();
  if (!wrong) return expect((await signIn(authenticator, told)).error).toMatchObject(unverified);
  const { auth } = await byline.signedIn(`other-${email}`);
  const { challengeId, options } = await begunRegistration(auth);
  const credential = wrong.create(options) as never;
  expect((await auth.passkey.verifyRegistration({ challengeId, credential })).error).toMatchObject(unverified);
});

test("a challenge is answered once, by who was asked, for what was asked, within its time", async () => {
  const { auth, authenticator } = await registered("once@agency.example");
  const visitor = byline.browser();
  const { challengeId, options } = await begunSignIn(visitor);
  const credential = authenticator.get(options) as never;
  const answers = await Promise.all(
    [1, 2, 3, 4].map(() => byline.browser().passkey.verifyAuthentication({ challengeId, credential })),
  );
  expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
  const notFound = { status: 400, code: "webauthn_challenge_not_found" };
  for (const { error } of answers.filter((answer) => answer.error)) expect(error).toMatchObject(notFound);
  const begun = await begunRegistration(auth);
  const made = new TestAuthenticator(site).create(begun.options) as never;
  const { auth: stranger } = await byline.signedIn("other-once@agency.example");
  const stolen = await stranger.passkey.verifyRegistration({ challengeId: begun.challengeId, credential: made });
  expect(stolen.error).toMatchObject(notFound);
  const confused = await visitor.passkey.verifyAuthentication({ challengeId: begun.challengeId, credential });
  expect(confused.error).toMatchObject(notFound);
  const late = await begunSignIn(visitor);
  await sql("UPDATE webauthn_challenges SET expires_at = now() - interval '1 second' WHERE id = $1", [
    late.challengeId,
  ]);
  const expired = await visitor.passkey.verifyAuthentication({
    challengeId: late.challengeId,
    credential: authenticator.get(late.options) as never,
  });
  expect(expired.error).toMatchObject({ status: 400, code: "webauthn_challenge_expired" });
});

test("of two answers to two challenges, a credential of another account opens nobody's", async () => {
  const { authenticator } = await registered("first@agency.example");
  const { options } = await begunSignIn(byline.browser());
  const other = byline.browser();
  const { challengeId } = await begunSignIn(other);
  const crossed = await other.passkey.verifyAuthentication({
    challengeId,
    credential: authenticator.get(options) as never,
  });
  expect(crossed.error).toMatchObject(unverified);
});

test("a credential that somebody registered is nobody else's", async () => {
  const { auth } = await byline.signedIn("twice@agency.example");
  const [one, two] = [await begunRegistration(auth), await begunRegistration(auth)];
  const authenticator = new TestAuthenticator(site);
  const made = authenticator.create(one.options);
  expect(
    (await auth.passkey.verifyRegistration({ challengeId: one.challengeId, credential: made as never })).error,
  ).toBeNull();
  await sql("UPDATE webauthn_challenges SET session_data = $2 WHERE id = $1", [
    two.challengeId,
    JSON.stringify({ challenge: one.options.challenge }),
  ]);
  const again = await auth.passkey.verifyRegistration({ challengeId: two.challengeId, credential: made as never });
  expect(again.error).toMatchObject({ status: 422, code: "webauthn_credential_exists" });
});

test("suspended, unconfirmed and anonymous people are told so", async () => {
  const { authenticator, userId } = await registered("suspended@agency.example");
  await sql("UPDATE users SET banned_until = now() + interval '1 hour' WHERE id = $1", [userId]);
  expect((await signIn(authenticator)).error).toMatchObject({ code: "user_banned" });
  await sql("UPDATE users SET banned_until = NULL, email_confirmed_at = NULL WHERE id = $1", [userId]);
  expect((await signIn(authenticator)).error).toMatchObject({ code: "email_not_confirmed" });
});

test("an account that was emptied opens by no passkey", async () => {
  const { authenticator, userId } = await registered("emptied@agency.example");
  const administration = await byline.administration();
  expect((await administration.admin.deleteUser(userId, true)).error).toBeNull();
  expect((await signIn(authenticator)).error).toMatchObject(unverified);
});

test("a person has ten at most, also when they are added at the same time", async () => {
  const strict = await openTestServer({ AUTH_PASSKEYS_MAX: 2, AUTH_RATE_LIMIT_PASSKEY: 8 });
  const { auth } = await strict.signedIn("many@agency.example");
  const begun = await Promise.all([1, 2, 3].map(() => begunRegistration(auth)));
  const answers = await Promise.all(
    begun.map(({ challengeId, options }) =>
      auth.passkey.verifyRegistration({
        challengeId,
        credential: new TestAuthenticator(site).create(options) as never,
      }),
    ),
  );
  const tooMany = { status: 422, code: "too_many_passkeys" };
  expect(answers.filter(({ error }) => error === null)).toHaveLength(2);
  expect(answers.find(({ error }) => error)?.error).toMatchObject(tooMany);
  expect((await auth.passkey.startRegistration()).error).toMatchObject(tooMany);
  await strict.browser().passkey.startAuthentication();
  expect((await strict.browser().passkey.startAuthentication()).error).toMatchObject({ status: 429 });
  await strict.close();
});

test("an installation without a name, or one that does without, has none", async () => {
  for (const config of [{ publicUrl: "http://127.0.0.1:3000" }, { AUTH_PASSKEYS: false }]) {
    const without = await openTestServer(config);
    const settings = await (await fetch(`${without.url}/settings`)).json();
    expect(settings).toMatchObject({ passkeys_enabled: false });
    expect((await without.browser().passkey.startAuthentication()).error).toMatchObject({ code: "passkey_disabled" });
    await without.close();
  }
});

test.each([
  [{}, "challenge_id is required"],
  [{ challenge_id: "none", credential: {} }, "Credential is required"],
  [
    { challenge_id: "none", credential: { id: "a b", rawId: "a", type: "public-key", response: {} } },
    "Credential is not base64url",
  ],
  [
    { challenge_id: "none", credential: { id: "a".repeat(2_000), rawId: "a", type: "public-key", response: {} } },
    "Credential is too long",
  ],
])("%j is refused unread", async (body, message) => {
  const answer = await fetch(`${byline.url}/passkeys/authentication/verify`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ msg: message });
});

test("a password still signs in beside a passkey, with one factor", async () => {
  await registered("both@agency.example");
  const auth = byline.browser();
  await auth.signInWithPassword({ email: "both@agency.example", password });
  expect(required((await auth.getClaims()).data).claims.aal).toBe("aal1");
});
