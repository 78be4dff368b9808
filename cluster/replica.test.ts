import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type Line, openLine } from "../hostile/silent-line.ts";
import { readConfig } from "../src/config.ts";
import { applicationUrl } from "../src/platform/database/application-url.ts";
import { migrate } from "../src/platform/database/migrate.ts";
import { queuesOf } from "../src/queues.ts";
import { type Advertiser, aBooking, anAdvertiser, aPublisher, goodText, type Publisher } from "../test/scene.ts";
import { asPerson, openTestServer, type Person, type TestServer } from "../test/server.ts";
import { query } from "./query.ts";
import { startPrimary, startStandby } from "./standby.ts";

let primary: Awaited<ReturnType<typeof startPrimary>>;
let standby: Awaited<ReturnType<typeof startStandby>>;
let line: Line;
let one: TestServer;
let other: TestServer;
let ada: Advertiser;
let paul: Publisher;

beforeAll(async () => {
  primary = await startPrimary();
  await migrate({ ownerUrl: primary.ownerUrl, queues: queuesOf(readConfig({})) });
  standby = await startStandby(primary);
  line = await openLine(standby.port);
  const replicaUrl = applicationUrl(Object.assign(new URL(standby.ownerUrl), { port: String(line.port) }).href);
  const testDatabase = {
    url: applicationUrl(primary.ownerUrl),
    ownerUrl: primary.ownerUrl,
    replicaUrl,
    drop: async () => {},
  };
  one = await openTestServer({ testDatabase });
  other = await openTestServer({ testDatabase });
  ada = await anAdvertiser(one, "ada", 10_000_000);
  paul = await aPublisher(one, "paul");
}, 180_000);
afterAll(async () => {
  await other?.close();
  await one?.close();
  await line?.close();
  await standby?.stop();
  await primary?.stop();
});

const replay = (is: "pause" | "resume") => query(standby.ownerUrl, `SELECT pg_wal_replay_${is}()`);
const soon = (assert: () => void | Promise<void>) => vi.waitFor(assert, { timeout: 15_000, interval: 50 });
const isUsed = ({ database }: TestServer) =>
  soon(() => expect(database.replica?.lagMilliseconds ?? Infinity).toBeLessThan(5_000));

/** Whether a connection of Byline's last ran something else there than the look at the replica's position. */
async function hasAnswered(): Promise<boolean> {
  const rows = await query(
    standby.ownerUrl,
    `SELECT FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'
       AND query LIKE 'SELECT%' AND query NOT LIKE '%pg_is_in_recovery%'`,
  );
  return rows.length > 0;
}

const historyOf = async (person: Person, order: string): Promise<number> =>
  (await person.get(`/api/order_events?order=${order}`)).body["hydra:totalItems"];

test("the replica answers the catalogue, histories and exports, and nothing else", async () => {
  await isUsed(one);
  const reading = async (path: string) => {
    expect((await paul.person.get(path)).status).toBe(200);
    return hasAnswered();
  };
  expect(await reading("/api/orders"), "orders are read on the primary").toBe(false);
  for (const path of ["/api/listings?itemsPerPage=30", "/api/activities"])
    await soon(async () => expect(await reading(path), path).toBe(true));
});

test("what a person has written they read at once, on either process, though the replica stands still", async () => {
  await isUsed(one);
  await isUsed(other);
  const there = asPerson(other.app, ada.person);
  const { id } = await aBooking(ada, paul.formatId);
  await replay("pause");
  const before = await historyOf(ada.person, id);
  expect((await ada.person.patch(`/api/orders/${id}`, goodText)).status).toBe(200);
  expect((await ada.person.post(`/api/orders/${id}/send`, {})).status).toBe(200);
  expect(await historyOf(there, id)).toBeGreaterThan(before);
  expect(await historyOf(ada.person, id)).toBeGreaterThan(before);
  await replay("resume");
});

test("a replica that is too far behind is left, and used again when it has caught up", async () => {
  await replay("pause");
  await soon(async () => {
    await aBooking(ada, paul.formatId);
    expect(one.database.replica?.lagMilliseconds ?? 0).toBeGreaterThan(5_000);
  });
  expect((await paul.person.get("/api/listings")).status).toBe(200);
  await replay("resume");
  await isUsed(one);
});

test("a silent replica costs a reader three seconds at most, and is left until it speaks again", async () => {
  await isUsed(one);
  line.be({ is: "silent" });
  const began = performance.now();
  expect((await paul.person.get("/api/listings")).status).toBe(200);
  expect(performance.now() - began).toBeLessThan(5_000);
  await soon(() => expect(one.database.replica?.lagMilliseconds).toBeUndefined());
  const later = performance.now();
  expect((await paul.person.get("/api/listings")).status).toBe(200);
  expect(performance.now() - later).toBeLessThan(1_000);
  line.be({ is: "open" });
  await isUsed(one);
});
