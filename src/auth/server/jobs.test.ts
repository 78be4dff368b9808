import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { authCleanupQueue } from "./jobs.ts";
import { fragmentOf, openTestHouse, type TestHouse } from "./test-support.ts";

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse({ AUTH_RATE_LIMIT: 30, AUTH_ANONYMOUS_PROVIDER: true });
});
afterAll(() => house.close());

const clean = () => authCleanupQueue("auth").handle(house.database, {}, pino({ level: "silent" }));
const rowsOf = async (table: "request_counts" | "one_time_tokens") =>
  (await house.database.pool.query(`SELECT FROM auth.${table}`)).rowCount;

test("the hourly cleanup removes what has run out and nothing that still works", async () => {
  const email = "alice@agency.example";
  await house.signedIn(email);
  await house.browser().resetPasswordForEmail(email);
  await clean();
  expect(await rowsOf("request_counts")).toBeGreaterThan(0);
  expect(fragmentOf(await house.openLink(email))).toHaveProperty("access_token");

  await house.browser().resetPasswordForEmail(email);
  await house.database.pool.query("UPDATE auth.request_counts SET window_ends_at = now()");
  await house.database.pool.query("UPDATE auth.one_time_tokens SET created_at = now() - interval '2 days'");
  await clean();
  expect([await rowsOf("request_counts"), await rowsOf("one_time_tokens")]).toEqual([0, 0]);
});

test("who stayed anonymous for a month is forgotten, and nobody else", async () => {
  await house.signedIn("lasting@agency.example");
  const visitors = [house.browser(), house.browser()];
  for (const visitor of visitors) await visitor.signInAnonymously();
  const [old] = visitors;
  const { data } = (await old?.getUser()) ?? {};
  await house.database.pool.query(
    "UPDATE auth.users SET created_at = now() - interval '31 days' WHERE id = $1 OR email IS NOT NULL",
    [data?.user?.id],
  );
  await clean();
  const { rows } = await house.database.pool.query(
    "SELECT is_anonymous, count(*) FROM auth.users GROUP BY 1 ORDER BY 1",
  );
  expect(rows).toEqual([
    { is_anonymous: false, count: 2 },
    { is_anonymous: true, count: 1 },
  ]);
});
