import { beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { checkAddresses, settleDefaults } from "../src/platform/database/pooler.ts";
import { aBooking, anAdvertiser, aPublisher, balances, goodText } from "../test/scene.ts";
import { asPerson, openTestServer } from "../test/server.ts";
import { pgBouncerVersion } from "./pgbouncer.ts";
import { createPooledDatabase } from "./pooled.ts";

const kept = "1.21";

beforeAll(() => {
  const version = pgBouncerVersion();
  if (!version) throw new Error("PgBouncer is not installed: apt-get install pgbouncer");
  console.log(`with ${version}`);
});

/** Two processes with a pool of 20 each, before PgBouncer with far fewer connections. */
describe.for([
  { mode: "session", poolSize: 50 },
  { mode: "transaction", poolSize: 6 },
] as const)("behind PgBouncer in $mode mode", ({ mode, poolSize }) => {
  test("two processes book, deliver and tell at once, and no call fails", async () => {
    const pooled = await createPooledDatabase(mode, poolSize);
    const one = await openTestServer({ testDatabase: pooled, work: true, env: { RATE_LIMIT: "10000" } });
    const other = await openTestServer({ testDatabase: { ...pooled, drop: async () => {} } });
    onTestFinished(async () => {
      await other.close();
      await one.close();
    });
    const heard: string[] = [];
    await other.database.notices.listen({ channels: { byline_changes: (payload) => heard.push(payload) } });
    const publisher = await aPublisher(one, "paul");
    const advertisers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => anAdvertiser(one, `ada${index}`, 1_000_000)),
    );
    await Promise.all(
      advertisers.map(async (advertiser, index) => {
        const { token, email, id } = advertiser.person;
        const there = { ...advertiser, person: asPerson(index % 2 ? other.app : one.app, { token, email, id }) };
        for (let round = 0; round < 3; round++) {
          const order = await aBooking(there, publisher.formatId);
          expect((await there.person.patch(`/api/orders/${order.id}`, goodText)).status).toBe(200);
          expect((await there.person.get(`/api/orders/${order.id}`)).status).toBe(200);
          expect((await there.person.get("/api/listings?itemsPerPage=30")).status).toBe(200);
        }
        expect((await balances(there.person, there.organization)).held).toBeGreaterThan(0);
      }),
    );
    await vi.waitFor(() => expect(heard.join()).toContain('"resource":"orders"'), { timeout: 10_000 });
    const jobs = await one.database.pool.query("SELECT count(*)::int AS failed FROM pgboss.job WHERE state = 'failed'");
    expect(jobs.rows).toEqual([{ failed: 0 }]);
  });
});

test("what the addresses lack is said in a sentence, before anything is changed", async () => {
  const { url, ownerUrl, pooler, drop } = await createPooledDatabase("transaction", 4);
  onTestFinished(drop);
  const { directUrl } = pooler;
  await expect(checkAddresses({ url, ownerUrl: url, directUrl: undefined })).rejects.toThrow(
    "DATABASE_URL leads to a pooler. Set DATABASE_DIRECT_URL",
  );
  await expect(checkAddresses({ url, ownerUrl: url, directUrl })).rejects.toThrow("needs a user of its own");
  await expect(checkAddresses({ url, ownerUrl, directUrl: url })).rejects.toThrow(
    "DATABASE_DIRECT_URL leads to a pooler",
  );
  await expect(checkAddresses({ url, ownerUrl: `${url}?application_name=owner`, directUrl })).rejects.toThrow(
    "DATABASE_OWNER_URL leads to a pooler",
  );
  await expect(settleDefaults(url, pooler, "people,public")).rejects.toThrow("a user of its own");
  if ((pgBouncerVersion() ?? "").localeCompare(`PgBouncer ${kept}`, "en", { numeric: true }) < 0)
    await expect(settleDefaults(url, { ...pooler, keepsStatements: true }, "auth,public")).rejects.toThrow(
      "PgBouncer keeps them from version 1.21 on",
    );
});
