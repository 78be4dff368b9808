import { existsSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { dirname } from "node:path";
import type { DiskState } from "../contract/disk-states.ts";

export type DiskSpace = { freeBytes: number; totalBytes: number };

const lowShare = 0.1;
const fullShare = 0.01;

export function diskStateOf({ freeBytes, totalBytes }: DiskSpace): DiskState {
  if (freeBytes < totalBytes * fullShare) return "full";
  return freeBytes < totalBytes * lowShare ? "low" : "enough";
}

/**
 * Reads the space that this account has on the folder's disk. A missing folder counts as its nearest existing parent.
 */
export async function readDiskSpace(folder: string): Promise<DiskSpace> {
  if (!existsSync(folder)) return readDiskSpace(dirname(folder));
  const { bavail, blocks, bsize } = await statfs(folder);
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
}
