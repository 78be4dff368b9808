import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestServer, password, type TestServer } from "../test-support.ts";

let byline: TestServer;
beforeAll(async () => {
  byline = await openTestServer();
});
afterAll(() => byline.close());

async function twoDevices(email: string) {
  const { auth: here, session } = await byline.signedIn(email);
  const there = byline.browser();
  const { data } = await there.signInWithPassword({ email, password });
  const isAlive = async (token = "") => (await byline.browser().getUser(token)).error === null;
  return {
    here,
    alive: async () => [await isAlive(session.access_token), await isAlive(data.session?.access_token)],
  };
}

test("local ends this device", async () => {
  const { here, alive } = await twoDevices("local@agency.example");
  expect((await here.signOut({ scope: "local" })).error).toBeNull();
  expect(await alive()).toEqual([false, true]);
});

test("others ends all but this device", async () => {
  const { here, alive } = await twoDevices("others@agency.example");
  expect((await here.signOut({ scope: "others" })).error).toBeNull();
  expect(await alive()).toEqual([true, false]);
});

test("global, the default, ends all", async () => {
  const { here, alive } = await twoDevices("global@agency.example");
  expect((await here.signOut()).error).toBeNull();
  expect(await alive()).toEqual([false, false]);
});

test("a session that has shown one factor ends none that has shown two, and its own", async () => {
  const { here, alive } = await twoDevices("levels@agency.example");
  const { rows } = await byline.database.pool.query(
    `UPDATE auth.sessions SET aal = 'aal2' WHERE id = (SELECT id FROM auth.sessions ORDER BY created_at DESC LIMIT 1)
     RETURNING id`,
  );
  expect(rows).toHaveLength(1);
  expect((await here.signOut({ scope: "others" })).error).toBeNull();
  expect(await alive()).toEqual([true, true]);
  expect((await here.signOut({ scope: "global" })).error).toBeNull();
  expect(await alive()).toEqual([false, true]);
});

test("an unknown scope is refused", async () => {
  const { session } = await byline.signedIn("scope@agency.example");
  const answer = await fetch(`${byline.url}/logout?scope=everywhere`, {
    method: "POST",
    headers: { authorization: `Bearer ${session.access_token}` },
  });
  expect(answer.status).toBe(400);
});
