import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const memory = "/dev/shm";
const enoughBytes = 2 * 1024 ** 3;
const prefix = "byline-scratch-";

export type Scratch = { path: string; remove: () => void };

/** A new folder in memory where Linux offers enough of it, else on disk. Removes leftovers of killed runs. */
export function scratchFolder(): Scratch {
  const parent = isMemoryFit() ? memory : tmpdir();
  for (const name of readdirSync(parent)) if (isLeftOver(name)) remove(join(parent, name));
  const path = mkdtempSync(join(parent, `${prefix}${process.pid}-`));
  // As root PostgreSQL runs under another account, which must be able to pass.
  chmodSync(path, 0o711);
  return { path, remove: () => remove(path) };
}

/** It has room, and programs may run from it: some tests copy PostgreSQL's there. */
export function isMemoryFit(): boolean {
  try {
    const { bavail, bsize } = statfsSync(memory);
    const [, options = "noexec"] = readFileSync("/proc/mounts", "utf8").match(/ \/dev\/shm \S+ (\S+)/) ?? [];
    return bavail * bsize >= enoughBytes && !options.split(",").includes("noexec");
  } catch {
    return false;
  }
}

function isLeftOver(name: string): boolean {
  if (!name.startsWith(prefix)) return false;
  try {
    process.kill(Number.parseInt(name.slice(prefix.length), 10), 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "ESRCH";
  }
}

function remove(path: string): void {
  rmSync(path, { recursive: true, force: true });
}
