import { existsSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { dirname } from "node:path";

/** How full the disk of Byline's files is: `low` in time to do something, `full` when the next upload may fail. */
export const diskStates = ["enough", "low", "full"] as const;
export type DiskState = (typeof diskStates)[number];

export type DiskSpace = { freeBytes: number; totalBytes: number };

const lowShare = 0.1;
const fullShare = 0.01;

export function diskStateOf({ freeBytes, totalBytes }: DiskSpace): DiskState {
  if (freeBytes < totalBytes * fullShare) return "full";
  return freeBytes < totalBytes * lowShare ? "low" : "enough";
}

/** The space on the disk of a folder, for this account; of the folder above while it is not there yet. */
export async function readDiskSpace(folder: string): Promise<DiskSpace> {
  if (!existsSync(folder)) return readDiskSpace(dirname(folder));
  const { bavail, blocks, bsize } = await statfs(folder);
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
}
