import { afterAll, beforeAll, expect, test } from "vitest";
import { memoryStorage, openTestServer, password, required, type TestServer } from "../test-support.ts";

let byline: TestServer;
beforeAll(async () => {
  byline = await openTestServer();
});
afterAll(() => byline.close());

async function twoTabs(email: string) {
  await byline.signedIn(email);
  const storage = memoryStorage();
  const first = byline.browser({ storage });
  const { data } = await first.signInWithPassword({ email, password });
  return { first, second: byline.browser({ storage }), storage, session: required(data.session) };
}

test("R4.14 two tabs that renew at the same moment both stay signed in", async () => {
  const { first, second } = await twoTabs("tabs@client.example");
  const answers = await Promise.all([first.refreshSession(), second.refreshSession()]);
  // The client discards its answer when the other tab has already stored the same.
  const names = answers.map(({ error }) => error?.name).filter((name) => name !== "AuthRefreshDiscardedError");
  expect(names.every((name) => name === undefined)).toBe(true);
  expect((await first.getUser()).error).toBeNull();
  expect((await second.getUser()).error).toBeNull();
  expect((await second.refreshSession()).error).toBeNull();
  expect((await first.getUser()).error).toBeNull();
});

test("R4.15 a sign-out in one tab ends the other's session", async () => {
  const { first, second } = await twoTabs("out@client.example");
  await first.signOut();
  expect((await second.getSession()).data.session).toBeNull();
});

test("R4.15 a renewal that is refused for good removes an expired session and says so", async () => {
  const { first, storage, session } = await twoTabs("gone@client.example");
  await byline.database.pool.query("DELETE FROM auth.sessions WHERE user_id = $1", [session.user.id]);
  const key = "supabase.auth.token";
  const stored = { ...session, expires_at: Math.floor(Date.now() / 1000) - 10 };
  storage.setItem(key, JSON.stringify(stored));
  const events: string[] = [];
  first.onAuthStateChange((event) => void events.push(event));
  expect((await first.getSession()).data.session).toBeNull();
  expect(events).toContain("SIGNED_OUT");
  expect(storage.getItem(key)).toBeNull();
});

test("R9.12 a stored session that has run out is renewed on the way", async () => {
  const { second, storage, session } = await twoTabs("late@client.example");
  const past = Math.floor(Date.now() / 1000) - 10;
  storage.setItem("supabase.auth.token", JSON.stringify({ ...session, expires_at: past }));
  const { data } = await second.getSession();
  expect(data.session?.refresh_token).not.toBe(session.refresh_token);
});

test("R9.12 a clock that is behind or ahead costs at most a renewal", async () => {
  const { second, storage, session } = await twoTabs("clock@client.example");
  for (const skew of [-3600, 3600]) {
    const expires_at = Math.floor(Date.now() / 1000) + 3600 + skew;
    storage.setItem("supabase.auth.token", JSON.stringify({ ...session, expires_at }));
    expect((await second.getUser()).error).toBeNull();
  }
});

test("R7.7 claims are verified by the published key, without asking the server about the session", async () => {
  const { first, session } = await twoTabs("claims@client.example");
  await byline.database.pool.query("DELETE FROM auth.sessions WHERE user_id = $1", [session.user.id]);
  const { data } = await first.getClaims(session.access_token);
  expect(data).toMatchObject({ header: { alg: "ES256" }, claims: { sub: session.user.id, role: "authenticated" } });
});
