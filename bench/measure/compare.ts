import { join } from "node:path";
import { choosePort } from "#embedded-postgres/port.ts";
import { applicationUrl } from "#platform/database/application-url.ts";
import { advertisers, emailOf, password } from "../load/advertisers.ts";
import type { BenchDatabase } from "../open.ts";
import { startProcess } from "../processes/start.ts";
import type { Settings } from "../settings.ts";
import type { Call, Work } from "../work/work.ts";
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
    { ...shared, ...serverSettings(ownerUrl, directory), PORT: await port() },
    join(directory, "byline.log"),
  );
  try {
    await printBareFastify(bare.url, settings, print);
    const tokens = await signIn(byline.url);
    await fillIndex(byline.url, tokens);
    const drivers = driversOf(bench, bare.url, byline.url, tokens);
    printTable(await measure(worksOf(bench.database.pool, settings.media), drivers, settings), print);
  } finally {
    await Promise.all([byline.stop(), bare.stop()]);
  }
}

/** As in production, but one address may call without end: the limiter counts and never refuses. */
export function serverSettings(ownerUrl: string, directory: string): Record<string, string> {
  return {
    DATABASE_URL: ownerUrl,
    DATA_DIR: directory,
    RATE_LIMIT: "0",
    RATE_LIMIT_ADDRESS: "0",
    AUTH_RATE_LIMIT: "0",
  };
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

function asAdvertiser(work: Work, turn: number, tokens: string[]): Call {
  const call = work.call(turn);
  return { ...call, headers: { ...call.headers, authorization: `Bearer ${tokens[turn % advertisers]}` } };
}

/** The first request for facets waits until the process has read the listing. */
async function fillIndex(url: string, [token]: string[]): Promise<void> {
  const { status } = await fetch(`${url}/api/listings/facets`, { headers: { authorization: `Bearer ${token}` } });
  if (status !== 200) throw new Error(`the facets answered ${status}`);
}

async function signIn(url: string): Promise<string[]> {
  const tokens: string[] = [];
  for (let advertiser = 0; advertiser < advertisers; advertiser++) {
    const answer = await fetch(`${url}/auth/v1/token?grant_type=password`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: emailOf(advertiser), password }),
    });
    const { access_token: token } = (await answer.json()) as { access_token?: string };
    if (!token) throw new Error(`${emailOf(advertiser)} could not sign in: ${answer.status}`);
    tokens.push(token);
  }
  return tokens;
}
