import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/server";
import type { GoTrueClient } from "@supabase/auth-js";
import { TOTP } from "otpauth";
import { afterAll, beforeAll, expect, test } from "vitest";
import { TestAuthenticator } from "../passkeys/test-authenticator.ts";
import { openTestServer, password, required, type TestServer } from "../test-support.ts";

const site = "http://localhost:3000";
let byline: TestServer;
beforeAll(async () => {
  byline = await openTestServer();
});
afterAll(() => byline.close());

const claimsOf = async (auth: GoTrueClient) => required((await auth.getClaims()).data).claims;

async function call(auth: GoTrueClient, method: string, path: string, body?: object) {
  const token = required((await auth.getSession()).data.session).access_token;
  const answer = await fetch(byline.url + path, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      "x-supabase-api-version": "2024-01-01",
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

type Challenge<Options> = {
  id: string;
  webauthn: { type: "create" | "request"; credential_options: { publicKey: Options } };
};

/** By the wire: the official client shows its options to a browser's devices alone. */
async function challenged<Options>(auth: GoTrueClient, factorId: string): Promise<Challenge<Options>> {
  const { body } = await call(auth, "POST", `/factors/${factorId}/challenge`, {
    webauthn: { rpId: "localhost", rpOrigins: [site] },
  });
  return body as Challenge<Options>;
}

const verified = (auth: GoTrueClient, factorId: string, challengeId: string, webauthn: object) =>
  call(auth, "POST", `/factors/${factorId}/verify`, { challenge_id: challengeId, webauthn });

async function withKey(email: string) {
  const { auth } = await byline.signedIn(email);
  const { data } = await auth.mfa.enroll({ factorType: "webauthn", friendlyName: "Key" });
  const factorId = required(data).id;
  const { id, webauthn } = await challenged<PublicKeyCredentialCreationOptionsJSON>(auth, factorId);
  const key = new TestAuthenticator(site, { isVerifying: false });
  const credential_response = key.create(webauthn.credential_options.publicKey);
  const answer = await verified(auth, factorId, id, { type: webauthn.type, credential_response });
  expect(answer.status).toBe(200);
  await auth.setSession({
    access_token: String(answer.body.access_token),
    refresh_token: String(answer.body.refresh_token),
  });
  return { auth, factorId, key };
}

async function signedInAgain(email: string) {
  const auth = byline.browser();
  await auth.signInWithPassword({ email, password });
  return auth;
}

test("R6.1 a security key is made at its first challenge and shown at later ones; either raises the session", async () => {
  const { auth, factorId, key } = await withKey("key@agency.example");
  expect(await claimsOf(auth)).toMatchObject({
    aal: "aal2",
    amr: [{ method: "mfa/webauthn" }, { method: "password" }],
  });
  const again = await signedInAgain("key@agency.example");
  const { id, webauthn } = await challenged<PublicKeyCredentialRequestOptionsJSON>(again, factorId);
  expect(webauthn).toMatchObject({ type: "request", credential_options: { publicKey: { rpId: "localhost" } } });
  const shown = key.get(webauthn.credential_options.publicKey);
  const answer = await verified(again, factorId, id, { type: "request", credential_response: shown });
  expect(answer).toMatchObject({ status: 200, body: { access_token: expect.any(String) } });
  const { data } = await auth.getUser();
  expect(data.user?.factors).toMatchObject([{ factor_type: "webauthn", status: "verified" }]);
  expect(JSON.stringify(data)).not.toContain("publicKey");
});

test("another key, an earlier answer and a second making are refused, and few of them end the challenge", async () => {
  const { factorId, key } = await withKey("wrong-key@agency.example");
  const again = await signedInAgain("wrong-key@agency.example");
  const refused = { status: 400, body: { code: "webauthn_verification_failed" } };
  const first = await challenged<PublicKeyCredentialRequestOptionsJSON>(again, factorId);
  const second = await challenged<PublicKeyCredentialRequestOptionsJSON>(again, factorId);
  const old = { type: "request", credential_response: key.get(first.webauthn.credential_options.publicKey) };
  expect(await verified(again, factorId, second.id, old)).toMatchObject(refused);
  const stranger = new TestAuthenticator(site);
  const creation = {
    ...second.webauthn.credential_options.publicKey,
    user: { id: "x" },
    rp: { id: "localhost" },
  } as never;
  const made = { type: "create", credential_response: stranger.create(creation) };
  expect(await verified(again, factorId, second.id, made)).toMatchObject(refused);
  const foreign = { type: "request", credential_response: stranger.get(second.webauthn.credential_options.publicKey) };
  for (let turn = 0; turn < 3; turn++)
    expect(await verified(again, factorId, second.id, foreign)).toMatchObject(refused);
  const late = { type: "request", credential_response: key.get(second.webauthn.credential_options.publicKey) };
  expect(await verified(again, factorId, second.id, late)).toMatchObject({ body: { code: "mfa_challenge_expired" } });
  expect((await claimsOf(again)).aal).toBe("aal1");
});

test("R6.1 a code without a secret, which anybody can reckon, stands in for no key", async () => {
  const { factorId } = await withKey("no-secret@agency.example");
  const again = await signedInAgain("no-secret@agency.example");
  const { id } = await challenged<PublicKeyCredentialRequestOptionsJSON>(again, factorId);
  const code = new TOTP({ secret: "" }).generate();
  const answer = await call(again, "POST", `/factors/${factorId}/verify`, { challenge_id: id, code });
  expect(answer).toMatchObject({ status: 400, body: { code: "webauthn_verification_failed" } });
  expect((await claimsOf(again)).aal).toBe("aal1");
});

test("R6.1 a key that was begun before the account had a factor is finished by no password alone", async () => {
  const { auth } = await byline.signedIn("begun@agency.example");
  const begun = required((await auth.mfa.enroll({ factorType: "webauthn", friendlyName: "Theirs" })).data).id;
  const { id: factorId, totp } = required((await auth.mfa.enroll({ factorType: "totp" })).data);
  const code = new TOTP({ secret: totp.secret }).generate();
  expect((await auth.mfa.challengeAndVerify({ factorId, code })).error).toBeNull();
  const thief = await signedInAgain("begun@agency.example");
  const { id, webauthn } = await challenged<PublicKeyCredentialCreationOptionsJSON>(thief, begun);
  const credential_response = new TestAuthenticator(site).create(webauthn.credential_options.publicKey);
  const answer = await verified(thief, begun, id, { type: webauthn.type, credential_response });
  expect(answer).toMatchObject({ status: 403, body: { code: "insufficient_aal" } });
});

test("an installation may do without security keys", async () => {
  const without = await openTestServer({ AUTH_MFA_WEBAUTHN: false });
  const { auth } = await without.signedIn("without@agency.example");
  const { error } = await auth.mfa.enroll({ factorType: "webauthn", friendlyName: "Key" });
  expect(error).toMatchObject({ status: 422, code: "mfa_webauthn_enroll_not_enabled" });
  await without.close();
});

async function recoveryCodes(auth: GoTrueClient): Promise<string[]> {
  const { status, body } = await call(auth, "POST", "/factors/recovery_codes");
  expect(status).toBe(200);
  return body.codes as string[];
}

const recover = (auth: GoTrueClient, code: string) => call(auth, "POST", "/factors/recovery_codes/verify", { code });

test("each of ten recovery codes stands in once for the factor, however it is typed; only hashes are kept", async () => {
  const { auth } = await withKey("lost@agency.example");
  const codes = await recoveryCodes(auth);
  expect(new Set(codes).size).toBe(10);
  const { rows } = await byline.database.pool.query("SELECT code_hash::text AS hash FROM mfa_recovery_codes");
  for (const code of codes) expect(JSON.stringify(rows)).not.toContain(code);
  const again = await signedInAgain("lost@agency.example");
  const typed = ` ${codes[3]?.toUpperCase().replace("-", " ")}`;
  const answers = await Promise.all([1, 2, 3].map(() => recover(again, typed)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.find(({ status }) => status !== 200)).toMatchObject({
    status: 422,
    body: { code: "mfa_verification_failed" },
  });
  expect((await call(auth, "GET", "/factors/recovery_codes")).body).toMatchObject({ left: 9 });
});

test("codes are made by who has shown the factor, void the earlier ones, and go with the last factor", async () => {
  const { auth, factorId } = await withKey("codes@agency.example");
  const [old = ""] = await recoveryCodes(auth);
  await recoveryCodes(auth);
  const again = await signedInAgain("codes@agency.example");
  expect(await recover(again, old)).toMatchObject({ status: 422 });
  const refused = { status: 403, body: { code: "insufficient_aal" } };
  expect(await call(again, "POST", "/factors/recovery_codes")).toMatchObject(refused);
  await auth.mfa.unenroll({ factorId });
  expect((await call(auth, "GET", "/factors/recovery_codes")).body).toEqual({ left: 0, created_at: null });
});

test("codes go with the last factor that the administration removes", async () => {
  const { auth, factorId } = await withKey("helped@agency.example");
  const [code = ""] = await recoveryCodes(auth);
  const userId = required((await auth.getUser()).data.user).id;
  const administration = await byline.administration();
  expect((await administration.admin.mfa.deleteFactor({ id: factorId, userId })).error).toBeNull();
  expect(await recover(await signedInAgain("helped@agency.example"), code)).toMatchObject({ status: 422 });
});

test("another person's code opens nothing, and guesses are held", async () => {
  const { auth } = await withKey("rich@agency.example");
  const [code = ""] = await recoveryCodes(auth);
  await withKey("guesser@agency.example");
  const guesser = await signedInAgain("guesser@agency.example");
  expect(await recover(guesser, code)).toMatchObject({ status: 422 });
  for (let turn = 1; turn < 10; turn++) await recover(guesser, `abcde-fghj${turn}`);
  expect(await recover(guesser, "abcde-fghjk")).toMatchObject({ status: 429 });
});
