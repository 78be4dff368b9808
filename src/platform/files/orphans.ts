import type { Disk } from "flydrive";
import type { Database, Reader } from "../database/database.ts";
import type { Queue } from "../jobs/queue.ts";
import { filesOf } from "./copy-files.ts";

/** Keeps files under keys of this form, with the id in its first group. `findLive` returns the ids that still exist. */
export type FileKeeper = { key: RegExp; findLive: (reader: Reader, ids: string[]) => Promise<string[]> };

const atOnce = 500;
/** A younger file may be an upload in progress: its row comes after its bytes. */
const graceMilliseconds = 86_400_000;

/** Each night, deletes files without a row, which a crash between bytes and row leaves. Keys of other forms stay. */
export const sweepOrphansQueue = (store: Disk, keepers: FileKeeper[]): Queue => ({
  name: "sweep-orphans",
  cron: "7 5 * * *",
  async handle(database) {
    let keys: string[] = [];
    for await (const { key } of filesOf(store)) {
      keys.push(key);
      if (keys.length < atOnce) continue;
      await sweep(database, store, keepers, keys);
      keys = [];
    }
    await sweep(database, store, keepers, keys);
  },
});

async function sweep({ reader }: Database, store: Disk, keepers: FileKeeper[], keys: string[]): Promise<void> {
  const orphans = new Map<string, string>();
  for (const key of keys) {
    const id = keepers.map((keeper) => keeper.key.exec(key)?.[1]).find(Boolean);
    if (id) orphans.set(key, id);
  }
  for (const keeper of keepers) {
    const asked = [...orphans].filter(([key]) => keeper.key.test(key));
    if (asked.length === 0) continue;
    const live = new Set(await keeper.findLive(reader, [...new Set(asked.map(([, id]) => id))]));
    for (const [key, id] of asked) if (live.has(id)) orphans.delete(key);
  }
  for (const key of orphans.keys()) {
    const { lastModified } = await store.getMetaData(key);
    if (Date.now() - lastModified.getTime() > graceMilliseconds) await store.delete(key);
  }
}

const uuid = "([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})";

/** A key around an id: `identity-{id}`. */
export const keyOfForm = (before = "", after = ""): RegExp => new RegExp(`^${before}${uuid}${after}$`);

export const liveIn =
  (table: string): FileKeeper["findLive"] =>
  async (reader, ids) => {
    const text = `SELECT id FROM ${table} WHERE id = ANY($1::uuid[])`;
    const { rows } = await reader.$client.query<{ id: string }>({ name: `live-${table}`, text, values: [ids] });
    return rows.map(({ id }) => id);
  };

export const storedFileKeeper: FileKeeper = { key: keyOfForm(), findLive: liveIn("stored_file") };
