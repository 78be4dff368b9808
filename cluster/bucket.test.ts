import { once } from "node:events";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { Readable } from "node:stream";
import { ListBucketsCommand } from "@aws-sdk/client-s3";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { BackupError, type HashedManifest, NoWholeBackup } from "../src/cli/backup/backup-folder.ts";
import { openBucketObjects } from "../src/cli/backup/bucket-objects.ts";
import { writeHashes } from "../src/cli/backup/hashes.ts";
import { openPlace } from "../src/cli/backup/open-place.ts";
import { startBackups } from "../src/cli/backup/schedule.ts";
import { demoLogins } from "../src/demo/cast.ts";
import { openBucketClient } from "../src/platform/files/bucket-client.ts";
import { moveFiles } from "../src/platform/files/move-files.ts";
import { openBucket, openFileStore, openFolderStore } from "../src/platform/files/store.ts";
import { runCommand, runServer, signIn, spawnByline } from "../test/process.ts";
import { scratchFolder } from "../test/scratch.ts";
import { startS3Server } from "./s3-server.ts";

const bucket = "byline-files";
const backups = "byline-backups";
const scratch = scratchFolder();
const at = (name: string) => join(scratch.path, name);
const environment = () => ({ DATA_DIR: at("server"), DEMO: "true", ...s3.variables });
let s3: Awaited<ReturnType<typeof startS3Server>>;

beforeAll(async () => {
  s3 = await startS3Server(bucket, backups);
  for (const [name, value] of Object.entries(s3.variables)) vi.stubEnv(name, value);
}, 180_000);
afterAll(async () => {
  vi.unstubAllEnvs();
  await s3?.stop();
  scratch.remove();
});

const picture = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** Files of long ago in a folder of before. */
function aFolder(name: string, count: number): string {
  mkdirSync(at(name), { recursive: true });
  for (let index = 0; index < count; index++) {
    writeFileSync(at(`${name}/file-${index}`), `bytes of ${index}`);
    utimesSync(at(`${name}/file-${index}`), 1, 1);
  }
  return at(name);
}

test("a folder moves to the bucket while it is read; stopped, the next run goes on, and a young file waits", async () => {
  const folder = aFolder("moving", 60);
  writeFileSync(join(folder, "young"), "still written");
  const store = openFileStore({ folder, bucket });
  const first = new AbortController();
  const isAllThere = async () => {
    for (let index = 0; index < 60; index++) expect(await store.get(`file-${index}`)).toBe(`bytes of ${index}`);
  };
  const driver = openBucket(bucket, folder);
  const put = driver.putStream.bind(driver);
  let arrived = 0;
  driver.putStream = async (key, contents) => {
    arrived += 1;
    if (arrived === 20) first.abort();
    return put(key, contents);
  };
  const stopped = await moveFiles(openFolderStore(folder), driver, { signal: first.signal, told: () => {} });
  expect(stopped.moved).toBeLessThan(60);
  expect(stopped.moved).toBeGreaterThan(0);
  await isAllThere();
  const [rest] = await Promise.all([
    moveFiles(openFolderStore(folder), driver, { signal: new AbortController().signal, told: () => {} }),
    isAllThere(),
  ]);
  expect(stopped.moved + rest.moved).toBe(60);
  expect(readdirSync(folder)).toEqual(["young"]);
  await isAllThere();
  expect(await store.get("young")).toBe("still written");
  const listed = [...(await store.listAll("", { recursive: true })).objects].map(
    (object) => object.isFile && object.key,
  );
  expect(listed).toHaveLength(61);
});

