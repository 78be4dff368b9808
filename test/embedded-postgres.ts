import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, realpathSync } from "node:fs";
import { createInterface } from "node:readline";
import pg from "pg";
import { onTestFinished } from "vitest";
import {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  startEmbeddedPostgres,
} from "../src/embedded-postgres/embedded.ts";
import { scratchFolder } from "./scratch.ts";

/** Removed after the test; open for passing through unless told otherwise. */
export function temporaryFolder(mode = 0o755): string {
  const { path, remove } = scratchFolder();
  chmodSync(path, mode);
  onTestFinished(remove);
  return realpathSync(path);
}

/** Starts a server without syncing to disk, and stops it after the test. */
export async function start(
  dataDirectory: string,
  options: Partial<EmbeddedPostgresOptions> = {},
): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({
    dataDirectory,
    port: 0,
    log: () => {},
    settings: { fsync: "off" },
    ...options,
  });
  onTestFinished(() => server.stop());
  return server;
}

export async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

export type Owner = {
  process: ChildProcess;
  server: { port: number; processId: number; ownerUrl: string; dataPath: string };
};

/** Another process that starts a server and keeps it until it is killed. */
export async function startOwner(dataDirectory: string, account: { uid?: number; gid?: number } = {}): Promise<Owner> {
  const program = `
    import { startEmbeddedPostgres } from ${JSON.stringify(new URL("../src/embedded-postgres/embedded.ts", import.meta.url).href)};
    const options = { dataDirectory: ${JSON.stringify(dataDirectory)}, port: 0, log: () => {}, settings: { fsync: "off" } };
    const server = await startEmbeddedPostgres(options);
    process.on("SIGTERM", () => server.stop());
    console.log(JSON.stringify({ ...server, processId: server.processId() }));`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", program], {
    ...account,
    cwd: "/",
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const [line] = await once(createInterface(child.stdout), "line");
  return { process: child, server: JSON.parse(line) };
}

export async function killHard(child: ChildProcess): Promise<void> {
  const exit = once(child, "exit");
  child.kill("SIGKILL");
  await exit;
}
