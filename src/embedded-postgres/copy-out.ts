import { randomBytes } from "node:crypto";
import { chmodSync, cpSync, existsSync, lstatSync, readdirSync, renameSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { EmbeddedPostgresError } from "./error.ts";
import { makeFolders } from "./make-folders.ts";
import { repairPackage } from "./repair-package.ts";

/**
 * Copies the package's binaries to `target`, unless they are there. The copy appears complete or not at all, so
 * simultaneous starts never meet half of it. Refuses a folder of another owner, since its programs would be run.
 */
export function copyOut(packageFolder: string, target: string, log: (line: string) => void): string {
  makeFolders(dirname(target), 0o755);
  if (existsSync(target)) return trusted(target);
  log(`copying PostgreSQL's programs to ${target}`);
  const draft = `${target}.new-${randomBytes(6).toString("hex")}`;
  try {
    cpSync(join(packageFolder, "native"), join(draft, "native"), { recursive: true, verbatimSymlinks: true });
    openToAll(draft);
    repairPackage(draft);
    renameSync(draft, target);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    // Another start was quicker: its copy is as good.
    if (!existsSync(target)) throw error;
  }
  return trusted(target);
}

/** Readable for every account whatever npm's umask; writable for ours alone. */
function openToAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue;
    const executable = entry.isDirectory() || basename(entry.parentPath) === "bin";
    chmodSync(join(entry.parentPath, entry.name), executable ? 0o755 : 0o644);
  }
}

function trusted(folder: string): string {
  for (const path of [dirname(folder), folder]) {
    const { uid, mode } = lstatSync(path);
    const ours = lstatSync(path).isDirectory() && (process.getuid === undefined || uid === process.getuid());
    if (ours && (process.platform === "win32" || (mode & 0o022) === 0)) continue;
    throw new EmbeddedPostgresError(
      `${path} belongs to another account or may be written by others, so PostgreSQL's programs in it can't be trusted. Remove it and start again.`,
    );
  }
  return folder;
}
