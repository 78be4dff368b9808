import { execFileSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createOrganization } from "../../src/accounts/organizations/server/commands.ts";
import { createConfirmedUser } from "../../src/auth/server/accounts/commands.ts";
import { backUp } from "../../src/cli/backup/backup.ts";
import { readManifest, writeManifest } from "../../src/cli/backup/backup-folder.ts";
import { writeHashes } from "../../src/cli/backup/hashes.ts";
import type { WithConfiguredInstallation } from "../../src/cli/backup/prove-restored.ts";
import { checkBackup, restore } from "../../src/cli/backup/restore.ts";
import { readEnds, writeEnds } from "../../src/cli/verify-ledger/ends.ts";
import { verifyEverything } from "../../src/cli/verify-ledger/verify-everything.ts";
import { type Config, readConfig } from "../../src/config.ts";
import { copyCluster } from "../../src/embedded-postgres/backup/base-backup.ts";
import { startEmbeddedPostgres } from "../../src/embedded-postgres/embedded.ts";
import { type OpenInstallation, openInstallation } from "../../src/open-installation.ts";
import { creditTopUp } from "../../src/payments/top-ups/postings.ts";
import { applicationUrl } from "../../src/platform/database/application-url.ts";
import { type Database, openDatabase } from "../../src/platform/database/database.ts";
import { migrate } from "../../src/platform/database/migrate.ts";
import { isRoot } from "../../src/platform/processes/service-user.ts";
import { queuesOf } from "../../src/queues.ts";
import { post } from "../../src/wallet/server/commands/post.ts";
import { runCommand } from "../process.ts";
import { scratchFolder } from "../scratch.ts";

const scratch = scratchFolder();
const log = pino({ level: "silent" });
const at = (name: string) => join(scratch.path, name);

let config: Config;
let byline: OpenInstallation;
let organization: string;

beforeAll(async () => {
  config = readConfig({ DATA_DIR: at("data") });
  byline = await openInstallation(config, log, { work: false });
  organization = await anOrganization(byline.database);
  mkdirSync(at("data/files"), { recursive: true });
  writeFileSync(at("data/files/picture.png"), "a picture");
});
afterAll(async () => {
  await byline?.close();
  scratch.remove();
});

async function anOrganization(database: Database): Promise<string> {
  return database.transaction(async (tx) => {
    const email = "ada@advertiser.example";
    const { id: userId } = await createConfirmedUser(tx, { email, password: "a quiet harbour at dawn" });
    await tx.$client.query("INSERT INTO client_user (id, email) VALUES ($1, $2)", [userId, email]);
    const actor = {
      userId,
      email,
      sessionId: undefined,
      assurance: "aal1",
      signedInAt: undefined,
      operator: false,
    } as const;
    const roles = { memberships: [], projectMemberships: [], mediaMemberships: [] };
    return createOrganization(tx, { ...actor, ...roles }, { name: "Ada Advertises", kind: "company" });
  });
}

const credit = (database: Database, organizationId: string, amountCents: number) =>
  database.transaction((tx) => post(tx, [creditTopUp({ topUpId: crypto.randomUUID(), organizationId, amountCents })]));

async function availableOf(database: Database, organizationId: string): Promise<number> {
  const { rows } = await database.pool.query(
    "SELECT balance_cents AS cents FROM ledger_account WHERE organization_id = $1 AND kind = 'available'",
    [organizationId],
  );
  return rows[0].cents;
}

test("R10.1 a backup that is made while money moves is restored elsewhere, to the cent, with its files and its keys", async () => {
  const { database } = byline;
  let acknowledged = 0;
  let isOver = false;
  const moving = (async () => {
    while (!isOver) {
      await credit(database, organization, 100);
      acknowledged += 100;
    }
  })();
  await expect.poll(() => acknowledged).toBeGreaterThan(1_000);
  const before = acknowledged;
  expect(await backUp(byline, config, at("backup"))).toBe(0);
  // Some tools that copy a folder leave empty ones out, as a bucket does.
  for (const name of ["pg_notify", "pg_replslot"]) rmSync(at(`backup/postgres/${name}`), { recursive: true });
  isOver = true;
  await moving;

  const restored = await runCommand(["restore", at("backup")], { DATA_DIR: at("elsewhere") });
  expect([restored.code, restored.output]).toEqual([0, expect.stringContaining("The books balance.")]);
  expect(readFileSync(at("elsewhere/files/picture.png"), "utf8")).toBe("a picture");
  const other = await openInstallation(readConfig({ DATA_DIR: at("elsewhere") }), log, { work: false });
  const found = await availableOf(other.database, organization);
  await other.close();
  expect(found).toBeGreaterThanOrEqual(before);
  expect(found).toBeLessThanOrEqual(acknowledged);
});

