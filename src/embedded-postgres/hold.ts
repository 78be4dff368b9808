import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { isRoot } from "#platform/processes/service-user.ts";
import { DataDirectoryInUse, EmbeddedPostgresError } from "./error.ts";
import { makeFolders } from "./make-folders.ts";

/**
 * Locks the data directory for this process until the returned function is called or the process dies. The lock is an
 * open transaction on an empty SQLite file, since Node has no file locks. Unlike a process number in a file it can't go
 * stale: the system drops it at any death, even by kill -9.
 */
export function holdDataDirectory(dataDirectory: string): () => void {
  createDataDirectory(dataDirectory);
  const lock = openLock(join(dataDirectory, "database.lock"));
  try {
    lock.exec("PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE");
  } catch {
    lock.close();
    throw new DataDirectoryInUse(
      `Another Byline${holderOf(dataDirectory)} is using the data directory ${dataDirectory}. Stop it first, or set DATA_DIR to another folder.`,
    );
  }
  writeFileSync(holderFile(dataDirectory), `${process.pid}\n`);
  return () => {
    if (lock.isOpen) lock.close();
  };
}

/** Creates the folder for this account alone. Throws `EmbeddedPostgresError` on failure. */
export function createDataDirectory(dataDirectory: string): void {
  try {
    // As root, the database's user must reach its folder inside: others may pass through, not list.
    makeFolders(dataDirectory, isRoot() ? 0o711 : 0o700);
  } catch (error) {
    throw new EmbeddedPostgresError(`The data directory ${dataDirectory} can't be made: ${(error as Error).message}.`);
  }
}

function openLock(file: string): DatabaseSync {
  try {
    return new DatabaseSync(file, { timeout: 0 });
  } catch {
    throw new EmbeddedPostgresError(
      `The data directory ${dirname(file)} is not writable for this user. Change its owner, or set DATA_DIR to another folder.`,
    );
  }
}

const holderFile = (dataDirectory: string) => join(dataDirectory, "byline.pid");

function holderOf(dataDirectory: string): string {
  try {
    return ` (process ${readFileSync(holderFile(dataDirectory), "utf8").trim()})`;
  } catch {
    return "";
  }
}
