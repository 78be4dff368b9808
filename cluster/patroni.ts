import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chmodSync, chownSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePort, until } from "../test/process.ts";
import { scratchFolder } from "../test/scratch.ts";
import { query } from "./query.ts";

const binaries = "/usr/lib/postgresql/15/bin";
const password = "quiet";

/** Programs that `apt-get install` still has to bring. */
export const missingForFailover = (): string[] =>
  ["patroni", "etcd", "haproxy"].filter((program) => spawnSync("which", [program]).status !== 0);

type PatroniNode = { name: string; port: number; api: number; folder: string; child: ChildProcess };

/** Two PostgreSQL of Debian under Patroni and etcd, one a synchronous standby, and HAProxy before the primary. */
export async function startFailoverPair() {
  const folder = scratchFolder();
  const account = { uid: idOf("-u"), gid: idOf("-g") };
  const etcd = await startEtcd(join(folder.path, "etcd"));
  const nodes: PatroniNode[] = [];
  for (const name of ["one", "two"])
    nodes.push(await startNode(name, { folder: folder.path, account, etcd: etcd.port }));
  await until(async () => (await Promise.all(nodes.map(roleOf))).toSorted().join() === "primary,sync_standby", 120_000);
  const balancer = await startBalancer(folder.path, nodes);
  const ownerUrl = `postgres://byline:${password}@127.0.0.1:${balancer.port}/byline`;
  await until(async () => {
    await query(ownerUrl.replace(/byline$/, "postgres"), "CREATE DATABASE byline");
    return true;
  }, 30_000);
  return {
    ownerUrl,
    /** Ends the primary's machine: nobody on it says a last word. */
    async killPrimary(): Promise<string> {
      const roles = await Promise.all(nodes.map(roleOf));
      const primary = nodes[roles.indexOf("primary")];
      if (!primary) throw new Error("there is no primary");
      const postmaster = Number(readFileSync(join(primary.folder, "postmaster.pid"), "utf8").split("\n")[0]);
      primary.child.kill("SIGKILL");
      process.kill(postmaster, "SIGKILL");
      return primary.name;
    },
    async stop() {
      for (const { child, folder: data } of nodes) {
        child.kill("SIGKILL");
        spawnSync(`${binaries}/pg_ctl`, ["-D", data, "-m", "immediate", "stop"], account);
      }
      balancer.child.kill("SIGKILL");
      etcd.child.kill("SIGKILL");
      folder.remove();
    },
  };
}

const idOf = (flag: string): number => Number(spawnSync("id", [flag, "postgres"], { encoding: "utf8" }).stdout);

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

async function startEtcd(folder: string): Promise<{ port: number; child: ChildProcess }> {
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
  const child = spawn("etcd", words, { stdio: "ignore" });
  await until(async () => (await fetch(`${client}/health`)).ok, 30_000);
  return { port, child };
}

type NodePlace = { folder: string; account: { uid: number; gid: number }; etcd: number };

async function startNode(name: string, { folder, account, etcd }: NodePlace): Promise<PatroniNode> {
  const [port, api] = [await freePort(), await freePort()];
  const home = join(folder, name);
  mkdirSync(home, { mode: 0o700 });
  const file = join(home, "patroni.json");
  writeFileSync(file, JSON.stringify(settingsOf({ name, port, api, home, etcd })));
  for (const path of [home, file]) chownSync(path, account.uid, account.gid);
  chmodSync(folder, 0o711);
  const child = spawn("patroni", [file], { ...account, cwd: home, stdio: "ignore", env: { PATH: process.env.PATH } });
  return { name, port, api, folder: join(home, "data"), child };
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

async function startBalancer(folder: string, nodes: PatroniNode[]): Promise<{ port: number; child: ChildProcess }> {
  const port = await freePort();
  const file = join(folder, "haproxy.cfg");
  const servers = nodes.map((node) => `    server ${node.name} 127.0.0.1:${node.port} check port ${node.api}\n`);
  writeFileSync(
    file,
    `defaults
    mode tcp
    timeout connect 2s
    timeout client 30m
    timeout server 30m
listen primary
    bind 127.0.0.1:${port}
    option httpchk GET /primary
    http-check expect status 200
    default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${servers.join("")}`,
  );
  return { port, child: spawn("haproxy", ["-db", "-f", file], { stdio: "ignore" }) };
}