/** Files that other accounts could read, change or enter. */
const openTo = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (name) => !lstatSync(join(folder, name)).isSymbolicLink() && (lstatSync(join(folder, name)).mode & 0o077) !== 0,
  );

test("what the commands write is open to their account alone, and a backup leaves the identity key out unless it is asked for", async () => {
  const data = { DATA_DIR: at("closed") };
  expect((await runCommand(["migrate"], data)).code).toBe(0);
  writeFileSync(at("closed/identity-key"), "ab".repeat(32), { mode: 0o600 });
  expect((await runCommand(["backup", at("without-key")], data)).output).toContain("is not in it");
  expect((await runCommand(["backup", at("with-key"), "--with-identity-key"], data)).code).toBe(0);
  expect(existsSync(at("without-key/data/identity-key"))).toBe(false);
  expect(readFileSync(at("with-key/data/identity-key"), "utf8")).toBe("ab".repeat(32));
  for (const folder of ["closed", "without-key", "with-key"]) expect(openTo(at(folder)), folder).toEqual([]);
  for (const folder of ["without-key", "with-key"]) expect(lstatSync(at(folder)).mode & 0o777).toBe(0o700);
});

test.each([
  [["backup", at("of-nothing")]],
  [["verify-ledger"]],
  [["operator", "list"]],
  [["import", "undo", crypto.randomUUID()]],
])("`byline %j` without the settings of an installation refuses, and makes none", async (words) => {
  const { code, output } = await runCommand(words, { DATA_DIR: at("not-there") });
  expect([code, output]).toEqual([
    1,
    expect.stringMatching(/no installation here: DATABASE_URL .* DATA_DIR \(.*not-there\)/),
  ]);
  expect([existsSync(at("not-there")), existsSync(at("of-nothing"))]).toEqual([false, false]);
});

const withInto: WithConfiguredInstallation = async (into, verify, opening) => {
  const opened = await openInstallation(into, log, { work: false, ...opening });
  return verify(opened).finally(() => opened.close());
};

const restoreInto = (name: string, backup: string, env: Record<string, string> = {}) =>
  restore(at(backup), readConfig({ DATA_DIR: at(name), ...env }), withInto);

test("R10.1 what is no whole backup, and a place that is not empty, are refused with a sentence", async () => {
  mkdirSync(at("half/postgres"), { recursive: true });
  await expect(restoreInto("nowhere", "half")).rejects.toThrow("holds no whole backup");
  await expect(restoreInto("data", "backup")).rejects.toThrow("is not empty");
  await expect(restoreInto("new", "backup", { DATABASE_URL: "postgres://no.example/x" })).rejects.toThrow(
    "Unset DATABASE_URL",
  );
  await expect(backUp(byline, config, at("backup"))).rejects.toThrow("is not empty");
  mkdirSync(at("open"));
  chmodSync(at("open"), 0o755);
  await expect(backUp(byline, config, at("open"))).rejects.toThrow("Other accounts can enter");
  const refused = await runCommand(["restore", at("half")], { DATA_DIR: at("nowhere") });
  expect([refused.code, refused.output]).toEqual([1, expect.stringContaining("holds no whole backup")]);
});

/** The connection of a backup is idle while the files are copied. */
const endWhileCopying = `
  SELECT pg_terminate_backend(pid) FROM pg_stat_activity JOIN pg_replication_slots ON active_pid = pid
  WHERE slot_name = 'byline_backup' AND state = 'idle' AND query LIKE '%pg_backup_start%'`;

test("R10.1 a backup whose connection the database ends midway fails in words, and the next one is whole", async () => {
  const ownersOnly = openDatabase({ url: byline.ownerUrl, poolSize: 1, log });
  const copying = expect(copyCluster(byline.ownerUrl, byline.dataPath, at("broken"))).rejects.toThrow(/connection/i);
  const ended = () => ownersOnly.pool.query(endWhileCopying).then(({ rowCount }) => rowCount);
  await expect.poll(ended, { interval: 1 }).toBe(1);
  await copying;
  await ownersOnly.close();
  await copyCluster(byline.ownerUrl, byline.dataPath, at("broken-not"));
});

