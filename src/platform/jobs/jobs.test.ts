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
