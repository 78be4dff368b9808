/**
 * `npm run bench:processes`: list, detail, facets and booking through one, two and four processes of one database, and
 * the list beside a replica. Prints ratios to one process, the database's share of the processor, and memory.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { choosePort } from "#embedded-postgres/port.ts";
import { applicationUrl } from "#platform/database/application-url.ts";
import { startStandby } from "../cluster/standby.ts";
import { asAdvertiser, fillIndex, serverSettings, signInAdvertisers } from "./load/callers.ts";
import { loadCatalogue } from "./load/load.ts";
import { driveHttp } from "./measure/drive.ts";
import { median, percentile } from "./measure/percentile.ts";
import { processorOf } from "./measure/processor.ts";
import { turnsApart } from "./measure/rounds.ts";
import { type BenchDatabase, openBenchDatabase } from "./open.ts";
import { type RunningProcess, startProcess } from "./processes/start.ts";
import { readSettings, type Settings } from "./settings.ts";
import { booking } from "./work/booking.ts";
import { detail } from "./work/detail.ts";
import { facetsFiltered, listDefault } from "./work/listings.ts";
import type { Work } from "./work/work.ts";

const counts = [1, 2, 4] as const;
const clients = 16;
const formatsOfEach = 4;

type CountSeen = { perSecond: number; latencies: number[]; ofDatabase: number };
type CountLine = { work: Work; count: number; seen: CountSeen[] };
type Served = { postmaster: number; processes: RunningProcess[]; tokens: string[] };

const settings = readSettings(process.argv.slice(2), process.env, { media: 20_000, rounds: 5 });
console.log(`Loading ${settings.media} outlets with four formats each …`);
const bench = await openBenchDatabase(settings.poolSize);
const processes: RunningProcess[] = [];
try {
  await loadCatalogue(bench, settings.media, () => {});
  for (let count = 0; count < Math.max(...counts); count++) processes.push(await startOne(bench));
  const tokens = await signInAdvertisers(processes[0]?.url ?? "");
  for (const { url } of processes) await fillIndex(url, tokens);
  const served = { postmaster: postmasterOf(bench), processes, tokens };
  await printMemory("Memory of each process after its start", served);
  printCounts(await driveCounts(served, worksOf(bench, settings), settings));
  await printMemory("Memory of each process after the load", served);
  await printReplica(bench, served, settings);
} finally {
  await Promise.all(processes.map((each) => each.stop()));
  await bench.close();
}

/** All with one public address, so that each takes the others' tokens. */
async function startOne(
  { ownerUrl, directory }: BenchDatabase,
  more: Record<string, string> = {},
): Promise<RunningProcess> {
  const port = String(await choosePort(0));
  const env = { ...serverSettings(ownerUrl, directory), HOST: "127.0.0.1", PUBLIC_URL: "http://localhost:3000" };
  const started = await startProcess(
    "byline",
    { ...env, PORT: port, BENCH_JOBS: "none", ...more },
    join(directory, `${port}.log`),
  );
  return { ...started, url: `http://127.0.0.1:${port}` };
}

function worksOf({ database }: BenchDatabase, { media, only }: Settings): Work[] {
  const works = [listDefault, detail(media), facetsFiltered, booking(database.pool, media * formatsOfEach)];
  return works.filter(({ name }) => name.includes(only));
}

/** The first round warms up; every other one goes from many processes to one. Unasked ones stand by. */
async function driveCounts(served: Served, works: Work[], { rounds, seconds }: Settings): Promise<CountLine[]> {
  const lines = works.flatMap((work) => counts.map((count): CountLine => ({ work, count, seen: [] })));
  let turn = 0;
  for (let round = 0; round <= rounds; round++)
    for (const line of round % 2 === 0 ? lines : lines.toReversed()) {
      await line.work.prepare?.();
      const seen = await driveSome(served, line, { turn, seconds });
      turn += turnsApart;
      if (round > 0) line.seen.push(seen);
    }
  return lines;
}

/** The same sixteen callers, shared out among the processes. */
async function driveSome(
  { postmaster, processes: all, tokens }: Served,
  { work, count }: CountLine,
  { turn, seconds }: { turn: number; seconds: number },
): Promise<CountSeen> {
  let next = turn;
  const asked = all.slice(0, count);
  const spent = () => [processorOf(postmaster), ...asked.map(({ pid }) => processorOf(pid))];
  const before = spent();
  const drives = await Promise.all(
    asked.map(({ url }) =>
      driveHttp(url, () => asAdvertiser(work, next++, tokens), { clients: clients / count, seconds }),
    ),
  );
  const [database = 0, ...servers] = spent().map((now, index) => now - (before[index] ?? 0));
  return {
    perSecond: drives.reduce((sum, { perSecond }) => sum + perSecond, 0),
    latencies: drives.flatMap(({ latencies }) => latencies),
    ofDatabase: database / servers.reduce((sum, each) => sum + each, database),
  };
}

