import { mkdtempSync, rmSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify from "fastify";
import { pino } from "pino";
import { afterAll, expect, test } from "vitest";
import { openTestServer } from "../../../test/server.ts";
import { answerError } from "../http/error-handler.ts";
import { keepImage, keepUpload } from "./commands.ts";
import { keyOfForm, liveIn, storedFileKeeper, sweepOrphansQueue } from "./orphans.ts";
import { openFolderStore } from "./store.ts";

const byline = await openTestServer();
const folder = mkdtempSync(join(tmpdir(), "byline-orphans-"));
const store = openFolderStore(folder);

afterAll(async () => {
  await byline.close();
  rmSync(folder, { recursive: true });
});

const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const owner = { organizationId: null, uploadedBy: null, name: "logo" };
const keysNow = async () =>
  [...(await store.listAll("", { recursive: true })).objects].map((each) => each.isFile && each.key).toSorted();

const readQuota = async () => ({ organizationMegabytes: 100, personMegabytes: 100 });
const anUpload = (uploadedBy: string) => {
  const key = crypto.randomUUID();
  const file = { id: key, organizationId: null, uploadedBy, name: "a", contentType: "image/png", bytes: 1 };
  return { key, kept: pixel, file };
};

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
const age = (keys: string[], days: number) => {
  for (const key of keys) utimesSync(join(folder, key), daysAgo(days), daysAgo(days));
};
async function keepMany(count: number): Promise<string[]> {
  const keys: string[] = [];
  for (let index = 0; index < count; index++) keys.push(await keepImage(byline.database.writer, store, pixel, owner));
  return keys;
}
const sweep = () => sweepOrphansQueue(store, [storedFileKeeper]).handle(byline.database, {}, pino({ level: "silent" }));

test("a database that knows few of the files, or none of the newest, deletes nothing and fails in words", async () => {
  const kept = await keepMany(60);
  age(kept, 9);
  const newer = Array.from({ length: 5 }, () => crypto.randomUUID());
  for (const key of newer) await store.put(key, "bytes");
  age(newer, 2);
  const { pool } = byline.database;
  await sweep();
  expect(await keysNow()).toEqual(kept.toSorted());
  for (const key of newer) await store.put(key, "bytes");
  age(newer, 2);
  await pool.query("DELETE FROM stored_file WHERE id = ANY($1)", [kept.slice(10)]);
  await expect(sweep()).rejects.toThrow("55 of 65 files have no row");
  expect((await keysNow()).length).toBe(65);
  await pool.query("DELETE FROM stored_file");
  await expect(sweep()).rejects.toThrow("nothing was deleted");
  expect((await keysNow()).length).toBe(65);
  for (const key of [...kept, ...newer]) await store.delete(key);
});

test("what no row names any more is deleted by night, and neither an upload under way nor what somebody else put there", async () => {
  const kept = await keepMany(40);
  const [old, young, list] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const orphans = [old, `identity-${old}`, `imports/${list}.csv`, `imports/${list}-errors.csv`];
  const others = [young, "notes.txt", `notes-${old}`];
  for (const key of [...orphans, ...others]) await store.put(key, "bytes");
  age([...kept, ...orphans, "notes.txt", `notes-${old}`], 2);
  const keepers = [
    storedFileKeeper,
    { key: keyOfForm("identity-"), findLive: liveIn("identity_document") },
    { key: keyOfForm("imports/", "(?:-errors)?\\.csv"), findLive: liveIn("catalogue_import") },
  ];
  await sweepOrphansQueue(store, keepers).handle(byline.database, {}, pino({ level: "silent" }));
  expect(await keysNow()).toEqual([...kept, ...others].toSorted());
});

test("a full disk keeps nothing of an upload, and answers 503 with the time to come back", async () => {
  const before = await keysNow();
  const full = openFolderStore(folder);
  full.put = async (key) => {
    // A full disk leaves an empty file behind.
    await store.put(key, "");
    throw Object.assign(new Error("cannot write"), {
      cause: Object.assign(new Error("no space left"), { code: "ENOSPC" }),
    });
  };
  const app = Fastify();
  app.setErrorHandler(answerError);
  app.post("/image", () => keepImage(byline.database.writer, full, pixel, owner));
  app.post("/upload", () => {
    const upload = anUpload(crypto.randomUUID());
    return keepUpload({ database: byline.database, store: full, readQuota }, upload, async () => upload.key);
  });
  app.post("/database", () => {
    throw Object.assign(new Error("could not extend file"), { code: "53100" });
  });
  for (const url of ["/image", "/upload", "/database"]) {
    const answer = await app.inject({ method: "POST", url });
    expect([url, answer.statusCode, answer.json().code, answer.headers["retry-after"]]).toEqual([
      url,
      503,
      "disk_full",
      "60",
    ]);
  }
  expect(await keysNow()).toEqual(before);
  await app.close();
});

test("a refused upload leaves no bytes, and one whose commit nobody confirms keeps them beside its row", async () => {
  const { database } = byline;
  const ada = await byline.person("ada@files.example");
  const [refused, unconfirmed] = [anUpload(ada.id), anUpload(ada.id)];
  const refuse = async () => {
    throw new Error("refused");
  };
  await expect(keepUpload({ database, store, readQuota }, refused, refuse)).rejects.toThrow("refused");
  const breaking: typeof database = {
    ...database,
    transaction: async (work) => {
      await database.transaction(work);
      throw new Error("Connection terminated unexpectedly");
    },
  };
  const keeping = keepUpload({ database: breaking, store, readQuota }, unconfirmed, async () => {});
  await expect(keeping).rejects.toThrow("Connection terminated");
  expect(await store.exists(refused.key)).toBe(false);
  expect(await store.exists(unconfirmed.key)).toBe(true);
  const { rows } = await database.pool.query("SELECT id FROM stored_file WHERE uploaded_by = $1", [ada.id]);
  expect(rows).toEqual([{ id: unconfirmed.key }]);
});
