import pg from "pg";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Tx } from "#platform/database/database.ts";
import { openTestServer, type TestServer } from "../../../test/server.ts";
import type { NewEvent, RecordedEvent } from "../event.ts";
import { type EventConsumer, recordEvents } from "./commands.ts";
import { attemptsAtMost, forgetGivenUp } from "./progress.ts";
import { eventsAtOnce, readEvents } from "./read.ts";

const log = pino({ level: "silent" });
let byline: TestServer;
let owner: pg.Client;

beforeAll(async () => {
  byline = await openTestServer();
  owner = new pg.Client({ connectionString: byline.testDatabase.ownerUrl });
  await owner.connect();
  await owner.query("CREATE TABLE effect (place serial, consumer text, object_id uuid, message text)");
  await owner.query("GRANT ALL ON effect, effect_place_seq TO byline_app");
});
beforeEach(async () => {
  await owner.query(
    "TRUNCATE effect, event, public_event, webhook_delivery, event_consumer, event_retry, notification",
  );
  for (const { name } of [journal(), ledger()])
    await owner.query("INSERT INTO event_consumer (name, position) VALUES ($1, 0)", [name]);
});
afterAll(async () => {
  await owner?.end();
  await byline?.close();
});

/** Writes each event into its own rows, then fails for events that `fail` picks. */
const writing = (name: string, fail: (event: RecordedEvent) => boolean): EventConsumer => ({
  name,
  async take(tx, event) {
    const text = "INSERT INTO effect (consumer, object_id, message) VALUES ($1, $2, $3)";
    await tx.$client.query(text, [name, event.subjectId, event.message]);
    if (fail(event)) throw new Error(`can't take ${event.message}`);
  },
});
const journal = (fail: (event: RecordedEvent) => boolean = () => false) => writing("journal", fail);
const ledger = (fail: (event: RecordedEvent) => boolean = () => false) => writing("ledger", fail);

const happened = (subjectId: string, message: string): NewEvent => ({
  subject: "order",
  subjectId,
  verb: "send",
  organizationIds: [],
  party: "system",
  actorId: null,
  message,
});
const record = (...events: NewEvent[]) => byline.database.transaction((tx) => recordEvents(tx, events));
const read = (consumer: EventConsumer) => readEvents(byline.database, consumer, log);
const makeDue = () => owner.query("UPDATE event_retry SET due_at = tried_at WHERE due_at IS NOT NULL");
const effects = async ({ name }: EventConsumer): Promise<string[]> =>
  (await owner.query("SELECT message FROM effect WHERE consumer = $1 ORDER BY place", [name])).rows.map(
    ({ message }) => message,
  );
const placed = async () =>
  (await owner.query("SELECT message, sequence, position FROM event ORDER BY position, sequence")).rows;
const [first, second, third] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];

test("a consumer that fails goes on from where it was, while another goes on: each takes every event once, in order for each object", async () => {
  const events = ["1", "2", "3"].flatMap((step) => [
    happened(first, `a${step}`),
    happened(second, `b${step}`),
    happened(third, `c${step}`),
  ]);
  await record(...events.slice(0, 6));
  let isBroken = true;
  const failing = ledger(({ message }) => isBroken && message === "b2");
  // One of two parallel readers may find the other numbering events, and returns early.
  const readBoth = async () => {
    await Promise.all([read(journal()), read(failing)]);
    await read(journal());
    await read(failing);
  };
  await readBoth();
  await record(...events.slice(6));
  await readBoth();

  expect(await effects(journal())).toEqual(events.map(({ message }) => message));
  expect(await effects(failing)).toEqual(["a1", "b1", "c1", "a2", "c2", "a3", "c3"]);

  isBroken = false;
  await read(failing);
  expect(await effects(failing)).toHaveLength(7);
  await makeDue();
  await read(failing);
  await read(failing);
  expect(await effects(failing)).toEqual(["a1", "b1", "c1", "a2", "c2", "a3", "c3", "b2", "b3"]);
  expect((await owner.query("SELECT FROM event_retry")).rowCount).toBe(0);
  expect(await effects(journal())).toHaveLength(9);
});

test("a stop ends a reader after the batch at hand, and the rest waits for the next one", async () => {
  const messages = Array.from({ length: eventsAtOnce + 5 }, (_, number) => `event ${number}`);
  await record(...messages.map((message) => happened(crypto.randomUUID(), message)));
  const stopping = new AbortController();
  const stopped = journal(() => {
    stopping.abort();
    return false;
  });
  await readEvents(byline.database, stopped, log, stopping.signal);
  expect(await effects(journal())).toHaveLength(eventsAtOnce);
  await read(journal());
  expect(await effects(journal())).toHaveLength(messages.length);
});

