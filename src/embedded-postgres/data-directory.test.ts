import { cpSync, existsSync, lchownSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { isRoot } from "#platform/processes/service-user.ts";
import { query, start, temporaryFolder } from "../../test/embedded-postgres.ts";
import { systemFolder } from "./data-directory.ts";
import { resetDataDirectory } from "./reset.ts";

test("a folder that is no complete database is left as it is", async () => {
  const folder = temporaryFolder();
  const cluster = join(folder, "postgres");
  mkdirSync(cluster);
  writeFileSync(join(cluster, "letters.txt"), "mine");
  await expect(start(folder)).rejects.toThrow("is not a complete PostgreSQL data folder, and was left as it is");
  expect(readdirSync(cluster)).toEqual(["letters.txt"]);
});

test("a database of another major version is left as it is", async () => {
  const folder = temporaryFolder();
  const cluster = join(folder, "postgres");
  mkdirSync(join(cluster, "global"), { recursive: true });
  writeFileSync(join(cluster, "global", "pg_control"), "");
  writeFileSync(join(cluster, "PG_VERSION"), "17\n");
  writeFileSync(join(folder, "database-password"), "secret\n");
  await expect(start(folder)).rejects.toThrow(
    "was made by PostgreSQL 17, and this Byline brings PostgreSQL 18. Nothing was changed",
  );
});

test("what an interrupted making left is thrown away", async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, "postgres.new-123456", "base"), { recursive: true });
  const server = await start(folder);
  expect(await query(server.ownerUrl, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
  expect(readdirSync(folder).filter((name) => name.includes(".new-"))).toEqual([]);
});

test("a lost password is not replaced by a new one that would not fit", async () => {
  const folder = temporaryFolder();
  await (await start(folder)).stop();
  rmSync(join(folder, "database-password"));
  await expect(start(folder)).rejects.toThrow("database-password is missing");
});

describe.runIf(isRoot())("as root", () => {
  test("a data directory that the server's account may not enter keeps its database elsewhere, and finds it again", async () => {
    const folder = join(temporaryFolder(0o700), "data");
    const first = await start(folder);
    expect(first.dataPath.startsWith(systemFolder)).toBe(true);
    await query(first.ownerUrl, "CREATE TABLE kept AS SELECT 1 AS one");
    await first.stop();
    const second = await start(folder);
    expect(second.dataPath).toBe(first.dataPath);
    expect(await query(second.ownerUrl, "SELECT one FROM kept")).toEqual([{ one: 1 }]);
    await second.stop();
    await resetDataDirectory(folder);
    expect(existsSync(first.dataPath)).toBe(false);
  });

  test("a database that moved behind a closed folder is not replaced by an empty one", async () => {
    const open = temporaryFolder();
    await (await start(open)).stop();
    const closed = join(temporaryFolder(0o700), "data");
    cpSync(open, closed, { recursive: true });
    lchownSync(join(closed, "postgres"), 65_534, 65_534);
    await expect(start(closed)).rejects.toThrow("a folder above it is closed");
  });

  test("files that root restored are handed to the server's account", async () => {
    const folder = temporaryFolder();
    const first = await start(folder);
    await query(first.ownerUrl, "CREATE TABLE kept AS SELECT 1 AS one");
    await first.stop();
    const restored = temporaryFolder();
    cpSync(folder, restored, { recursive: true });
    const second = await start(restored);
    expect(await query(second.ownerUrl, "SELECT one FROM kept")).toEqual([{ one: 1 }]);
  });
});
