import { chmodSync, existsSync, mkdirSync } from "node:fs";
import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";

/** Opens the folder of uploaded bytes, readable by this account only. The same interface speaks S3. */
export function openFileStore(directory: string): Disk {
  // Closes folders that an earlier version left readable.
  if (existsSync(directory)) chmodSync(directory, 0o700);
  else mkdirSync(directory, { recursive: true, mode: 0o700 });
  return new Disk(new FSDriver({ location: directory, visibility: "private" }));
}

export const noFiles = (): Disk => new Disk(new FSDriver({ location: "/dev/null", visibility: "private" }));
