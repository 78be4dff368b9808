import type { GoTrueClient } from "@supabase/auth-js";
import { TOTP } from "otpauth";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestServer, password, required, type TestServer } from "../test-support.ts";

let byline: TestServer;
beforeAll(async () => {
  const client = { clientIds: ["id"] as [string], clientSecret: "secret" };
  const google = { name: "google", issuer: "http://127.0.0.1:1", ...client, keepsStandard: true };
  byline = await openTestServer({ AUTH_MANUAL_LINKING: true, AUTH_ANONYMOUS_PROVIDER: true, providers: [google] });
});
afterAll(() => byline.close());

const minutesPass = (minutes: number) =>
  byline.database.pool.query("UPDATE auth.mfa_amr_claims SET updated_at = now() - make_interval(mins => $1)", [
    minutes,
  ]);

const other = "the lighthouse keeper's cat";
const needed = { status: 400, code: "reauthentication_needed" };

const changes: Record<string, (auth: GoTrueClient) => Promise<{ error: unknown }>> = {
  "a new factor": (auth) => auth.mfa.enroll({ factorType: "totp", friendlyName: crypto.randomUUID() }),
  "another address": (auth) => auth.updateUser({ email: `${crypto.randomUUID()}@proof.example` }),
  "another password": (auth) => auth.updateUser({ password: other }),
  "one more provider": (auth) => auth.linkIdentity({ provider: "google", options: { skipBrowserRedirect: true } }),
  "one provider less": async (auth) =>
    auth.unlinkIdentity(required((await auth.getUserIdentities()).data?.identities[0])),
};

test.each(Object.entries(changes))(
  "R6.1 a session of long ago, renewed or not, can't make %s",
  async (what, change) => {
    const { auth } = await byline.signedIn(`${what.replaceAll(" ", "-")}@proof.example`);
    await minutesPass(16);
    expect((await change(auth)).error).toMatchObject(needed);
    await auth.refreshSession();
    expect((await change(auth)).error).toMatchObject(needed);
    await minutesPass(14);
    expect((await change(auth)).error ?? {}).not.toMatchObject(needed);
  },
);

test("R6.1 who signs in again, or shows the second factor again, has proved enough", async () => {
  const email = "again@proof.example";
  const { auth } = await byline.signedIn(email);
  await minutesPass(16);
  await auth.signInWithPassword({ email, password });
  const { id, totp } = required((await auth.mfa.enroll({ factorType: "totp" })).data);
  const code = () => new TOTP({ secret: totp.secret }).generate();
  expect((await auth.mfa.challengeAndVerify({ factorId: id, code: code() })).error).toBeNull();
  await minutesPass(16);
  expect((await auth.mfa.unenroll({ factorId: id })).error).toMatchObject(needed);
  await byline.database.pool.query("UPDATE auth.mfa_factors SET last_totp_step = NULL");
  expect((await auth.mfa.challengeAndVerify({ factorId: id, code: code() })).error).toBeNull();
  expect((await auth.mfa.unenroll({ factorId: id })).error).toBeNull();
});

test("R6.1 a mailed code is proof too, once, and other metadata needs none", async () => {
  const email = "mailed@proof.example";
  const { auth } = await byline.signedIn(email);
  await minutesPass(16);
  expect((await auth.updateUser({ data: { name: "Nora" } })).error).toBeNull();
  await auth.reauthenticate();
  const nonce = required((await byline.letters(email)).at(-1)?.code);
  expect((await auth.updateUser({ password: "short", nonce })).error?.code).toBe("weak_password");
  expect((await auth.updateUser({ password: other, nonce })).error).toBeNull();
  expect((await auth.updateUser({ password, nonce })).error?.code).toBe("reauthentication_not_valid");
});

test("R6.1 who is anonymous has nothing to show, and may take an address at any time", async () => {
  const auth = byline.browser();
  await auth.signInAnonymously();
  await minutesPass(16);
  expect((await auth.updateUser({ email: "somebody@proof.example" })).error).toBeNull();
});
