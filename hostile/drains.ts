import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import pg from "pg";
import { pino } from "pino";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "#embedded-postgres/embedded.ts";
import { applicationUrl } from "#platform/database/application-url.ts";
import { type Database, openDatabase } from "#platform/database/database.ts";
import { migrate } from "#platform/database/migrate.ts";
import { openFolderStore } from "#platform/files/store.ts";
import { startJobs } from "#platform/jobs/jobs.ts";
import type { AnyQueue } from "#platform/jobs/queue.ts";
import { percentile } from "../bench/measure/percentile.ts";
import { pushQueueName } from "../src/adcp/pushes/server/commands.ts";
import { readConfig } from "../src/config.ts";
import { queuesOf } from "../src/queues.ts";
import { scratchFolder } from "../test/scratch.ts";

export type Drain = {
  queues: number;
  /** Until the last job of all queues was done, with one crash of the database on the way. */
  seconds: number;
  jobsPerSecond: number;
  left: number;
  /** From the commit that posts a job to its handler, on an idle installation. */
  idleMilliseconds: { median: number; most: number };
};

const nothing = "00000000-0000-0000-0000-000000000000";
/** Jobs name absent rows: each costs its reads, and no call to the outside. */
const absent = {
  orderId: nothing,
  mailId: nothing,
  topUpId: nothing,
  mediaId: nothing,
  importId: nothing,
  method: "dns",
  provider: "none",
  keys: [],
};

/** Posts `jobsOfEach` jobs to every queue at once, kills the database meanwhile, and measures until all are done. */
export async function drainQueues(jobsOfEach: number): Promise<Drain> {
  const folder = scratchFolder();
  const server = await startEmbeddedPostgres({ dataDirectory: folder.path, port: 0, log: () => {} });
  const log = pino({ level: "silent" });
  const started = new Map<string, number>();
  const queues = queuesOf(readConfig({}), openFolderStore(join(folder.path, "files")))
    // Jobs by the clock repeat by themselves.
    .filter(({ everySeconds }) => everySeconds === undefined)
    // A push is a call to the outside and nothing else.
    .filter(({ name }) => name !== pushQueueName)
    .map((queue) => noting(queue, started));
  await migrate({ ownerUrl: server.ownerUrl, queues });
  const database = openDatabase({ url: applicationUrl(server.ownerUrl), poolSize: 4, log });
  // No job fetches pages of the outside.
  await database.pool.query("UPDATE operator_setting SET known_pages = '{}'");
  const jobs = await startJobs(database, { url: applicationUrl(server.ownerUrl), queues, log, work: true });
  try {
    const idleMilliseconds = await idleLatency(database, started);
    await post(
      database,
      queues.map(({ name }) => name),
      jobsOfEach,
    );
    const begin = performance.now();
    await setTimeout(Math.min(1_000, jobsOfEach * 5));
    await restart(server);
    const left = await untilDone(server.ownerUrl, queues, 600_000);
    const seconds = (performance.now() - begin) / 1_000;
    return {
      queues: queues.length,
      seconds,
      jobsPerSecond: (queues.length * jobsOfEach) / seconds,
      left,
      idleMilliseconds,
    };
  } finally {
    await jobs.stop();
    await database.close();
    await server.stop();
    folder.remove();
  }
}

/** A queue that records when a job with a `note` starts. */
const noting = (queue: AnyQueue, started: Map<string, number>): AnyQueue => ({
  ...queue,
  handle: (database, data, log) => {
    // Jobs by the clock have no note.
    if (data?.note) started.set(data.note, performance.now());
    return queue.handle(database, data, log);
  },
});

async function idleLatency(database: Database, started: Map<string, number>): Promise<Drain["idleMilliseconds"]> {
  const waited: number[] = [];
  for (let round = 0; round < 25; round++) {
    const note = `idle-${round}`;
    await setTimeout(120);
    await database.transaction((tx) => tx.enqueue("send-mail", { ...absent, note }));
    const posted = performance.now();
    while (!started.has(note)) await setTimeout(1);
    waited.push(Math.max(0, (started.get(note) ?? 0) - posted));
  }
  return { median: percentile(waited, 0.5), most: Math.max(...waited) };
}

/** In one transaction, so that all notices come at one moment. */
function post(database: Database, names: string[], count: number): Promise<void> {
  return database.transaction(async (tx) => {
    for (let job = 0; job < count; job++) await Promise.all(names.map((name) => tx.enqueue(name, absent)));
  });
}

/** Kills the server as a power cut would; its supervisor starts it again. */
async function restart(server: EmbeddedPostgres): Promise<void> {
  const before = server.processId();
  if (before === undefined) throw new Error("the database is not running");
  process.kill(before, "SIGKILL");
  while (server.processId() === before || server.processId() === undefined) await setTimeout(20);
}

/** Returns the number of unfinished jobs: 0 unless the time ran out. */
async function untilDone(url: string, queues: AnyQueue[], milliseconds: number): Promise<number> {
  const names = queues.map(({ name }) => name);
  const end = performance.now() + milliseconds;
  for (let left = Number.POSITIVE_INFINITY; ; await setTimeout(100)) {
    left = await jobsLeft(url, names).catch(() => left);
    if (left === 0 || performance.now() > end) return left;
  }
}

async function jobsLeft(url: string, names: string[]): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  try {
    const text = "SELECT count(*)::int AS left FROM pgboss.job WHERE name = ANY ($1) AND state <> 'completed'";
    return (await client.query<{ left: number }>(text, [names])).rows[0]?.left ?? 0;
  } finally {
    await client.end();
  }
}
