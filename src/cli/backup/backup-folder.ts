import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

/** What a backup consists of, below its folder. */
export const backupParts = {
  /** Of the embedded database: its files. */
  cluster: "postgres",
  /** Of a database of one's own: what `pg_dump` wrote. */
  dump: "database.dump",
  /** Everything else of `DATA_DIR`: uploaded files, passwords and keys. */
  data: "data",
  /** Where the chains of the books and logs stood when the backup began. */
  ends: "ends",
  /** Written last: without it the backup is not whole. */
  manifest: "backup.json",
} as const;

const manifest = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  database: z.enum(["embedded", "own"]),
  /** The server's version, such as `18.1`. */
  postgres: z.string(),
});
export type BackupManifest = z.infer<typeof manifest>;

/** What keeps a backup or its restoring from being done, in a sentence for the person who asked. */
export class BackupError extends Error {}

/** Makes the folder, for this account's eyes only. Throws `BackupError` when something lies there or other accounts can enter it. */
export function makeBackupFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (readdirSync(folder).length > 0) throw new BackupError(`${folder} is not empty. Name a new folder.`);
  if (process.platform !== "win32" && (statSync(folder).mode & 0o077) !== 0)
    throw new BackupError(`Other accounts can enter ${folder}. Close it with chmod 700, or name a new folder.`);
}

export const writeManifest = (folder: string, told: BackupManifest): void =>
  writeFileSync(join(folder, backupParts.manifest), `${JSON.stringify(told, undefined, 2)}\n`, { flush: true });

/** Throws `BackupError` when the folder holds no whole backup. */
export function readManifest(folder: string): BackupManifest {
  try {
    return manifest.parse(JSON.parse(readFileSync(join(folder, backupParts.manifest), "utf8")));
  } catch {
    throw new BackupError(`${folder} holds no whole backup: ${backupParts.manifest} is missing or another one.`);
  }
}
