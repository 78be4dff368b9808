import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestServer, password, required, type TestServer } from "../test-support.ts";

let byline: TestServer;
beforeAll(async () => {
  byline = await openTestServer();
});
afterAll(() => byline.close());

test("the password signs in, and the session says how", async () => {
  const { auth, session, userId } = await byline.signedIn("alice@agency.example");
  expect(session).toMatchObject({
    token_type: "bearer",
    expires_in: 3600,
    user: { id: userId, last_sign_in_at: expect.any(String) },
  });
  const { data } = await auth.getClaims();
  expect(data?.header).toMatchObject({ alg: "ES256", kid: expect.any(String) });
  expect(data?.claims).toMatchObject({
    iss: "http://localhost:3000/auth/v1",
    aud: "authenticated",
    sub: userId,
    role: "authenticated",
    email: "alice@agency.example",
    aal: "aal1",
    amr: [{ method: "password", timestamp: expect.any(Number) }],
    is_anonymous: false,
  });
});

test("claims are verified on the client alone, with the published keys", async () => {
  const { session } = await byline.signedIn("claims@agency.example");
  const jwks = await fetch(`${byline.url}/.well-known/jwks.json`);
  expect(jwks.headers.get("cache-control")).toBe("public, max-age=600");
  const { keys } = (await jwks.json()) as { keys: { kid: string; alg: "ES256"; kty: string; key_ops: string[] }[] };
  expect(keys[0]).not.toHaveProperty("d");
  const { data } = await byline.browser().getClaims(session.access_token, { jwks: { keys } });
  expect(data?.claims.email).toBe("claims@agency.example");
});

test("an unknown account, a wrong password and none at all are the same refusal", async () => {
  await byline.signedIn("bob@agency.example");
  const attempts = [
    { email: "bob@agency.example", password: "wrong" },
    { email: "nobody@agency.example", password },
    { email: "not an address", password },
    { email: "bob@agency.example", password: "" },
  ];
  for (const attempt of attempts) {
    const { error } = await byline.browser().signInWithPassword(attempt);
    expect(error).toMatchObject({ status: 400, code: "invalid_credentials", message: "Invalid login credentials" });
  }
});

test("a password of 256 characters of any script works, however its accents were typed", async () => {
  const auth = byline.browser();
  const long = "é猫🦊ß".repeat(64);
  await auth.signUp({ email: "long@agency.example", password: long });
  await byline.openLink("long@agency.example");
  const { error } = await auth.signInWithPassword({ email: "long@agency.example", password: long.normalize("NFD") });
  expect(error).toBeNull();
});

test("a banned account cannot sign in, refresh or be read", async () => {
  const { auth, userId } = await byline.signedIn("banned@agency.example");
  await byline.database.pool.query("UPDATE auth.users SET banned_until = now() + interval '1 day' WHERE id = $1", [
    userId,
  ]);
  const signIn = await byline.browser().signInWithPassword({ email: "banned@agency.example", password });
  expect(signIn.error).toMatchObject({ status: 400, code: "user_banned" });
  const guess = await byline.browser().signInWithPassword({ email: "banned@agency.example", password: "a guess" });
  expect(guess.error?.code, "told only to who knows the password").toBe("invalid_credentials");
  expect((await auth.getUser()).error).toMatchObject({ status: 403, code: "user_banned" });
  expect((await auth.refreshSession()).error).toMatchObject({ status: 400, code: "user_banned" });
});

test("who guesses a password is slowed down, the owner elsewhere is not", async () => {
  await byline.signedIn("target@agency.example");
  for (let guess = 0; guess < 10; guess++) {
    await byline.browser().signInWithPassword({ email: "target@agency.example", password: `guess ${guess}` });
  }
  const { error } = await byline.browser().signInWithPassword({ email: "target@agency.example", password });
  expect(error).toMatchObject({ status: 429, code: "over_request_rate_limit" });
  await byline.database.writer.execute(
    sql`UPDATE auth.request_counts SET key = key || '0' WHERE key LIKE 'password:%'`,
  );
  expect((await byline.browser().signInWithPassword({ email: "target@agency.example", password })).error).toBeNull();
});

test("a password that no longer meets the policy still signs in, with a warning", async () => {
  const { createConfirmedUser } = await import("./commands.ts");
  await byline.database.transaction((tx) =>
    createConfirmedUser(tx, { email: "old@agency.example", password: "password" }),
  );
  const { data } = await byline.browser().signInWithPassword({ email: "old@agency.example", password: "password" });
  expect(required(data.weakPassword).reasons).toEqual(["pwned"]);
});
