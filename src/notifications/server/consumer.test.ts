import pg from "pg";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { NewEvent, RecordedEvent } from "#events/event.ts";
import { recordEvents } from "#events/server/commands.ts";
import { readEventsQueue } from "#events/server/jobs.ts";
import { placeEvents } from "#events/server/positions.ts";
import { attemptsAtMost } from "#events/server/progress.ts";
import { eventsAtOnce, readBatch, readEvents } from "#events/server/read.ts";
import { startJobs } from "#platform/jobs/jobs.ts";
import { tellers } from "#tellers.ts";
import { openTestServer, type TestServer } from "../../../test/server.ts";
import { notificationConsumer, type Tellers } from "./consumer.ts";

const log = pino({ level: "silent" });
let byline: TestServer;
let owner: pg.Client;

beforeAll(async () => {
  byline = await openTestServer();
  owner = new pg.Client({ connectionString: byline.testDatabase.ownerUrl });
  await owner.connect();
});
beforeEach(async () => {
  await owner.query("TRUNCATE event, public_event, webhook_delivery, event_retry, notification, mail");
  await owner.query("UPDATE event_consumer SET position = 0");
});
afterAll(async () => {
  await owner?.end();
  await byline?.close();
});

const happened = (message: string, verb = "lose"): NewEvent => ({
  subject: "publication",
  subjectId: crypto.randomUUID(),
  verb,
  organizationIds: [],
  party: "system",
  actorId: null,
  message,
});
const record = (...messages: string[]) =>
  byline.database.transaction((tx) =>
    recordEvents(
      tx,
      messages.map((message) => happened(message)),
    ),
  );
const numbered = (count: number) => Array.from({ length: count }, (_, index) => `${index + 1}`);

const tellingAfter = (first: (event: RecordedEvent) => unknown = () => undefined): Tellers => ({
  ...tellers,
  publication: {
    verbs: ["lose"],
    async tell(_tx, event) {
      await first(event);
      const action = { label: "Look", path: "/marketplace" };
      return [{ to: { email: "ada@advertiser.example" }, subject: event.message, paragraphs: [], action }];
    },
  },
});

const read = (telling = tellingAfter()) => readEvents(byline.database, notificationConsumer(telling), log);
const subjects = async () =>
  (await owner.query("SELECT letter->>'subject' AS subject FROM mail ORDER BY id")).rows.map(({ subject }) => subject);
const sendJobs = async () =>
  (await owner.query("SELECT FROM pgboss.job JOIN mail ON mail.id::text = data->>'mailId'")).rowCount;
const untold = async () =>
  (
    await owner.query(
      `SELECT FROM event JOIN event_consumer AS consumer ON consumer.name = 'notifications' WHERE event.position IS NULL OR event.position > consumer.position
         OR event.id IN (SELECT event_id FROM event_retry WHERE due_at IS NOT NULL)`,
    )
  ).rowCount;
const makeDue = () => owner.query("UPDATE event_retry SET due_at = tried_at WHERE due_at IS NOT NULL");

test("an event is recorded with the transaction in which it happens, or not at all", async () => {
  const failing = byline.database.transaction(async (tx) => {
    await recordEvents(tx, [happened("never")]);
    throw new Error("refused");
  });
  await expect(failing).rejects.toThrow("refused");
  await record("once");
  await read();
  expect(await subjects()).toEqual(["once"]);
});

test("events are told once, in their order, each mail with its job", async () => {
  await record("first", "second");
  await record("third");
  await read();
  await read();
  expect(await subjects()).toEqual(["first", "second", "third"]);
  expect(await sendJobs()).toBe(3);
});

test("five hundred events are told in batches of a bounded size", async () => {
  await record(...numbered(500));
  await placeEvents(byline.database);
  const telling = notificationConsumer(tellingAfter());
  for (let batch = 0; batch < 500 / eventsAtOnce; batch++)
    expect(await readBatch(byline.database, telling, log)).toBe(eventsAtOnce);
  expect(await readBatch(byline.database, telling, log)).toBe(0);
  expect(await subjects()).toEqual(numbered(500));
});

test("two readers at the same time tell each event once", async () => {
  await record(...numbered(500));
  const told: string[] = [];
  let others = 0;
  await read(
    tellingAfter(async ({ message }) => {
      told.push(message);
      // The other reader begins and ends in the middle of this one's first batch.
      if (message === "50") await read(tellingAfter(() => others++));
    }),
  );
  expect((await subjects()).sort()).toEqual(numbered(500).sort());
  expect([told.length, others]).toEqual([500, 0]);
  expect(await untold()).toBe(0);
});

