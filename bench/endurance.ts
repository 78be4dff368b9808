/**
 * `npm run bench:endurance`: thirty minutes of load (or LOAD_MINUTES) on two servers, two workers, PgBouncer and a
 * replica. Draws memory, handles, connections and queue ages into `bench/endurance.svg`.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { type Installation, missingForInstallation, startInstallation } from "../cluster/installation.ts";
import { query } from "../cluster/query.ts";
import { bankSecret, type Scene } from "../hostile/bank/scene.ts";
import { letTellersWork } from "../hostile/bank/tellers.ts";
import { median } from "./measure/percentile.ts";
import { plotOf } from "./measure/plot.ts";

const minutes = Number(process.env.LOAD_MINUTES ?? 30);
const file = fileURLToPath(new URL("endurance.svg", import.meta.url));
const everyMilliseconds = 5_000;
const [tellers, readers, readerPause] = [8, 6, 200];
const seed = 20_261_126;

type Sample = {
  minute: number;
  megabytes: number[];
  handles: number[];
  connections: number;
  jobs: number;
  events: number;
};

const waits = `
  SELECT (SELECT count(*) FROM pg_stat_activity WHERE backend_type = 'client backend')::integer AS connections,
         (SELECT coalesce(max(extract(epoch FROM now() - start_after)), 0) FROM pgboss.job WHERE state IN ('created', 'retry') AND start_after < now())::float8 AS jobs,
         (SELECT coalesce(max(extract(epoch FROM now() - created_at)), 0) FROM event WHERE position > (SELECT min(position) FROM event_consumer))::float8 AS events`;

const megabytesOf = (pid: number): number =>
  Number(readFileSync(`/proc/${pid}/status`, "utf8").match(/VmRSS:\s+(\d+) kB/)?.[1]) / 1_000;

const missing = missingForInstallation();
if (missing.length > 0) throw new Error(`Not installed: apt-get install ${missing.join(" ")}`);
const settings = { DEMO: "false", AUTH_JWT_SECRET: bankSecret, LOG_LEVEL: "error" };
const installation = await startInstallation(settings);
const samples: Sample[] = [];
const reads = { calls: 0, failed: 0 };
try {
  const { url, ownerUrl, environment } = installation;
  const place = { url, environment, ownerUrlOf: async () => ownerUrl };
  const options = { tellers, seconds: minutes * 60, seed, hasClock: true };
  const report = await letTellersWork(place, options, (scene) => Promise.all([takeSamples(installation), read(scene)]));
  print("deeds of money, calls", `${report.deeds}, ${report.calls}`);
  print("reads of list and facets, failed", `${reads.calls}, ${reads.failed}`);
  print("differences in the books", `${report.differences.length}`);
  for (const difference of report.differences) console.log(difference);
  process.exitCode = report.differences.length > 0 ? 1 : 0;
  tell(Object.keys(installation.pids()));
} finally {
  await installation.stop();
}

async function takeSamples({ ownerUrl, pids }: Installation): Promise<void> {
  const began = Date.now();
  while (Date.now() - began < minutes * 60_000) {
    const numbers = Object.values(pids());
    const [waiting] = await query(ownerUrl, waits);
    samples.push({
      minute: (Date.now() - began) / 60_000,
      megabytes: numbers.map(megabytesOf),
      handles: numbers.map((pid) => readdirSync(`/proc/${pid}/fd`).length),
      connections: Number(waiting?.connections),
      jobs: Number(waiting?.jobs),
      events: Number(waiting?.events),
    });
    await sleep(everyMilliseconds);
  }
}

/** People who look at the marketplace, besides those who trade. */
async function read({ clients }: Scene): Promise<void> {
  const began = Date.now();
  const paths = ["/api/listings?itemsPerPage=30", "/api/listings/facets", "/api/orders?itemsPerPage=30"];
  await Promise.all(
    Array.from({ length: readers }, async (_, reader) => {
      while (Date.now() - began < minutes * 60_000) {
        const answer = await clients[reader % clients.length]?.call("GET", paths[reads.calls % paths.length] ?? "");
        reads.calls += 1;
        if (answer?.status !== 200) reads.failed += 1;
        await sleep(readerPause);
      }
    }),
  );
}

/** Draws the plot, and prints for each line what its last third has to its middle third. */
function tell(names: string[]): void {
  const each = (of: (sample: Sample) => number[]) =>
    Object.fromEntries(names.map((name, index) => [name, samples.map((sample) => of(sample)[index] ?? 0)]));
  const panels = [
    { title: "Memory of each process, MB", lines: each(({ megabytes }) => megabytes) },
    { title: "Open handles of each process", lines: each(({ handles }) => handles) },
    { title: "Connections of PostgreSQL", lines: { "all clients": samples.map(({ connections }) => connections) } },
    {
      title: "Longest wait, seconds",
      lines: { "due jobs": samples.map(({ jobs }) => jobs), events: samples.map((sample) => sample.events) },
    },
  ];
  const moments = samples.map(({ minute }) => minute);
  writeFileSync(file, plotOf(moments, panels));
  const third = Math.floor(samples.length / 3);
  for (const { title, lines } of panels)
    for (const [name, values] of Object.entries(lines)) {
      const [middle, last] = [median(values.slice(third, -third)), median(values.slice(-third))];
      print(
        `${title}: ${name}, middle and last third, most`,
        `${middle.toFixed(1)}, ${last.toFixed(1)}, ${Math.max(...values).toFixed(1)}`,
      );
    }
  print("the plot is in", file);
}

function print(name: string, figure: string): void {
  console.log(`${name.padEnd(72)}${figure}`);
}
