import { afterEach, expect, test } from "vitest";
import type { AuthConfig } from "../config.ts";
import { openTestServer, password, required, type TestServer } from "../test-support.ts";

let byline: TestServer | undefined;
afterEach(() => byline?.close());

async function open(config: Partial<AuthConfig>): Promise<TestServer> {
  byline = await openTestServer(config);
  return byline;
}

const expired = { status: 400, code: "session_expired" };

test("R7.7 a session may be limited in time, however busy it is", async () => {
  const { signedIn, database } = await open({ AUTH_SESSION_TIMEBOX_SECONDS: 3600 });
  const { auth } = await signedIn("timebox@limits.example");
  expect((await auth.refreshSession()).error).toBeNull();
  await database.pool.query("UPDATE auth.sessions SET created_at = now() - interval '1 hour'");
  expect((await auth.refreshSession()).error).toMatchObject(expired);
});

test("R7.7 a session may end when nobody uses it", async () => {
  const { signedIn, database } = await open({ AUTH_SESSION_INACTIVITY_SECONDS: 3600 });
  const { auth } = await signedIn("idle@limits.example");
  await database.pool.query("UPDATE auth.sessions SET created_at = now() - interval '5 hours', refreshed_at = now()");
  expect((await auth.refreshSession()).error).toBeNull();
  await database.pool.query("UPDATE auth.sessions SET refreshed_at = now() - interval '1 hour'");
  expect((await auth.refreshSession()).error).toMatchObject(expired);
});

test("R7.7 only the newest session may go on", async () => {
  const { signedIn, browser } = await open({ AUTH_SINGLE_SESSION: true });
  const email = "single@limits.example";
  const { auth: older } = await signedIn(email);
  const newer = browser();
  await newer.signInWithPassword({ email, password });
  expect((await older.refreshSession()).error).toMatchObject(expired);
  expect((await newer.refreshSession()).error).toBeNull();
});

test("R7.7 without rotation a reused token is refused, and the session goes on", async () => {
  const { signedIn, browser, database } = await open({ AUTH_REFRESH_ROTATION: false });
  const { auth, session } = await signedIn("reuse@limits.example");
  await auth.refreshSession();
  const { data } = await auth.refreshSession();
  await database.pool.query("UPDATE auth.sessions SET refreshed_at = now() - interval '1 hour'");
  const reused = await browser().refreshSession({ refresh_token: session.refresh_token });
  expect(reused.error?.code).toBe("refresh_token_already_used");
  const next = await browser().refreshSession({ refresh_token: required(data.session).refresh_token });
  expect(next.error).toBeNull();
});