test("a reader that dies between reading and committing has told nothing, and the next one tells everything once", async () => {
  await record(...numbered(5));
  let deaths = 0;
  const dying = tellingAfter(async ({ message }) => {
    if (message !== "4" || deaths++ > 0) return;
    await owner.query(
      `SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid() AND state = 'idle in transaction'`,
    );
  });
  await expect(read(dying)).rejects.toThrow();
  expect([deaths, await subjects(), await untold()]).toEqual([1, [], 5]);
  await read(dying);
  expect(await subjects()).toEqual(numbered(5));
  expect(await sendJobs()).toBe(5);
});

test("an event whose teller throws tells nothing of itself, holds up none behind it, and is told later", async () => {
  await record("before", "broken", "behind");
  let isBroken = true;
  const telling = tellingAfter(({ message }) => {
    if (isBroken && message === "broken") throw new Error("no such order");
  });
  await read(telling);
  expect(await subjects()).toEqual(["before", "behind"]);
  const { rows } = await owner.query("SELECT attempts, problem, due_at > now() AS later FROM event_retry");
  expect(rows).toEqual([{ attempts: 1, problem: "no such order", later: true }]);
  await read(telling);
  expect(await subjects()).toHaveLength(2);
  isBroken = false;
  await makeDue();
  await read(telling);
  expect(await subjects()).toEqual(["before", "behind", "broken"]);
  expect(await untold()).toBe(0);
});

test("a statement that fails takes back what the same event had written, and nothing else", async () => {
  await record("before", "half", "behind");
  const [first, second] = ["one@advertiser.example", null] as const;
  const telling = tellingAfter();
  const tell = telling.publication.tell;
  telling.publication.tell = async (tx, event) => {
    const notices = (await tell?.(tx, event)) ?? [];
    if (event.message !== "half") return notices;
    // The database refuses a mail to nobody, after the first one was written.
    return [first, second].flatMap((email) => notices.map((notice) => ({ ...notice, to: { email: email as string } })));
  };
  await read(telling);
  expect(await subjects()).toEqual(["before", "behind"]);
  expect(await sendJobs()).toBe(2);
  expect(await untold()).toBe(1);
});

test("after its last attempt an event is given up, and its row says why", async () => {
  await record("hopeless");
  const telling = tellingAfter(() => {
    throw new Error("never works");
  });
  for (let attempt = 0; attempt < attemptsAtMost; attempt++) {
    expect(await untold()).toBe(1);
    await makeDue();
    await read(telling);
  }
  const { rows } = await owner.query("SELECT attempts, problem, due_at FROM event_retry");
  expect(rows).toEqual([{ attempts: attemptsAtMost, problem: "never works", due_at: null }]);
});

test("something that no teller knows is not passed over in silence", async () => {
  await byline.database.transaction((tx) => recordEvents(tx, [happened("x", "explode")]));
  await read();
  const { rows } = await owner.query("SELECT problem FROM event_retry");
  expect(rows).toEqual([{ problem: "nobody tells of publication.explode" }]);
});

test("what happened can't be rewritten by the application", async () => {
  await record("as it was");
  const write = (text: string) => byline.database.pool.query(text);
  await expect(write("UPDATE event SET message = 'other'")).rejects.toThrow("permission denied");
  await expect(write("DELETE FROM event")).rejects.toThrow("permission denied");
  await expect(write("TRUNCATE event")).rejects.toThrow("permission denied");
});

test("a process that works tells by itself what happens, and outlives a reading that fails", async () => {
  let runs = 0;
  const queue = readEventsQueue(notificationConsumer(tellingAfter()));
  const failingFirst: typeof queue = {
    ...queue,
    everySeconds: 0.05,
    handle: async (...run) => {
      if (runs++ === 0) throw new Error("the database is away");
      await queue.handle(...run);
    },
  };
  const jobs = await startJobs(byline.database, {
    url: byline.testDatabase.url,
    queues: [failingFirst],
    log,
    work: true,
  });
  await record("by itself");
  await vi.waitFor(async () => expect(await subjects()).toEqual(["by itself"]), { timeout: 60_000 });
  await jobs.stop();
  const stoppedAfter = runs;
  await record("too late");
  expect([runs, await subjects()]).toEqual([stoppedAfter, ["by itself"]]);
});