function printCounts(lines: CountLine[]): void {
  console.log(
    `\n${clients} callers, a second at a time: answers a second, to one process, median and p95, database's share`,
  );
  for (const { work, count, seen } of lines) {
    const one = lines.find((line) => line.work === work && line.count === 1)?.seen ?? [];
    // The median of the rounds' ratios: a busy second of the machine spoils one round, not the figure.
    const ratio = median(seen.map(({ perSecond }, round) => perSecond / (one[round]?.perSecond ?? Number.NaN)));
    const latencies = seen.flatMap((each) => each.latencies);
    const cells = [
      `${median(seen.map(({ perSecond }) => perSecond)).toFixed(0)}/s`,
      ratio.toFixed(2),
      `${median(latencies).toFixed(1)} ms`,
      `${percentile(latencies, 0.95).toFixed(1)} ms`,
      `${Math.round(median(seen.map(({ ofDatabase }) => ofDatabase)) * 100)} %`,
    ];
    print(`${work.name}, ${count} ${count === 1 ? "process" : "processes"}`, cells);
  }
}

async function printMemory(name: string, { processes: all }: Served): Promise<void> {
  const states = await Promise.all(all.map((each) => each.state()));
  print(
    `\n${name}`,
    states.map(({ megabytes }) => `${megabytes.toFixed(0)} MB`),
  );
}

/** A process with a replica beside one without: the list, and how long a commit takes to be readable there. */
async function printReplica(
  primary: BenchDatabase,
  { processes: [without], tokens }: Served,
  { rounds, seconds }: Settings,
) {
  const standby = await startStandby({ ...primary, folder: primary.directory });
  const client = new pg.Client({ connectionString: standby.ownerUrl });
  await client.connect();
  const there = await startOne(primary, {
    DATABASE_REPLICA_URL: applicationUrl(standby.ownerUrl),
    DATA_DIR: join(primary.directory, "there"),
  });
  try {
    await fillIndex(there.url, tokens);
    console.log(`\nThe list with ${clients} callers: answers a second, median and p95`);
    for (const [name, one] of Object.entries({ "from the primary": without, "from the replica": there })) {
      if (!one) continue;
      const drives = [];
      for (let round = 0; round < rounds; round++)
        drives.push(await driveHttp(one.url, counted(listDefault, round * turnsApart, tokens), { clients, seconds }));
      const latencies = drives.flatMap((each) => each.latencies);
      const perSecond = median(drives.map((each) => each.perSecond));
      print(name, [
        `${perSecond.toFixed(0)}/s`,
        `${median(latencies).toFixed(1)} ms`,
        `${percentile(latencies, 0.95).toFixed(1)} ms`,
      ]);
    }
    console.log("\nFrom a commit until the replica shows it: median and p95");
    await printLag("with nothing else", primary, client);
    const work = booking(primary.database.pool, settings.media * formatsOfEach);
    await work.prepare?.();
    const load = driveHttp(without?.url ?? "", counted(work, 90 * turnsApart, tokens), { clients, seconds: 2 });
    await printLag(`while ${clients} callers book`, primary, client);
    await load;
  } finally {
    await there.stop();
    await client.end();
    await standby.stop();
  }
}

function counted(work: Work, turn: number, tokens: string[]) {
  let next = turn;
  return () => asAdvertiser(work, next++, tokens);
}

async function printLag(name: string, { database }: BenchDatabase, standby: pg.Client): Promise<void> {
  const lags: number[] = [];
  const end = performance.now() + 1_500;
  while (performance.now() < end) {
    const { rows } = await database.pool.query<{ position: string }>(
      "UPDATE client_user SET name = name WHERE id = (SELECT id FROM client_user LIMIT 1) RETURNING pg_current_wal_insert_lsn()::text AS position",
    );
    const committed = performance.now();
    const isThere = "SELECT pg_last_wal_replay_lsn() >= $1::pg_lsn AS there";
    while (!(await standby.query<{ there: boolean }>(isThere, [rows[0]?.position])).rows[0]?.there) await sleep(0);
    lags.push(performance.now() - committed);
    await sleep(5);
  }
  print(name, [`${median(lags).toFixed(1)} ms`, `${percentile(lags, 0.95).toFixed(1)} ms`]);
}

function postmasterOf({ dataPath }: BenchDatabase): number {
  return Number(readFileSync(join(dataPath, "postmaster.pid"), "utf8").split("\n")[0]);
}

function print(name: string, cells: string[]): void {
  console.log(`${name.padEnd(44)}${cells.map((cell) => cell.padStart(10)).join("")}`);
}
