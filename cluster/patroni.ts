import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chmodSync, chownSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePort, until } from "../test/process.ts";
import { scratchFolder } from "../test/scratch.ts";
import { endWithProcess } from "./ends.ts";
import { type ClusterPart, runProgram } from "./program.ts";
import { query } from "./query.ts";

const binaries = "/usr/lib/postgresql/15/bin";
const password = "quiet";

/** Programs that `apt-get install` still has to bring. */
export const missingForFailover = (): string[] =>
  ["patroni", "etcd", "haproxy"].filter((program) => spawnSync("which", [program]).status !== 0);

type PatroniNode = {
  name: string;
  port: number;
  api: number;
  folder: string;
  child: ChildProcess;
  spawn: () => ChildProcess;
};

/** Two PostgreSQL of Debian under Patroni and etcd, one a synchronous standby, and HAProxy before both. */
export async function startFailoverPair() {
  const folder = scratchFolder();
  const nodes: PatroniNode[] = [];
  const children: ChildProcess[] = [];
  const end = () => {
    for (const { child } of nodes) child.kill("SIGKILL");
    for (const node of nodes) spawnSync(`${binaries}/pg_ctl`, ["-D", node.folder, "-m", "immediate", "stop"], account);
    for (const child of children) child.kill("SIGKILL");
  };
  const forget = endWithProcess(end);
  const stop = () => {
    end();
    forget();
    folder.remove();
  };
  try {
    const etcd = await startEtcd(join(folder.path, "etcd"), (child) => children.push(child));
    for (const name of ["one", "two"]) nodes.push(await addNode(name, { folder: folder.path, etcd }));
    await until(() => isPair(nodes), 120_000);
    const balancer = await startBalancer(folder.path, nodes);
    const at = (port: number, database = "byline") => `postgres://byline:${password}@127.0.0.1:${port}/${database}`;
    await query(at(balancer.port, "postgres"), "CREATE DATABASE byline");
    return {
      ownerUrl: at(balancer.port),
      replicaUrl: at(balancer.replicaPort),
      balancer: { kill: balancer.kill, start: balancer.start },
      primary: partOf(nodes, "primary"),
      replica: partOf(nodes, "sync_standby"),
      async stop() {
        await balancer.kill();
        stop();
      },
    };
  } catch (error) {
    stop();
    throw error;
  }
}

/** The machine that plays this role when it is to die: nobody on it says a last word. It comes back as the standby. */
function partOf(nodes: PatroniNode[], role: "primary" | "sync_standby"): ClusterPart & { kill: () => Promise<string> } {
  let dead: PatroniNode | undefined;
  return {
    async kill() {
      // On a busy machine a node can be a moment late.
      await until(() => isPair(nodes), 120_000);
      const roles = await Promise.all(nodes.map(roleOf));
      const node = nodes[roles.indexOf(role)];
      if (!node) throw new Error(`there is no ${role}, but ${roles.join(" and ")}`);
      const postmaster = Number(readFileSync(join(node.folder, "postmaster.pid"), "utf8").split("\n")[0]);
      node.child.kill("SIGKILL");
      process.kill(postmaster, "SIGKILL");
      dead = node;
      return node.name;
    },
    async start() {
      if (!dead) return;
      dead.child = dead.spawn();
      await until(() => isPair(nodes), 180_000);
    },
  };
}

const isPair = async (nodes: PatroniNode[]): Promise<boolean> =>
  (await Promise.all(nodes.map(roleOf))).toSorted().join() === "primary,sync_standby";

const idOf = (flag: string): number => Number(spawnSync("id", [flag, "postgres"], { encoding: "utf8" }).stdout);
const account = { uid: idOf("-u"), gid: idOf("-g") };

/** Patroni's own word: `primary`, `sync_standby`, `replica`; `away` while it does not answer. */
async function roleOf({ api }: PatroniNode): Promise<string> {
  try {
    const said = (await (await fetch(`http://127.0.0.1:${api}/patroni`)).json()) as Record<string, unknown>;
    if (said.state !== "running") return "away";
    return said.role === "master" ? "primary" : said.sync_standby ? "sync_standby" : String(said.role);
  } catch {
    return "away";
  }
}

