import type { Disk } from "flydrive";
import type { BucketDriver } from "./bucket.ts";
import { filesOf } from "./copy-files.ts";

type MoveOptions = { signal: AbortSignal; told: (moved: number) => void; graceMilliseconds?: number };

/** A line for so many. */
const toldEach = 1_000;
const atOnce = 8;
/** A process of before may still write a younger file. */
const usualGrace = 300_000;

/**
 * Moves every file of a folder to the bucket that reads it from there meanwhile. Stopped anywhere, the next run goes on: a
 * file leaves the folder once the bucket tells its whole length. `young` ones stay for a later run.
 */
export async function moveFiles(
  folder: Disk,
  bucket: BucketDriver,
  { signal, told, graceMilliseconds = usualGrace }: MoveOptions,
): Promise<{ moved: number; young: number }> {
  const count = { moved: 0, young: 0 };
  const files = filesOf(folder);
  const moveNext = async (): Promise<void> => {
    for await (const { key } of files) {
      if (signal.aborted) return;
      const what = await moveFile(folder, bucket, key, graceMilliseconds);
      if (what) count[what] += 1;
      if (what === "moved" && count.moved % toldEach === 0) told(count.moved);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, moveNext));
  return count;
}

/** Undefined for a file that was deleted meanwhile. */
async function moveFile(folder: Disk, bucket: BucketDriver, key: string, graceMilliseconds: number) {
  try {
    const { contentLength, lastModified } = await folder.getMetaData(key);
    if (Date.now() - lastModified.getTime() < graceMilliseconds) return "young";
    await bucket.putStream(key, await folder.getStream(key));
    if ((await bucket.bytesInBucket(key)) !== contentLength) throw new Error(`${key} did not arrive whole`);
    await folder.delete(key);
    return "moved";
  } catch (error) {
    if (await folder.exists(key)) throw error;
    return undefined;
  }
}
