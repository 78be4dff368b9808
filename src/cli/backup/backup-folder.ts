import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

export const backupParts = {
  cluster: "postgres",
  /** Output of `pg_dump`, for a database of one's own. */
  dump: "database.dump",
  /** Everything else of `DATA_DIR`: uploaded files, passwords and keys. */
  data: "data",
  /** The ends of the hash chains of books and logs when the backup began. */
  ends: "ends",
  /** Written last: a backup without it is incomplete. */
  manifest: "backup.json",
} as const;

const manifest = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  database: z.enum(["embedded", "own"]),
  /** `18.1` */
  postgres: z.string(),
});
export type BackupManifest = z.infer<typeof manifest>;

/** Stops a backup or restore; its message addresses the person who asked. */
export class BackupError extends Error {}

/** Creates the folder for this account alone. Throws `BackupError` when it is not empty or others can enter it. */
export function makeBackupFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (readdirSync(folder).length > 0) throw new BackupError(`${folder} is not empty. Name a new folder.`);
  if (process.platform !== "win32" && (statSync(folder).mode & 0o077) !== 0)
    throw new BackupError(`Other accounts can enter ${folder}. Close it with chmod 700, or name a new folder.`);
}

export const writeManifest = (folder: string, told: BackupManifest): void =>
  writeFileSync(join(folder, backupParts.manifest), `${JSON.stringify(told, undefined, 2)}\n`, { flush: true });

/** Throws `BackupError` when the folder holds no complete backup. */
export function readManifest(folder: string): BackupManifest {
  try {
    return manifest.parse(JSON.parse(readFileSync(join(folder, backupParts.manifest), "utf8")));
  } catch {
    throw new BackupError(`${folder} holds no whole backup: ${backupParts.manifest} is missing or another one.`);
  }
}