/** A copy of the backup in which something happened to it. */
function harmed(name: string, harm: (folder: string) => void): string {
  cpSync(at("backup"), at(name), { recursive: true });
  harm(at(name));
  return name;
}

test("a copy of a backup that all can read is restored for the account of DATA_DIR alone", async () => {
  const opened = harmed("opened", (folder) => {
    writeFileSync(join(folder, "proven"), "");
    for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" }))
      chmodSync(join(folder, name), lstatSync(join(folder, name)).isDirectory() ? 0o755 : 0o644);
  });
  mkdirSync(at("of-account"));
  const { uid } = isRoot() ? { uid: 65_534 } : lstatSync(at("of-account"));
  chmodSync(at("of-account"), 0o711);
  if (isRoot()) chownSync(at("of-account"), uid, uid);
  const { code, output } = await runCommand(["restore", at(opened)], { DATA_DIR: at("of-account") });
  expect([code, output]).toEqual([0, expect.stringContaining("The books balance.")]);
  expect(openTo(at("of-account")).filter((name) => !name.startsWith("postgres/"))).toEqual([]);
  for (const name of ["database-password", "files", "files/picture.png"])
    expect(lstatSync(at(`of-account/${name}`)).uid, name).toBe(uid);
});

const aTable = (folder: string): string => {
  const base = readdirSync(join(folder, "postgres/base"), { recursive: true, encoding: "utf8" });
  const name = base.find((path) => /\/\d+$/.test(path));
  if (!name) throw new Error("the backup holds a table");
  return join("postgres/base", name);
};

test("R10.1 a damaged or incomplete backup is refused with its part, before anything is written", async () => {
  const table = aTable(at("backup"));
  const damaged = harmed("damaged", (folder) => {
    const bytes = readFileSync(join(folder, table));
    bytes[bytes.length - 1] = 255 - (bytes.at(-1) ?? 0);
    writeFileSync(join(folder, table), bytes);
  });
  await expect(restoreInto("from-damaged", damaged)).rejects.toThrow(`The database: damaged: ${table}.`);
  const incomplete = harmed("incomplete", (folder) => {
    rmSync(join(folder, "data/files/picture.png"));
    rmSync(join(folder, "data/database-password"));
    writeFileSync(join(folder, "data/planted"), "");
  });
  await expect(restoreInto("from-incomplete", incomplete)).rejects.toThrow(
    /Passwords and keys: not of this backup: data\/planted\. Passwords and keys: missing: data\/database-password\. The uploaded files: missing: data\/files\/picture\.png\./,
  );
  const relisted = harmed("relisted", (folder) => {
    rmSync(join(folder, "data/files/picture.png"));
    const hashes = readFileSync(join(folder, "hashes"), "utf8");
    writeFileSync(join(folder, "hashes"), hashes.replace(/^.*picture\.png\n/m, ""));
  });
  await expect(restoreInto("from-relisted", relisted)).rejects.toThrow("its list of hashes is not the one");
  for (const name of [damaged, incomplete, relisted]) expect(existsSync(at(`from-${name}`))).toBe(false);
});

