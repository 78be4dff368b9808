import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { isRoot } from "#platform/processes/service-user.ts";
import { killHard, query, start, startOwner, temporaryFolder } from "../../test/embedded-postgres.ts";
import { isRunning } from "./processes.ts";
import { resetDataDirectory } from "./reset.ts";
import { canEnter, defaultServerUser } from "./server-user.ts";

test("a first start makes the database, a later one finds its rows", async () => {
  const folder = join(temporaryFolder(), "new", "data");
  const first = await start(folder);
  await query(first.ownerUrl, "CREATE TABLE kept AS SELECT 1 AS one");
  await first.stop();
  const second = await start(folder);
  expect(await query(second.ownerUrl, "SELECT one FROM kept")).toEqual([{ one: 1 }]);
  expect(second.dataPath).toBe(join(folder, "postgres"));
  expect(statSync(join(folder, "database-password")).mode & 0o777).toBe(0o600);
});

test("the server is reachable with the password only", async () => {
  const server = await start(temporaryFolder());
  await expect(query(server.ownerUrl.replace(/:[^:@]+@/, ":wrong@"), "SELECT 1")).rejects.toThrow(
    "password authentication failed",
  );
});

test("stop() leaves no process behind", async () => {
  const server = await start(temporaryFolder());
  const processId = server.processId() ?? 0;
  await server.stop();
  expect(isRunning(processId)).toBe(false);
});

test("a second Byline on the same data directory is told so, and the first one goes on", async () => {
  const folder = temporaryFolder();
  const owner = await startOwner(folder);
  await expect(start(folder)).rejects.toThrow(
    `Another Byline (process ${owner.process.pid}) is using the data directory`,
  );
  await expect(resetDataDirectory(folder)).rejects.toThrow("Another Byline");
  expect(await query(owner.server.ownerUrl, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
  const exit = once(owner.process, "exit");
  owner.process.kill("SIGTERM");
  expect(await exit).toEqual([0, null]);
  expect(isRunning(owner.server.processId)).toBe(false);
});

test("the server of a Byline that was killed is stopped, and its committed rows are there", async () => {
  const folder = temporaryFolder();
  const owner = await startOwner(folder);
  await query(owner.server.ownerUrl, "CREATE TABLE kept AS SELECT 1 AS one");
  await killHard(owner.process);
  expect(isRunning(owner.server.processId)).toBe(true);
  const log = vi.fn();
  const server = await start(folder, { log });
  expect(log).toHaveBeenCalledWith(expect.stringContaining(`left behind (process ${owner.server.processId})`));
  expect(isRunning(owner.server.processId)).toBe(false);
  expect(await query(server.ownerUrl, "SELECT one FROM kept")).toEqual([{ one: 1 }]);
});

test("a note of a process number that now belongs to another program does not hinder the start", async () => {
  const folder = temporaryFolder();
  const first = await start(folder);
  const note = readFileSync(join(folder, "postgres", "postmaster.pid"), "utf8");
  await first.stop();
  writeFileSync(join(folder, "postgres", "postmaster.pid"), note.replace(/^\d+/, String(process.ppid)));
  const second = await start(folder);
  expect(await query(second.ownerUrl, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
  expect(isRunning(process.ppid)).toBe(true);
});

test("a server that dies is started again on the same port", async () => {
  const server = await start(temporaryFolder());
  const processId = server.processId() ?? 0;
  process.kill(processId, "SIGKILL");
  await expect.poll(() => query(server.ownerUrl, "SELECT 1 AS one").catch(() => undefined)).toEqual([{ one: 1 }]);
  expect(server.processId()).not.toBe(processId);
  process.kill(server.processId() ?? 0, "SIGINT");
  await expect.poll(() => query(server.ownerUrl, "SELECT 1 AS one").catch(() => undefined)).toEqual([{ one: 1 }]);
});

test("stop() while the server is being started again ends it for good", async () => {
  const server = await start(temporaryFolder());
  process.kill(server.processId() ?? 0, "SIGKILL");
  await expect.poll(() => server.processId()).toBeUndefined();
  await server.stop();
  expect(server.processId()).toBeUndefined();
});

test("a taken port is named", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  await expect(start(temporaryFolder(), { port })).rejects.toThrow(
    `Port ${port} for the database is taken by another program.`,
  );
  other.close();
});

test("reset removes the database and what is named, nothing else", async () => {
  const folder = temporaryFolder();
  await expect(resetDataDirectory(folder)).rejects.toThrow("is not a data directory of Byline");
  await (await start(folder)).stop();
  for (const name of ["files", "foreign"]) mkdirSync(join(folder, name));
  await resetDataDirectory(folder, ["files"]);
  expect(["postgres", "database-password", "files", "foreign"].map((name) => existsSync(join(folder, name)))).toEqual([
    false,
    false,
    false,
    true,
  ]);
});

test.skipIf(!isRoot() || !canEnter(defaultServerUser(), import.meta.dirname))(
  "an ordinary user starts it as well",
  async () => {
    const parent = temporaryFolder(0o777);
    const owner = await startOwner(join(parent, "data"), defaultServerUser());
    expect(await query(owner.server.ownerUrl, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
    expect(statSync(owner.server.dataPath).uid).toBe(defaultServerUser().uid);
    const exit = once(owner.process, "exit");
    owner.process.kill("SIGTERM");
    await exit;
  },
);
