import { join } from "node:path";
import { choosePort } from "#embedded-postgres/port.ts";
import { applicationUrl } from "#platform/database/application-url.ts";
import { asAdvertiser, fillIndex, serverSettings, signInAdvertisers } from "../load/callers.ts";
import type { BenchDatabase } from "../open.ts";
import { startProcess } from "../processes/start.ts";
import type { Settings } from "../settings.ts";
import { worksOf } from "../work/works.ts";
import { driveHttp, driveSql } from "./drive.ts";
import { type Driver, measure, type Side } from "./rounds.ts";
import { cell, printTable } from "./table.ts";

type Print = (line: string) => void;

export async function compare(bench: BenchDatabase, settings: Settings, print: Print): Promise<void> {
  const { ownerUrl, directory } = bench;
  const shared = { DATABASE_POOL_SIZE: String(settings.poolSize), HOST: "127.0.0.1" };
  const port = async () => String(await choosePort(0));
  const bare = await startProcess(
    "bare",
    { ...shared, DATABASE_URL: applicationUrl(ownerUrl), BENCH_MEDIA: String(settings.media), PORT: await port() },
    join(directory, "bare.log"),
  );
  const byline = await startProcess(
    "byline",
    // Its queues would work what all three sides leave.
    { ...shared, ...serverSettings(ownerUrl, directory), BENCH_JOBS: "none", PORT: await port() },
    join(directory, "byline.log"),
  );
  try {
    await printBareFastify(bare.url, settings, print);
    const tokens = await signInAdvertisers(byline.url);
    await fillIndex(byline.url, tokens);
    const drivers = driversOf(bench, bare.url, byline.url, tokens);
    printTable(await measure(worksOf(bench.database.pool, settings.media), drivers, settings), print);
  } finally {
    await Promise.all([byline.stop(), bare.stop()]);
  }
}

async function printBareFastify(url: string, { clients, seconds }: Settings, print: Print): Promise<void> {
  print("\nA bare Fastify route without SQL: req/s, median and p95 in ms");
  for (const number of clients) {
    const seen = await driveHttp(url, () => ({ method: "GET", path: "/nothing" }), { clients: number, seconds });
    print(`${String(number).padStart(4)} clients${cell([seen]).padStart(28)}`);
  }
  print("");
}

function driversOf(
  { database }: BenchDatabase,
  bareUrl: string,
  serverUrl: string,
  tokens: string[],
): Record<Side, Driver> {
  return {
    sql: (work, _index, next, drive) => driveSql(() => work.sql(database, next()), drive),
    bare: (work, index, next, drive) =>
      driveHttp(bareUrl, () => ({ method: work.method, path: `/${index}/${next()}` }), drive),
    byline: (work, _index, next, drive) => driveHttp(serverUrl, () => asAdvertiser(work, next(), tokens), drive),
  };
}