test("a stream of unknown length arrives whole, a deleted file is gone from both, and a silent bucket says so", async () => {
  const folder = aFolder("folder", 1);
  const store = openFileStore({ folder, bucket });
  const part = Buffer.alloc(1_000_000, "a");
  await store.putStream("imports/long.csv", Readable.from(Array.from({ length: 12 }, () => part)));
  expect((await store.getMetaData("imports/long.csv")).contentLength).toBe(12_000_000);
  expect(await store.exists("file-0")).toBe(true);
  await store.delete("file-0");
  expect(await store.exists("file-0")).toBe(false);
  await expect(store.getBytes("never")).rejects.toThrow();
  const mute = createServer((socket) => void socket.resume()).listen(0, "127.0.0.1");
  await once(mute, "listening");
  vi.stubEnv("AWS_ENDPOINT_URL_S3", `http://127.0.0.1:${(mute.address() as AddressInfo).port}`);
  const unheard = openBucketClient({ silenceMilliseconds: 100, attempts: 1 });
  await expect(unheard.send(new ListBucketsCommand())).rejects.toMatchObject({ name: "TimeoutError" });
  unheard.destroy();
  mute.close();
  vi.stubEnv("AWS_ENDPOINT_URL_S3", "http://127.0.0.1:9");
  const away = openFileStore({ folder, bucket });
  await expect(away.put("late", "bytes")).rejects.toMatchObject({
    cause: expect.objectContaining({ message: expect.stringContaining("does not answer") }),
  });
  vi.stubEnv("AWS_ENDPOINT_URL_S3", s3.variables.AWS_ENDPOINT_URL_S3);
});

test("a server keeps uploads in the bucket and shows them; its backup holds them, and is proven and restored elsewhere", async () => {
  const byline = await runServer(at("server"), s3.variables);
  const [{ email, password } = { email: "", password: "" }] = demoLogins;
  const call = await signIn(byline.url, email, password);
  const form = new FormData();
  form.append("file", new File([picture], "dot.png", { type: "image/png" }));
  const { status, body } = await call("POST", "/api/files", form);
  expect(status).toBe(201);
  expect(readdirSync(at("server/files"))).not.toContain(body.id);
  const shown = await fetch(byline.url + body.address);
  expect([shown.status, shown.headers.get("content-type")]).toEqual([200, "image/png"]);
  const bytes = Buffer.from(await shown.arrayBuffer());
  const made = await runCommand(["backup", at("backup")], environment());
  expect([made.code, made.output]).toEqual([0, expect.stringContaining("The backup is in")]);
  await byline.stop();
  expect(readFileSync(at(`backup/data/files/${body.id}`))).toEqual(bytes);
  const checked = await runCommand(["backup", "--check", at("backup")], environment());
  expect([checked.code, checked.output]).toEqual([0, expect.stringContaining("The books balance.")]);
  const restored = await runCommand(["restore", at("backup")], { DATA_DIR: at("elsewhere"), DEMO: "true" });
  expect([restored.code, restored.output]).toEqual([0, expect.stringContaining("The books balance.")]);
  expect(readFileSync(at(`elsewhere/files/${body.id}`))).toEqual(bytes);
  const moved = await runCommand(["move-files"], environment());
  expect([moved.code, moved.output]).toEqual([0, expect.stringContaining("lie in byline-files now")]);
});

const objects = () => openBucketObjects(backups);

test("a backup goes to a bucket, is proven there and restored from it, and one that was harmed there is named with its part", async () => {
  const address = `s3://${backups}/of/byline`;
  const made = await runCommand(["backup", address], environment());
  expect([made.code, made.output]).toEqual([0, expect.stringContaining(`The backup is in ${address}`)]);
  const again = await runCommand(["backup", address], environment());
  expect([again.code, again.output]).toEqual([1, expect.stringContaining("is not empty. Name a new prefix.")]);
  const within = await runCommand(["backup", `s3://${bucket}/x`], environment());
  expect([within.code, within.output]).toEqual([1, expect.stringContaining("is the bucket of uploaded files")]);
  const checked = await runCommand(["backup", "--check", address], environment());
  expect([checked.code, checked.output]).toEqual([0, expect.stringContaining("The books balance.")]);
  const there = { ...environment(), DATA_DIR: at("from-bucket") };
  const restored = await runCommand(["restore", address], there);
  expect([restored.code, restored.output]).toEqual([0, expect.stringContaining("The books balance.")]);
  await objects().write("of/byline/ends", "other ends");
  await objects().remove("of/byline/postgres/PG_VERSION");
  await objects().write("of/byline/data/planted", "planted");
  const harmed = await runCommand(["backup", "--check", address], environment());
  expect(harmed.code).toBe(1);
  for (const fault of ["books: damaged: ends.", "missing: postgres/PG_VERSION.", "of this backup: data/planted."])
    expect(harmed.output).toContain(fault);
  await objects().remove("of/byline/backup.json");
  const half = await runCommand(["restore", address], { ...there, DATA_DIR: at("nowhere") });
  expect([half.code, half.output]).toEqual([1, expect.stringContaining(`${address} holds no whole backup`)]);
  expect(existsSync(at("nowhere"))).toBe(false);
});

