import type { GoTrueClient } from "@supabase/auth-js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestServer, required, type TestServer } from "../test-support.ts";

let byline: TestServer;
beforeAll(async () => {
  byline = await openTestServer();
});
afterAll(() => byline.close());

const refresh = async (auth: GoTrueClient, refresh_token: string) => {
  const { data, error } = await auth.refreshSession({ refresh_token });
  return { session: data.session, error };
};

const anHourLater = () =>
  byline.database.pool.query("UPDATE auth.sessions SET refreshed_at = now() - interval '1 hour'");

test("a refresh rotates the token and keeps the session", async () => {
  const { auth, session } = await byline.signedIn("alice@agency.example");
  const before = (await auth.getClaims(session.access_token)).data?.claims.session_id;
  const { session: next } = await refresh(auth, session.refresh_token);
  expect(next?.refresh_token).not.toBe(session.refresh_token);
  expect((await auth.getClaims(required(next).access_token)).data?.claims.session_id).toBe(before);
  expect((await refresh(auth, required(next).refresh_token)).error).toBeNull();
});

test("twenty refreshes at once with one token all get the same next one", async () => {
  const { session } = await byline.signedIn("parallel@agency.example");
  const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(byline.browser(), session.refresh_token)));
  expect(answers.map(({ error }) => error)).toEqual(answers.map(() => null));
  const tokens = new Set(answers.map(({ session: next }) => next?.refresh_token));
  expect(tokens.size).toBe(1);
  const [next] = tokens;
  expect((await refresh(byline.browser(), required(next))).error).toBeNull();
});

test("the direct predecessor fetches the active token again for the reuse interval; then thief and owner are told apart", async () => {
  const { auth, session } = await byline.signedIn("lost@agency.example");
  const first = required((await refresh(auth, session.refresh_token)).session);
  expect((await refresh(auth, session.refresh_token)).session?.refresh_token).toBe(first.refresh_token);
  await anHourLater();
  const thief = byline.browser();
  expect((await refresh(thief, session.refresh_token)).error?.code).toBe("refresh_token_already_used");
  expect((await refresh(auth, first.refresh_token)).error?.code).toBe("refresh_token_not_found");
});

test("an older token is forgiven for ten seconds, later it ends the session for everyone", async () => {
  const { auth, session } = await byline.signedIn("stolen@agency.example");
  const first = required((await refresh(auth, session.refresh_token)).session);
  const second = required((await refresh(auth, first.refresh_token)).session);
  expect((await refresh(byline.browser(), session.refresh_token)).session?.refresh_token).toBe(second.refresh_token);

  await anHourLater();
  const reused = await refresh(byline.browser(), session.refresh_token);
  expect(reused.error).toMatchObject({
    status: 400,
    code: "refresh_token_already_used",
    message: "Invalid Refresh Token: Already Used",
  });
  expect((await refresh(byline.browser(), second.refresh_token)).error).toMatchObject({
    status: 400,
    code: "refresh_token_not_found",
    message: "Invalid Refresh Token: Refresh Token Not Found",
  });
  expect((await auth.getUser(second.access_token)).error?.name).toBe("AuthSessionMissingError");
});

test("malformed and forged tokens are told apart", async () => {
  const { session } = await byline.signedIn("forged@agency.example");
  expect((await refresh(byline.browser(), "nonsense")).error).toMatchObject({
    status: 400,
    code: "validation_failed",
    message: "Refresh token is not valid",
  });
  await byline.database.pool.query("UPDATE auth.sessions SET refresh_token_hmac_key = 'b3RoZXI'");
  expect((await refresh(byline.browser(), session.refresh_token)).error?.code).toBe("refresh_token_not_found");
});

test("a session past its end is not refreshed", async () => {
  const { session } = await byline.signedIn("ended@agency.example");
  await byline.database.pool.query("UPDATE auth.sessions SET not_after = now()");
  expect((await refresh(byline.browser(), session.refresh_token)).error).toMatchObject({
    status: 400,
    code: "session_expired",
  });
});

test("a refresh waits for the one before it and decides by what it left", async () => {
  const { session } = await byline.signedIn("queue@agency.example");
  const before = await byline.database.pool.connect();
  await before.query("BEGIN");
  await before.query("SELECT FROM auth.sessions WHERE user_id = $1 FOR UPDATE", [session.user.id]);
  const waiting = refresh(byline.browser(), session.refresh_token);
  await new Promise((resolve) => setTimeout(resolve, 200));
  const moved = "refresh_token_counter = 2, refreshed_at = now() - interval '1 hour'";
  await before.query(`UPDATE auth.sessions SET ${moved} WHERE user_id = $1`, [session.user.id]);
  await before.query("COMMIT");
  before.release();
  expect((await waiting).error?.code).toBe("refresh_token_already_used");
});
