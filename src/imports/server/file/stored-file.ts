import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import type { Disk } from "flydrive";
import { tableTypeOf } from "#platform/contract/file-types.ts";
import type { FileAnswer } from "#platform/contract/resource.ts";

export const importFileKey = (importId: string): string => `imports/${importId}.csv`;
const errorsKey = (importId: string): string => `imports/${importId}-errors.csv`;

/** Opens the file from its beginning; `read` gets each chunk's bytes. */
export async function openImportFile(store: Disk, importId: string, read: (bytes: number) => void): Promise<Readable> {
  const source = await store.getStream(importFileKey(importId));
  return countingBytes(source, read);
}

export const countingBytes = (source: Readable, read: (bytes: number) => void): Readable =>
  Readable.from(chunksOf(source, read), { objectMode: false });

async function* chunksOf(source: Readable, read: (bytes: number) => void): AsyncGenerator<Buffer> {
  for await (const chunk of source) {
    read((chunk as Buffer).length);
    yield chunk as Buffer;
  }
}

export async function storeErrors(store: Disk, importId: string, path: string): Promise<void> {
  await store.putStream(errorsKey(importId), createReadStream(path));
}

/** Returns an import's row errors; undefined where none are kept. */
export async function errorsFile(store: Disk, importId: string): Promise<FileAnswer | undefined> {
  const key = errorsKey(importId);
  if (!(await store.exists(key))) return undefined;
  return { name: "refused-rows.csv", type: tableTypeOf("csv"), content: await store.getStream(key) };
}

export async function forgetImportFiles(store: Disk, importId: string): Promise<void> {
  await store.delete(importFileKey(importId));
  await store.delete(errorsKey(importId));
}
