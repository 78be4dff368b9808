import { existsSync } from "node:fs";
import { type BylineProcess, freePort, spawnByline } from "../test/process.ts";
import { scratchFolder } from "../test/scratch.ts";
import { endWithProcess } from "./ends.ts";
import { hasHaproxy, startHaproxy } from "./haproxy.ts";
import { missingForFailover, startFailoverPair } from "./patroni.ts";
import { pgBouncerVersion, startPgBouncer } from "./pgbouncer.ts";
import { type ClusterPart, type RunningProgram, runProgram } from "./program.ts";
import { query } from "./query.ts";

export type Installation = {
  url: string;
  ownerUrl: string;
  /** For commands beside it. */
  environment: Record<string, string>;
  parts: Record<string, ClusterPart>;
  /** Numbers of the processes that are Byline's own, by the names of their parts. */
  pids: () => Record<string, number>;
  /** Prints of its processes, the dead ones too. */
  output: () => string;
  /** Knocks down all of it. */
  stop: () => Promise<void>;
};

/** Packages of Debian that are still to be installed. */
export const missingForInstallation = (): string[] => [
  ...(existsSync("/usr/lib/postgresql/15/bin/postgres") ? [] : ["postgresql-15"]),
  ...missingForFailover(),
  ...(hasHaproxy() ? [] : ["haproxy"]),
  ...(pgBouncerVersion() ? [] : ["pgbouncer"]),
];

/** Run from the last to the first. */
type Stops = (() => unknown)[];

const user = { username: "byline_walk", password: "quiet" };

/**
 * Byline past one machine, on one: HAProxy before two servers, two workers, PgBouncer in transaction mode, and a primary
 * with a synchronous replica under Patroni. `settings` are for all of its processes.
 */
export async function startInstallation(settings: Record<string, string> = {}): Promise<Installation> {
  const stops: Stops = [];
  const stop = async () => {
    for (const each of stops.splice(0).reverse()) await each();
  };
  try {
    const folder = scratchFolder();
    stops.push(folder.remove, endWithProcess(folder.remove));
    const database = await startDatabase(stops);
    const ports = [await freePort(), await freePort()];
    const balancer = await startHaproxy(ports);
    stops.push(balancer.stop);
    const environment = {
      DATA_DIR: folder.path,
      ...database.environment,
      PUBLIC_URL: balancer.url,
      AFFILIATE_TRACKING_URL: `${balancer.url}/link`,
      PAYMENT_PROVIDER: "sandbox",
      IDENTITY_KEY: "5ea1".repeat(16),
      AUTH_PASSWORD_HIBP: "false",
      TRUST_PROXY: "1",
      ...settings,
    };
    const processes = await startProcesses(environment, ports, stops);
    return {
      url: balancer.url,
      ownerUrl: database.ownerUrl,
      environment,
      parts: { balancer, ...processes.parts, ...database.parts },
      pids: processes.pids,
      output: processes.output,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startDatabase(stops: Stops) {
  const pair = await startFailoverPair();
  stops.push(pair.stop);
  await query(pair.ownerUrl, "CREATE ROLE byline_app NOLOGIN");
  await query(pair.ownerUrl, `CREATE ROLE ${user.username} LOGIN PASSWORD '${user.password}' IN ROLE byline_app`);
  const asUser = (url: string) => Object.assign(new URL(url), user).href;
  const pooler = await startPgBouncer(asUser(pair.ownerUrl), { mode: "transaction", poolSize: 20 });
  stops.push(pooler.stop);
  return {
    ownerUrl: pair.ownerUrl,
    environment: {
      DATABASE_URL: pooler.url,
      DATABASE_DIRECT_URL: asUser(pair.ownerUrl),
      DATABASE_OWNER_URL: pair.ownerUrl,
      DATABASE_REPLICA_URL: asUser(pair.replicaUrl),
    },
    parts: { pooler, primary: pair.primary, replica: pair.replica, "database balancer": pair.balancer },
  };
}

/** Two servers at these ports and two workers, as a service manager keeps them: each starts again as it was. */
async function startProcesses(environment: Record<string, string>, ports: number[], stops: Stops) {
  const started: BylineProcess[] = [];
  const keep = async (args: string[], env: Record<string, string>, isReady: () => Promise<boolean>) => {
    const spawn = () => {
      const byline = spawnByline(args, { ...environment, ...env });
      started.push(byline);
      return byline.child;
    };
    const program = await runProgram({ spawn, isReady }).catch((error) => {
      throw new Error(`${args.join(" ")} did not start: ${started.at(-1)?.output()}`, { cause: error });
    });
    stops.push(program.kill);
    return program;
  };
  const parts: Record<string, RunningProgram> = {};
  for (const [index, port] of ports.entries())
    parts[`server ${index + 1}`] = await keep(
      ["dev", "--no-jobs"],
      { PORT: String(port) },
      async () => (await fetch(`http://127.0.0.1:${port}/health/ready`)).ok,
    );
  for (const number of [1, 2]) {
    const port = await freePort();
    parts[`worker ${number}`] = await keep(
      ["worker"],
      { METRICS_PORT: String(port) },
      async () => (await fetch(`http://127.0.0.1:${port}/health/ready`)).ok,
    );
  }
  const pids = () => Object.fromEntries(Object.entries(parts).map(([name, { pid }]) => [name, pid()]));
  return { parts, pids, output: () => started.map((each) => each.output()).join("") };
}