/** Returns its port. */
async function startEtcd(folder: string, keep: (child: ChildProcess) => void): Promise<number> {
  const [port, peer] = [await freePort(), await freePort()];
  const [client, between] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${peer}`];
  const settings = {
    name: "etcd",
    "data-dir": folder,
    "listen-client-urls": client,
    "advertise-client-urls": client,
    "listen-peer-urls": between,
    "initial-advertise-peer-urls": between,
    "initial-cluster": `etcd=${between}`,
  };
  const words = Object.entries(settings).flatMap(([setting, value]) => [`--${setting}`, value]);
  keep(spawn("etcd", words, { stdio: "ignore" }));
  await until(async () => (await fetch(`${client}/health`)).ok, 30_000);
  return port;
}

type NodePlace = { folder: string; etcd: number };

async function addNode(name: string, { folder, etcd }: NodePlace): Promise<PatroniNode> {
  const [port, api] = [await freePort(), await freePort()];
  const home = join(folder, name);
  mkdirSync(home, { mode: 0o700 });
  const file = join(home, "patroni.json");
  writeFileSync(file, JSON.stringify(settingsOf({ name, port, api, home, etcd })));
  for (const path of [home, file]) chownSync(path, account.uid, account.gid);
  chmodSync(folder, 0o711);
  const options = { ...account, cwd: home, stdio: "ignore", env: { PATH: process.env.PATH } } as const;
  const start = () => spawn("patroni", [file], options);
  return { name, port, api, folder: join(home, "data"), child: start(), spawn: start };
}

type NodeSettings = { name: string; port: number; api: number; home: string; etcd: number };

/** A synchronous standby, so that no acknowledged write is lost with the primary. */
const settingsOf = ({ name, port, api, home, etcd }: NodeSettings) => ({
  scope: "byline",
  name,
  restapi: { listen: `127.0.0.1:${api}`, connect_address: `127.0.0.1:${api}` },
  etcd3: { host: `127.0.0.1:${etcd}` },
  bootstrap: {
    dcs: {
      ttl: 20,
      loop_wait: 3,
      retry_timeout: 5,
      maximum_lag_on_failover: 1_048_576,
      synchronous_mode: true,
      postgresql: { use_pg_rewind: true, parameters: { max_connections: 200, fsync: "off" } },
    },
    initdb: [{ encoding: "UTF8" }, "data-checksums"],
    pg_hba: ["host replication all 127.0.0.1/32 scram-sha-256", "host all all 127.0.0.1/32 scram-sha-256"],
  },
  postgresql: {
    listen: `127.0.0.1:${port}`,
    connect_address: `127.0.0.1:${port}`,
    data_dir: join(home, "data"),
    bin_dir: binaries,
    parameters: { unix_socket_directories: home },
    authentication: {
      superuser: { username: "byline", password },
      replication: { username: "follower", password },
    },
  },
});

/** Each port leads to the one node that Patroni says plays the role. */
async function startBalancer(folder: string, nodes: PatroniNode[]) {
  const [port, replicaPort] = [await freePort(), await freePort()];
  const file = join(folder, "haproxy.cfg");
  const servers = nodes.map((node) => `    server ${node.name} 127.0.0.1:${node.port} check port ${node.api}\n`);
  const listen = (role: "primary" | "replica", at: number) => `listen ${role}
    bind 127.0.0.1:${at}
    # Before its first looks a balancer takes each node for well, the standby too.
    tcp-request connection reject if { nbsrv(${role}) gt 1 }
    option httpchk GET /${role}
    http-check expect status 200
    default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${servers.join("")}`;
  writeFileSync(
    file,
    `defaults
    mode tcp
    timeout connect 2s
    timeout client 30m
    timeout server 30m
${listen("primary", port)}${listen("replica", replicaPort)}`,
  );
  const url = `postgres://byline:${password}@127.0.0.1:${port}/postgres`;
  const isWritable = async () => (await query(url, "SELECT pg_is_in_recovery() AS not"))[0]?.not === false;
  const program = await runProgram({
    spawn: () => spawn("haproxy", ["-db", "-f", file], { stdio: "ignore" }),
    // Connections go to both nodes in turn until the standby's first checks have failed.
    isReady: async () => (await isWritable()) && (await isWritable()),
  });
  return { port, replicaPort, ...program };
}
