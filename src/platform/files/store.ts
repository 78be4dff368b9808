import { chmodSync, existsSync, mkdirSync } from "node:fs";
import { createRequire } from "node:module";
import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";

/** `bucket`: files lie there, and those of before still in the folder. */
export type FilePlace = { folder: string; bucket: string | undefined };

/** Opens the place of uploaded bytes. */
export function openFileStore({ folder, bucket }: FilePlace): Disk {
  return bucket === undefined ? openFolderStore(folder) : new Disk(openBucket(bucket, folder));
}

/** Opens the folder of uploaded bytes, readable by this account only. */
export const openFolderStore = (directory: string): Disk => new Disk(openFolder(directory));

function openFolder(directory: string): FSDriver {
  // Closes folders that an earlier version left readable.
  if (existsSync(directory)) chmodSync(directory, 0o700);
  else mkdirSync(directory, { recursive: true, mode: 0o700 });
  return new FSDriver({ location: directory, visibility: "private" });
}

const require = createRequire(import.meta.url);

/** The client of S3 is read only where there is a bucket: it takes a second and twenty megabytes. */
export function openBucket(bucket: string, folder: string) {
  const { BucketDriver } = require("./bucket.ts") as typeof import("./bucket.ts");
  return new BucketDriver(bucket, openFolder(folder));
}

export const noFiles = (): Disk => new Disk(new FSDriver({ location: "/dev/null", visibility: "private" }));
