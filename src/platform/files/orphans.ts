import type { Disk, DriveFile } from "flydrive";
import { dayMilliseconds, hourMilliseconds } from "../contract/day.ts";
import type { Reader } from "../database/database.ts";
import type { Queue } from "../jobs/queue.ts";
import { filesOf } from "./copy-files.ts";
import { emptyTally, isForeign, tallyFile } from "./foreign-store.ts";

/** Keeps files under keys of this form, with the id in its first group. `findLive` returns the ids that still exist. */
export type FileKeeper = { key: RegExp; findLive: (reader: Reader, ids: string[]) => Promise<string[]> };

const atOnce = 500;
/** A younger file may be an upload in progress: its row comes after its bytes. */
const graceMilliseconds = dayMilliseconds;
/** By then nearly every upload has its row. */
const settledMilliseconds = hourMilliseconds;

/**
 * Each night, deletes files without a row, which a crash between bytes and row leaves. Keys of other forms stay. Refuses
 * a store that seems to belong to another database, and fails for the operators to see.
 */
export const sweepOrphansQueue = (store: Disk, keepers: FileKeeper[]): Queue => ({
  name: "sweep-orphans",
  cron: "7 5 * * *",
  retryLimit: 0,
  async handle({ reader }) {
    const tally = emptyTally();
    const orphans: string[] = [];
    for await (const files of pagesOf(store)) {
      const unknown = await withoutRow(reader, keepers, files);
      for (const file of files) {
        const { key } = file;
        if (!idIn(keepers, key)) continue;
        const writtenAt = await timeOf(store, file);
        const age = Date.now() - writtenAt;
        if (age > settledMilliseconds) tallyFile(tally, { writtenAt, isKnown: !unknown.has(key) });
        if (age > graceMilliseconds && unknown.has(key)) orphans.push(key);
      }
    }
    if (isForeign(tally))
      throw new Error(
        `${tally.unknown} of ${tally.files} files have no row, so the files seem to belong to another database: nothing was deleted. Give this installation a DATA_DIR or FILES_BUCKET of its own.`,
      );
    for (const key of orphans) await store.delete(key);
  },
});

async function* pagesOf(store: Disk): AsyncGenerator<DriveFile[]> {
  let page: DriveFile[] = [];
  for await (const file of filesOf(store)) {
    page.push(file);
    if (page.length < atOnce) continue;
    yield page;
    page = [];
  }
  yield page;
}

const idIn = (keepers: FileKeeper[], key: string): string | undefined =>
  keepers.map((keeper) => keeper.key.exec(key)?.[1]).find(Boolean);

/** A file that was deleted meanwhile counts as one of this moment. */
async function timeOf(store: Disk, file: DriveFile): Promise<number> {
  try {
    return (await file.getMetaData()).lastModified.getTime();
  } catch (error) {
    if (await store.exists(file.key)) throw error;
    return Date.now();
  }
}

async function withoutRow(reader: Reader, keepers: FileKeeper[], files: DriveFile[]): Promise<Set<string>> {
  const orphans = new Map<string, string>();
  for (const { key } of files) {
    const id = idIn(keepers, key);
    if (id) orphans.set(key, id);
  }
  for (const keeper of keepers) {
    const asked = [...orphans].filter(([key]) => keeper.key.test(key));
    if (asked.length === 0) continue;
    const live = new Set(await keeper.findLive(reader, [...new Set(asked.map(([, id]) => id))]));
    for (const [key, id] of asked) if (live.has(id)) orphans.delete(key);
  }
  return new Set(orphans.keys());
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
