import { chmodSync, existsSync, mkdirSync } from "node:fs";
import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";

/** Where uploaded bytes lie: one folder now, for this account alone; the same interface speaks S3. */
export function openFileStore(directory: string): Disk {
  // Folders that an earlier version left open are closed, which closes all that lies in them.
  if (existsSync(directory)) chmodSync(directory, 0o700);
  else mkdirSync(directory, { recursive: true, mode: 0o700 });
  return new Disk(new FSDriver({ location: directory, visibility: "private" }));
}

/** A store in which nothing lies. */
export const noFiles = (): Disk => new Disk(new FSDriver({ location: "/dev/null", visibility: "private" }));
