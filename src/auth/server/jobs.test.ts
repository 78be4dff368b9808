import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { authCleanupQueue } from "./jobs.ts";
import { fragmentOf, openTestServer, type TestServer } from "./test-support.ts";

let byline: TestServer;
beforeAll(async () => {
  byline = await openTestServer({ AUTH_RATE_LIMIT: 30, AUTH_ANONYMOUS_PROVIDER: true });
});
afterAll(() => byline.close());

const limits = { AUTH_SESSION_TIMEBOX_SECONDS: 90 * 86_400, AUTH_SESSION_INACTIVITY_SECONDS: 14 * 86_400 };
const clean = () => authCleanupQueue("auth", limits).handle(byline.database, {}, pino({ level: "silent" }));
const rowsOf = async (table: "request_counts" | "one_time_tokens") =>
  (await byline.database.pool.query(`SELECT FROM auth.${table}`)).rowCount;

test("the hourly cleanup removes what has run out and nothing that still works", async () => {
  const email = "alice@agency.example";
  await byline.signedIn(email);
  await byline.browser().resetPasswordForEmail(email);
  await clean();
  expect(await rowsOf("request_counts")).toBeGreaterThan(0);
  expect(fragmentOf(await byline.openLink(email))).toHaveProperty("access_token");

  await byline.browser().resetPasswordForEmail(email);
  await byline.database.pool.query("UPDATE auth.request_counts SET window_ends_at = now()");
  await byline.database.pool.query("UPDATE auth.one_time_tokens SET created_at = now() - interval '2 days'");
  await clean();
  expect([await rowsOf("request_counts"), await rowsOf("one_time_tokens")]).toEqual([0, 0]);
});

test("who stayed anonymous for a month is forgotten, and nobody else", async () => {
  await byline.signedIn("lasting@agency.example");
  const visitors = [byline.browser(), byline.browser()];
  for (const visitor of visitors) await visitor.signInAnonymously();
  const [old] = visitors;
  const { data } = (await old?.getUser()) ?? {};
  await byline.database.pool.query(
    "UPDATE auth.users SET created_at = now() - interval '31 days' WHERE id = $1 OR email IS NOT NULL",
    [data?.user?.id],
  );
  await clean();
  const { rows } = await byline.database.pool.query(
    "SELECT is_anonymous, count(*) FROM auth.users GROUP BY 1 ORDER BY 1",
  );
  expect(rows).toEqual([
    { is_anonymous: false, count: 2 },
    { is_anonymous: true, count: 1 },
  ]);
});

test("sessions that ended by age or idleness are removed with the addresses that they name, and no others", async () => {
  const ages = { young: "1 day", idle: "15 days", used: "89 days", old: "91 days" };
  for (const [name, age] of Object.entries(ages)) {
    const email = `${name}@sessions.example`;
    await byline.signedIn(email);
    await byline.database.pool.query(
      `UPDATE auth.sessions SET created_at = now() - $1::interval, refreshed_at = CASE WHEN $2 THEN now() END
       WHERE user_id = (SELECT id FROM auth.users WHERE email = $3)`,
      [age, name === "used" || name === "old", email],
    );
  }
  await clean();
  const { rows } = await byline.database.pool.query(
    `SELECT email FROM auth.sessions JOIN auth.users AS account ON account.id = user_id
     WHERE email LIKE '%@sessions.example' ORDER BY email`,
  );
  expect(rows.map(({ email }) => email)).toEqual(["used@sessions.example", "young@sessions.example"]);
});
