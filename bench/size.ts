/**
 * `npm run bench:size -- ORDERS`: a million outlets (BENCH_MEDIA) and a year of trade, beside an empty installation. See
 * README.md.
 */
import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { choosePort } from "#embedded-postgres/port.ts";
import { advertisers, fillCarts } from "./load/advertisers.ts";
import { fillIndex, serverSettings, signInAdvertiser } from "./load/callers.ts";
import { keyOf, kinds } from "./load/chance.ts";
import { loadCatalogue } from "./load/load.ts";
import { loadTrade } from "./load/trade/load.ts";
import { median, percentile } from "./measure/percentile.ts";
import { type BenchDatabase, fillingSettings, openBenchDatabase } from "./open.ts";
import { type RunningProcess, startProcess } from "./processes/start.ts";
import { readSettings } from "./settings.ts";
import { addressOf, narrowed } from "./work/listings.ts";

const parameters = process.argv.slice(2);
const { media } = readSettings(parameters, process.env, { media: 1_000_000 });
const orders = Number(parameters.find((parameter) => /^\d+$/.test(parameter)) ?? 1_000_000);
const installations = process.env.BENCH_DATA ?? mkdtempSync(join(tmpdir(), "byline-bench-"));
const turns = 60;
const warmingTurns = 12;
const patienceMilliseconds = 120_000;
const boardPage = 100;
const formatsOfMedium = 4;
const bounds = { page: 50, facets: 100, orders: 50, booking: 1.3 };

type Installation = { bench: BenchDatabase; byline: RunningProcess; tokens: Map<string, string> };
type Ask = (installation: Installation, turn: number) => Promise<unknown>;

const ofTheFirst = [100_000, 10_000, 1_000].filter((size) => size * 2 < orders);

type Shape = { orders: number; media: number };

/** Fills the folder's database while a crash may lose it, and writes all of it to the disk. */
async function fillOnce(folder: string, shape: Shape): Promise<void> {
  if (existsSync(join(folder, "filled"))) return;
  rmSync(folder, { recursive: true, force: true });
  if (!process.env.BENCH_DATA) chmodSync(installations, 0o711);
  const bench = await openBenchDatabase(8, folder, fillingSettings);
  console.log(`Filling ${folder}: ${shape.media} outlets, ${shape.orders} orders …`);
  try {
    if (shape.orders === 0) await loadCatalogue(bench, shape.media, console.log);
    else await loadTrade(bench.ownerUrl, { ...shape, ofTheFirst, years: 1, readings: true }, console.log);
  } finally {
    await bench.close();
  }
  execFileSync("sync");
  writeFileSync(join(folder, "filled"), "");
}

async function openInstallation(name: string, shape: Shape): Promise<Installation> {
  const folder = join(installations, name);
  await fillOnce(folder, shape);
  const bench = await openBenchDatabase(8, folder);
  const { ownerUrl, directory } = bench;
  const env = { ...serverSettings(ownerUrl, directory), HOST: "127.0.0.1", PORT: String(await choosePort(0)) };
  const byline = await startProcess(
    "byline",
    { ...env, BENCH_JOBS: "none", OVERLOAD_MILLISECONDS: "5000" },
    join(directory, `${name}.log`),
  );
  const tokens = new Map<string, string>();
  for (let number = 0; number < advertisers; number++)
    tokens.set(`advertiser ${number}`, await patiently(() => signInAdvertiser(byline.url, number)));
  await patiently(() => fillIndex(byline.url, [...tokens.values()]));
  return { bench, byline, tokens };
}

/** A process that reads the index of three million listings may refuse calls for a while. */
async function patiently<Result>(ask: () => Promise<Result>): Promise<Result> {
  for (const end = performance.now() + patienceMilliseconds; ; await sleep(1_000))
    try {
      return await ask();
    } catch (error) {
      if (performance.now() > end) throw error;
    }
}