test("R10.1 a backup is tried in a scratch folder, which names the file that a row tells of and leaves nothing behind", async () => {
  const rows = await byline.database.pool.query(
    `INSERT INTO stored_file (id, name, content_type, bytes)
     SELECT gen_random_uuid(), name, 'image/png', 4 FROM unnest('{kept.png,lost.png}'::text[]) AS name RETURNING id, name`,
  );
  const idOf = (name: string) => rows.rows.find((row) => row.name === name).id;
  writeFileSync(at(`data/files/${idOf("kept.png")}`), "four");
  await backUp(byline, config, at("with-files"));
  await byline.database.pool.query("DELETE FROM stored_file");
  const told: string[] = [];
  vi.spyOn(console, "error").mockImplementation((line) => told.push(line));
  mkdirSync(at("temporary"), { mode: 0o711 });
  vi.stubEnv("TMPDIR", at("temporary"));
  expect(await checkBackup(at("with-files"), config, withInto)).toBe(1);
  expect(told).toEqual([`uploaded file ${idOf("lost.png")}: it is missing`]);
  expect(readdirSync(at("temporary"))).toEqual([]);
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

test("R10.1 a backup whose books end before they did when it began is named when it is restored", async () => {
  const cut = harmed("cut", (folder) => {
    const ends = readEnds(readFileSync(join(folder, "ends"), "utf8"));
    writeFileSync(join(folder, "ends"), writeEnds(ends.map((end) => ({ ...end, length: end.length + 9_999 }))));
    const manifest = readManifest(folder);
    if (manifest.format === 2) writeManifest(folder, { ...manifest, ...writeHashes(folder) });
  });
  expect(await restoreInto("from-cut", cut)).toBe(1);
});

test("R10.1 a database that archives its log is restored to a moment, by the script for one's own PostgreSQL", async () => {
  mkdirSync(at("archive"));
  chmodSync(at("archive"), 0o777);
  const settings = { fsync: "off", archive_mode: "on", archive_command: `cp "%p" "${at("archive")}/%f"` };
  const server = await startEmbeddedPostgres({ dataDirectory: at("own"), port: 0, log: () => {}, settings });
  await migrate({ ownerUrl: server.ownerUrl, queues: queuesOf(config) });
  const database = openDatabase({ url: applicationUrl(server.ownerUrl), poolSize: 2, log });
  const owner = await anOrganization(database);
  await credit(database, owner, 10_000);
  await copyCluster(server.ownerUrl, server.dataPath, at("base"));
  await credit(database, owner, 5_000);
  const { rows } = await database.pool.query("SELECT clock_timestamp()::text AS moment, pg_sleep(0.05)");
  await credit(database, owner, 700);
  await database.close();
  await server.stop();

  const script = fileURLToPath(new URL("../../scripts/restore-to-moment.sh", import.meta.url));
  mkdirSync(at("restored"), { mode: 0o711 });
  const said = execFileSync(script, [at("base"), at("archive"), rows[0].moment, at("restored/postgres")], {
    encoding: "utf8",
  });
  cpSync(at("own/database-password"), at("restored/database-password"));
  const moved = await startEmbeddedPostgres({
    dataDirectory: at("restored"),
    port: 0,
    log: () => {},
    settings: { fsync: "off" },
  });
  const restored = openDatabase({ url: applicationUrl(moved.ownerUrl), poolSize: 2, log });
  await expect
    .poll(async () => (await restored.pool.query("SELECT pg_is_in_recovery() AS going")).rows[0].going, {
      timeout: 60_000,
    })
    .toBe(false);
  expect(await availableOf(restored, owner)).toBe(15_000);
  expect((await verifyEverything(restored.pool)).problems).toEqual([]);
  await restored.close();
  await takeOver(moved, said);
  await moved.stop();
});

/** Runs the statements that the script names, which leave nothing of the restore. */
async function takeOver({ ownerUrl }: { ownerUrl: string }, said: string): Promise<void> {
  const owners = openDatabase({ url: ownerUrl, poolSize: 1, log });
  for (const statement of said.match(/ALTER SYSTEM [^;]+/g) ?? []) await owners.pool.query(statement);
  expect(readFileSync(at("restored/postgres/postgresql.auto.conf"), "utf8")).not.toMatch(/^[a-z]/m);
  await owners.close();
}

test("the script for one's own PostgreSQL refuses what is no base backup and what is there already", () => {
  const script = fileURLToPath(new URL("../../scripts/restore-to-moment.sh", import.meta.url));
  const refused = (...words: string[]) => {
    try {
      execFileSync(script, words, { stdio: "pipe" });
      return "";
    } catch (error) {
      return String((error as { stderr: Buffer }).stderr);
    }
  };
  rmSync(at("empty"), { recursive: true, force: true });
  mkdirSync(at("empty"));
  expect(refused(at("empty"), at("archive"), "now", at("there"))).toContain("is no base backup");
  expect(refused(at("base"), at("archive"), "now", at("restored"))).toContain("is there already");
  expect(refused(at("base"), "it's", "now", at("there"))).toContain("quote");
  expect(refused()).toContain("restore-to-moment.sh BASE ARCHIVE");
  expect(existsSync(at("there"))).toBe(false);
});
