import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";

/** Where uploaded bytes lie: one folder now; the same interface speaks S3. */
export function openFileStore(directory: string): Disk {
  return new Disk(new FSDriver({ location: directory, visibility: "private" }));
}