test("an event that never works is given up after its last attempt, and those of its object behind it go on", async () => {
  await record(happened(first, "poison"), happened(first, "after"), happened(second, "other"));
  const failing = ledger(({ message }) => message === "poison");
  for (let attempt = 0; attempt < attemptsAtMost; attempt++) {
    await read(failing);
    expect(await effects(failing)).toEqual(attempt < attemptsAtMost - 1 ? ["other"] : ["other", "after"]);
    await makeDue();
  }
  const { rows } = await owner.query("SELECT attempts, problem, due_at FROM event_retry");
  expect(rows).toEqual([{ attempts: attemptsAtMost, problem: "can't take poison", due_at: null }]);
});

test("each attempt in vain waits twice as long as the one before", async () => {
  await record(happened(first, "poison"));
  const failing = ledger(() => true);
  const minutes: number[] = [];
  for (let attempt = 1; attempt < attemptsAtMost; attempt++) {
    await read(failing);
    const { rows } = await owner.query(
      "SELECT round(extract(epoch FROM due_at - tried_at) / 60) AS wait FROM event_retry",
    );
    minutes.push(Number(rows[0].wait));
    await makeDue();
  }
  expect(minutes).toEqual([1, 2, 4, 8, 16]);
});

test("an event whose transaction ends late is not passed over", async () => {
  await byline.database.transaction(async (tx) => {
    await recordEvents(tx, [happened(first, "late")]);
    await record(happened(second, "early"));
    await read(journal());
    expect(await effects(journal())).toEqual(["early"]);
  });
  await read(journal());
  expect(await effects(journal())).toEqual(["early", "late"]);
});

test("concurrent transactions number the events of an object in the order of their commits, without a gap", async () => {
  const messages = Array.from({ length: 30 }, (_, index) => `${index}`);
  const committed: string[] = [];
  const lockedRecord = async (tx: Tx, message: string) => {
    await tx.$client.query("SELECT pg_advisory_xact_lock(1)");
    await recordEvents(tx, [happened(first, message)]);
    committed.push(message);
  };
  await Promise.all([
    ...messages.map((message) => byline.database.transaction((tx) => lockedRecord(tx, message))),
    ...messages.map((message) => record(happened(crypto.randomUUID(), message))),
    read(journal()),
    read(journal()),
  ]);
  await read(journal());
  const { rows } = await owner.query("SELECT message, sequence FROM event WHERE subject_id = $1 ORDER BY position", [
    first,
  ]);
  expect(rows).toEqual(committed.map((message, index) => ({ message, sequence: index + 1 })));
  expect((await effects(journal())).length).toBe(60);
});

test("two transactions that meet at an object that neither locked are both recorded, one after the other", async () => {
  await byline.database
    .transaction(async (tx) => {
      await recordEvents(tx, [happened(first, "one")]);
      const other = record(happened(first, "other"));
      // The other one waits for this commit, then its transaction repeats.
      const waits = "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
      await expect.poll(async () => (await owner.query(waits)).rowCount).toBe(1);
      return { other };
    })
    .then(({ other }) => other);
  await read(journal());
  expect((await placed()).map(({ message, sequence }) => [message, sequence])).toEqual([
    ["one", 1],
    ["other", 2],
  ]);
});

test("the places of an object's events follow its sequence, whichever machine's clock was behind", async () => {
  await record(happened(first, "a1"));
  await record(happened(second, "b1"));
  await record(happened(first, "a2"));
  // As if the clock of the last recording machine were an hour behind.
  await owner.query("UPDATE event SET id = '00000000-0000-7000-8000-000000000000' WHERE message = 'a2'");
  await read(journal());
  const taken = await effects(journal());
  expect(taken.filter((message) => message.startsWith("a"))).toEqual(["a1", "a2"]);
  expect(taken).toHaveLength(3);
});

test("a new consumer begins behind the events that there are", async () => {
  await record(happened(first, "before"));
  await read(journal());
  const fresh = writing("fresh", () => false);
  await read(fresh);
  await record(happened(first, "since"));
  await read(fresh);
  expect(await effects(fresh)).toEqual(["since"]);
});

test("an order's publication and reminders are counted among its own events, another noun of the same id is not", async () => {
  await record(
    happened(first, "offered"),
    { ...happened(first, "passed"), subject: "publication", verb: "pass" },
    { ...happened(first, "made"), subject: "offer", verb: "make" },
    { ...happened(first, "due"), subject: "reminder", verb: "due" },
  );
  await read(journal());
  expect((await placed()).map(({ message, sequence }) => [message, sequence])).toEqual([
    ["offered", 1],
    ["passed", 2],
    ["made", 1],
    ["due", 3],
  ]);
});

test("what was given up long ago is forgotten", async () => {
  await record(happened(first, "old"), happened(second, "new"));
  await read(ledger(() => true));
  await owner.query("UPDATE event_retry SET due_at = NULL");
  await owner.query("UPDATE event_retry SET tried_at = now() - interval '91 days' WHERE object_id = $1", [first]);
  expect(await byline.database.transaction((tx) => forgetGivenUp(tx, 10))).toBe(1);
  expect((await owner.query("SELECT object_id FROM event_retry")).rows).toEqual([{ object_id: second }]);
});