test("a backup that is stopped while it goes to the bucket is no whole one, and leaves no copy behind", async () => {
  mkdirSync(at("temporary"));
  const address = `s3://${backups}/stopped`;
  const going = spawnByline(["backup", address], { ...environment(), TMPDIR: at("temporary") });
  await expect.poll(async () => (await objects().sizes("stopped/")).size, { timeout: 60_000 }).toBeGreaterThan(0);
  expect(await going.stop()).toBe(1);
  expect(going.output()).toContain(`Stopped. ${address} holds no whole backup.`);
  await expect((await openPlace(address)).readManifest()).rejects.toThrow(NoWholeBackup);
  expect(readdirSync(at("temporary")).filter((name) => name.startsWith("byline-backup"))).toEqual([]);
});

/** A backup of two files, one of them too long for one request. */
async function write(folder: string): Promise<HashedManifest> {
  writeFileSync(join(folder, "ends"), "");
  writeFileSync(join(folder, "database.dump"), Buffer.alloc(12_000_000, "a"));
  const told = { madeAt: new Date().toISOString(), byline: "0", database: "own", postgres: "18" } as const;
  return { format: 2, ...told, ...writeHashes(folder) };
}

test("backups go on in a bucket: so many whole ones stay, a half one goes with the next, and others are left alone", async () => {
  const place = await openPlace(`s3://${backups}/kept`);
  await objects().write("kept/byline-2026-01-01T00-00-00-000Z/ends", "half");
  await objects().write("kept/of-somebody-else/ends", "theirs");
  const made: string[] = [];
  const running = startBackups({ place, everyMilliseconds: 1, keep: 2, isChecked: true }, async (address) => {
    await (await openPlace(address)).keep(write);
    made.push(address);
    return 0;
  });
  await expect.poll(() => made.length, { timeout: 60_000 }).toBeGreaterThan(3);
  await running.close();
  const kept = made.slice(-2).map((address) => address.split("/").at(-1));
  expect((await place.names()).sort()).toEqual([...kept, "of-somebody-else"]);
  const last = place.below(kept[1] ?? "");
  const bytes = await last.open(async ({ folder }) => statSync(join(folder, "database.dump")).size);
  expect(bytes).toBe(12_000_000);
}, 90_000);

test("an upload that fails midway leaves no manifest, and its sentence says so", async () => {
  const place = await openPlace(`s3://${backups}/failed`);
  const failing = place.keep(async (folder) => {
    const manifest = await write(folder);
    symlinkSync(join(folder, "nowhere"), join(folder, "gone"));
    return manifest;
  });
  await expect(failing).rejects.toBeInstanceOf(BackupError);
  await expect(place.readManifest()).rejects.toThrow(NoWholeBackup);
});

test("a bucket that is missing, refuses, is silent or has no key is told by a sentence and exit code 1", async () => {
  const refused = async (address: string, variables: Record<string, string>) => {
    const { code, output } = await runCommand(["backup", "--check", address], { ...environment(), ...variables });
    expect(code).toBe(1);
    return output;
  };
  expect(await refused("s3://no-such-bucket/x", {})).toContain("There is no bucket no-such-bucket.");
  const wrongKey = { AWS_ACCESS_KEY_ID: "other", AWS_SECRET_ACCESS_KEY: "wrong" };
  expect(await refused(`s3://${backups}/x`, wrongKey)).toContain(`The bucket ${backups} refuses`);
  const away = { AWS_ENDPOINT_URL_S3: "http://127.0.0.1:9" };
  expect(await refused(`s3://${backups}/x`, away)).toContain(`The bucket ${backups} does not answer`);
  const noKey = { AWS_ACCESS_KEY_ID: "", AWS_SECRET_ACCESS_KEY: "", AWS_EC2_METADATA_DISABLED: "true" };
  expect(await refused(`s3://${backups}/x`, noKey)).toContain("There is no key for the bucket");
});
