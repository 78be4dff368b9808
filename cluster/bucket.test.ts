import { mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { demoLogins } from "../src/demo/cast.ts";
import { moveFiles } from "../src/platform/files/move-files.ts";
import { openBucket, openFileStore, openFolderStore } from "../src/platform/files/store.ts";
import { runCommand, runServer, signIn } from "../test/process.ts";
import { scratchFolder } from "../test/scratch.ts";
import { startS3Server } from "./s3-server.ts";

const bucket = "byline-files";
const scratch = scratchFolder();
const at = (name: string) => join(scratch.path, name);
let s3: Awaited<ReturnType<typeof startS3Server>>;

beforeAll(async () => {
  s3 = await startS3Server(bucket);
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
  const environment = { DATA_DIR: at("server"), DEMO: "true", ...s3.variables };
  const made = await runCommand(["backup", at("backup")], environment);
  expect([made.code, made.output]).toEqual([0, expect.stringContaining("The backup is in")]);
  await byline.stop();
  expect(readFileSync(at(`backup/data/files/${body.id}`))).toEqual(bytes);
  const checked = await runCommand(["backup", "--check", at("backup")], environment);
  expect([checked.code, checked.output]).toEqual([0, expect.stringContaining("The books balance.")]);
  const restored = await runCommand(["restore", at("backup")], { DATA_DIR: at("elsewhere"), DEMO: "true" });
  expect([restored.code, restored.output]).toEqual([0, expect.stringContaining("The books balance.")]);
  expect(readFileSync(at(`elsewhere/files/${body.id}`))).toEqual(bytes);
  const moved = await runCommand(["move-files"], environment);
  expect([moved.code, moved.output]).toEqual([0, expect.stringContaining("lie in byline-files now")]);
});
