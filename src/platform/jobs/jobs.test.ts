import { setTimeout } from "node:timers/promises";
import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { createTestDatabase } from "../../../test/database.ts";
import { openDatabase } from "../database/database.ts";
import { underRequest } from "../log/request-context.ts";
import { migrateJobs, startJobs } from "./jobs.ts";
import type { Queue } from "./queue.ts";

const log = pino({ level: "silent" });

test("a job that nobody was told of in its moment is found: one that comes later, one that is tried again", async () => {
  const { url, ownerUrl, drop } = await createTestDatabase();
  const done: string[] = [];
  const queue: Queue<{ job: string }> = {
    name: "looked-at-again",
    retryDelaySeconds: 1,
    async handle(_database, { job }) {
      done.push(job);
      if (done.filter((each) => each === job).length === 1 && job === "fails once") throw new Error("Not yet");
    },
  };
  await migrateJobs(ownerUrl, [queue]);
  const database = openDatabase({ url, poolSize: 2, log });
  const jobs = await startJobs(database, { url, queues: [queue], log, work: true });
  onTestFinished(async () => {
    await jobs.stop();
    await database.close();
    await drop();
  });
  await database.transaction(async (tx) => {
    await tx.enqueue(queue.name, { job: "fails once" });
    await tx.enqueue(queue.name, { job: "later" }, { startAfter: new Date(Date.now() + 1_000) });
  });
  await expect.poll(() => done.toSorted()).toEqual(["fails once", "fails once", "later"]);
});

test("a run that no worker was awake for is made up once, however many processes start; a new queue has none to make up", async () => {
  const { url, ownerUrl, drop } = await createTestDatabase();
  let runs = 0;
  const queue: Queue = {
    name: "each-new-year",
    cron: "0 0 1 1 *",
    async handle() {
      runs += 1;
    },
  };
  await migrateJobs(ownerUrl, [queue]);
  const database = openDatabase({ url, poolSize: 2, log });
  const starting = { url, queues: [queue], log, work: true };
  const sent = async () => (await database.pool.query("SELECT FROM pgboss.job WHERE name = $1", [queue.name])).rowCount;
  const first = await startJobs(database, starting);
  expect(await sent()).toBe(0);
  await first.stop();
  await database.pool.query("UPDATE clock_run SET ran_at = ran_at - interval '3 years'");
  const both = await Promise.all([startJobs(database, starting), startJobs(database, starting)]);
  onTestFinished(async () => {
    await Promise.all(both.map((jobs) => jobs.stop()));
    await database.close();
    await drop();
  });
  expect(await sent()).toBe(1);
  await expect.poll(() => runs).toBe(1);
});

test("a process that ends takes no new job while its repeated work ends, which may still enqueue one", async () => {
  const { url, ownerUrl, drop } = await createTestDatabase();
  const done: string[] = [];
  const queue: Queue<{ job: string }> = {
    name: "left-to-the-next",
    async handle(_database, { job }) {
      done.push(job);
    },
  };
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const repeated: Queue = {
    name: "long-batch",
    everySeconds: 0.01,
    async handle(database) {
      begin();
      await setTimeout(1_000);
      await database.transaction((tx) => tx.enqueue(queue.name, { job: "from the batch" }));
    },
  };
  await migrateJobs(ownerUrl, [queue, repeated]);
  const database = openDatabase({ url, poolSize: 2, log });
  const jobs = await startJobs(database, { url, queues: [queue, repeated], log, work: true });
  onTestFinished(async () => {
    await database.close();
    await drop();
  });
  await begun;
  const stopped = jobs.stop();
  await database.transaction((tx) => tx.enqueue(queue.name, { job: "from a request" }));
  await stopped;
  const { rows } = await database.pool.query("SELECT data ->> 'job' AS job FROM pgboss.job WHERE name = $1", [
    queue.name,
  ]);
  expect([rows.map(({ job }) => job).toSorted(), done]).toEqual([["from a request", "from the batch"], []]);
});

test("a job's log names the call that enqueued it, and so does that of a job which this one enqueues", async () => {
  const { url, ownerUrl, drop } = await createTestDatabase();
  const lines: string[] = [];
  const log = pino({ level: "info" }, { write: (line: string) => void lines.push(line) });
  const queue: Queue<{ isFirst?: boolean }> = {
    name: "logged-by-call",
    async handle(database, { isFirst }, log) {
      log.info("worked");
      if (isFirst) await database.transaction((tx) => tx.enqueue(queue.name, {}));
    },
  };
  await migrateJobs(ownerUrl, [queue]);
  const database = openDatabase({ url, poolSize: 2, log });
  const jobs = await startJobs(database, { url, queues: [queue], log, work: true });
  onTestFinished(async () => {
    await jobs.stop();
    await database.close();
    await drop();
  });
  await new Promise<void>((resolve, reject) =>
    underRequest("call-of-ada", () =>
      database.transaction((tx) => tx.enqueue(queue.name, { isFirst: true })).then(resolve, reject),
    ),
  );
  const worked = () => lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === "worked");
  await expect.poll(worked).toMatchObject(Array(2).fill({ queue: queue.name, requestId: "call-of-ada" }));
});