async function get({ byline, tokens }: Installation, path: string, as = "advertiser 0"): Promise<unknown> {
  const answer = await fetch(`${byline.url}/api/${path}`, { headers: { authorization: `Bearer ${tokens.get(as)}` } });
  const body = await answer.text();
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${body}`);
  return body;
}

const asked = (path: string, as?: string): Ask => {
  return (installation) => get(installation, path, as);
};

const pages: Record<string, { ask: Ask; most: number }> = {
  "marketplace, first page": { ask: asked("listings"), most: bounds.page },
  "facets, no filter": { ask: asked("listings/facets"), most: bounds.facets },
  "facets, three filters, each turn others": {
    ask: (installation, turn) => get(installation, `listings/facets?${addressOf(narrowed(turn))}`),
    most: bounds.facets,
  },
  ...Object.fromEntries(
    ofTheFirst.flatMap((size, number) => {
      const as = `advertiser ${number}`;
      const campaign = keyOf(kinds.campaign, number);
      const ofSize = (name: string) => `${name}, an organization of ${size} orders`;
      return [
        [ofSize("orders"), { ask: asked("orders", as), most: bounds.orders }],
        [ofSize("orders to write"), { ask: asked("orders?sort=due&task=toWrite", as), most: bounds.orders }],
        [ofSize("one status"), { ask: asked("orders?status=completed", as), most: bounds.orders }],
        [ofSize("transactions"), { ask: asked("transactions", as), most: bounds.orders }],
        [
          ofSize("a board"),
          { ask: asked(`orders?campaign=${campaign}&itemsPerPage=${boardPage}`, as), most: bounds.orders },
        ],
      ];
    }),
  ),
};

async function timeOf(ask: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await ask();
  return performance.now() - began;
}

function print(name: string, times: number[], most: number): void {
  const figures = [median(times), percentile(times, 0.95), Math.min(...times)];
  const isWithin = median(times) <= most ? "" : "  above";
  console.log(
    `  ${name.padEnd(60)}${figures.map((each) => each.toFixed(1).padStart(9)).join("")}${most.toFixed(0).padStart(7)}${isWithin}`,
  );
}

async function measurePages(installation: Installation): Promise<void> {
  console.log(`\n${"ms over HTTP, one caller".padEnd(62)}   median      p95    least  bound`);
  for (const [name, { ask, most }] of Object.entries(pages)) {
    for (let turn = 0; turn < warmingTurns; turn++) await ask(installation, 1_000 + turn);
    const times: number[] = [];
    for (let turn = 0; turn < turns; turn++) times.push(await timeOf(() => ask(installation, turn)));
    print(name, times, most);
  }
}

/** Books a cart of one line; neighboring carts belong to different organizations. */
async function book({ byline, tokens }: Installation, turn: number): Promise<void> {
  const token = tokens.get(`advertiser ${turn % advertisers}`);
  const answer = await fetch(`${byline.url}/api/carts/${keyOf(kinds.cart, turn)}/book`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json", "idempotency-key": randomUUID() },
    body: "{}",
  });
  if (!answer.ok) throw new Error(`a booking answers ${answer.status}: ${await answer.text()}`);
  await answer.text();
}

/** Both are asked in turn, so that other work disturbs them alike. */
async function measureBooking(large: Installation, empty: Installation): Promise<void> {
  for (const { bench } of [large, empty]) await prepareCarts(bench);
  const times: Record<"large" | "empty", number[]> = { large: [], empty: [] };
  const bookings = 400;
  for (let turn = 0; turn < bookings; turn++) {
    const isWarm = turn >= bookings / 4;
    const both = [
      ["large", large],
      ["empty", empty],
    ] as const;
    for (const [name, installation] of turn % 2 ? both : both.toReversed()) {
      const time = await timeOf(() => book(installation, turn));
      if (isWarm) times[name].push(time);
    }
  }
  console.log(`\n${"A booking, in turn, ms".padEnd(62)}   median      p95    least`);
  print("this installation", times.large, bounds.booking * median(times.empty));
  print("an empty one", times.empty, bounds.booking * median(times.empty));
  console.log(
    `  ratio of the medians ${(median(times.large) / median(times.empty)).toFixed(2)}, of the least ${(Math.min(...times.large) / Math.min(...times.empty)).toFixed(2)}`,
  );
}

async function prepareCarts({ ownerUrl, database }: BenchDatabase): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  const { rows } = await database.pool.query<{ formats: number }>("SELECT count(*)::float8 AS formats FROM format");
  await fillCarts(owner, rows[0]?.formats ?? formatsOfMedium, Date.now());
  await owner.end();
}

async function printSizes({ bench, byline }: Installation): Promise<void> {
  const { rows } = await bench.database.pool.query<{ name: string; rows: number; bytes: number; indexes: number }>(
    `SELECT relname AS name, greatest(reltuples, 0)::float8 AS rows, pg_table_size(oid)::float8 AS bytes, pg_indexes_size(oid)::float8 AS indexes
     FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace ORDER BY pg_total_relation_size(oid) DESC LIMIT 24`,
  );
  console.log(`\n${"the largest tables".padEnd(24)}        rows       MB indexes B an order B an outlet`);
  for (const { name, rows: count, bytes, indexes } of rows)
    console.log(
      `  ${name.padEnd(22)}${[count, bytes / 1e6, indexes / 1e6, (bytes + indexes) / orders, (bytes + indexes) / media].map((each) => String(Math.round(each)).padStart(11)).join("")}`,
    );
  const { megabytes } = await byline.state();
  console.log(`\na process has ${Math.round(megabytes)} MB`);
}

const large = await openInstallation("large", { orders, media });
try {
  await measurePages(large);
  const empty = await openInstallation("empty", { orders: 0, media: 1_000 });
  try {
    await measureBooking(large, empty);
  } finally {
    await empty.byline.stop();
    await empty.bench.close();
  }
  await printSizes(large);
} finally {
  await large.byline.stop();
  await large.bench.close();
  if (!process.env.BENCH_DATA) rmSync(installations, { recursive: true });
}
