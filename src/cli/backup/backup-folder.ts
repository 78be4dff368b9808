import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

export const backupParts = {
  cluster: "postgres",
  /** Output of `pg_dump`, for a database of one's own. */
  dump: "database.dump",
  /** Everything else of `DATA_DIR`: uploaded files, passwords and keys. */
  data: "data",
  /** Uploaded files, in a folder or a bucket before. */
  files: "data/files",
  /** The ends of the hash chains of books and logs when the backup began. */
  ends: "ends",
  /** Names of empty folders: PostgreSQL needs its own, and a bucket keeps none. */
  folders: "folders",
  /** A hash for each of the files above, as `sha256sum --check` reads them. */
  hashes: "hashes",
  /** Written last: a backup without it is incomplete. */
  manifest: "backup.json",
  /** Written after a backup was restored and verified, with the time of that. */
  proven: "proven",
} as const;

const told = {
  madeAt: z.iso.datetime(),
  database: z.enum(["embedded", "own"]),
  /** `18.1` */
  postgres: z.string(),
};
const manifest = z.discriminatedUnion("format", [
  /** Of Byline before 0.2, without hashes. */
  z.object({ format: z.literal(1), ...told }),
  z.object({
    format: z.literal(2),
    ...told,
    /** Byline's own version. */
    byline: z.string(),
    /** Without this list's own hash it could be cut together with what it lists. */
    hashesHash: z.string(),
    files: z.number().int(),
    bytes: z.number().int(),
  }),
]);
export type BackupManifest = z.infer<typeof manifest>;
export type HashedManifest = Extract<BackupManifest, { format: 2 }>;

/** Stops a backup or restore; its message addresses the person who asked. */
export class BackupError extends Error {}

/** Nothing is here, or a half backup: apart from a bucket that does not answer, which says nothing of either. */
export class NoWholeBackup extends BackupError {}

/** Creates the folder for this account alone. Throws `BackupError` when it is not empty or others can enter it. */
export function makeBackupFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (readdirSync(folder).length > 0) throw new BackupError(`${folder} is not empty. Name a new folder.`);
  if (process.platform !== "win32" && (statSync(folder).mode & 0o077) !== 0)
    throw new BackupError(`Other accounts can enter ${folder}. Close it with chmod 700, or name a new folder.`);
}

export const manifestText = (written: HashedManifest): string => `${JSON.stringify(written, undefined, 2)}\n`;

export const provenText = (): string => `${new Date().toISOString()}\n`;

export const writeManifest = (folder: string, written: HashedManifest): void =>
  writeFileSync(join(folder, backupParts.manifest), manifestText(written), { flush: true });

/** Throws `NoWholeBackup` when the folder holds none. */
export function readManifest(folder: string): BackupManifest {
  try {
    return parseManifest(readFileSync(join(folder, backupParts.manifest), "utf8"), folder);
  } catch (error) {
    if (["ENOENT", "ENOTDIR"].includes((error as NodeJS.ErrnoException).code ?? "")) return parseManifest("", folder);
    throw error;
  }
}

/** Throws `NoWholeBackup` for another text. */
export function parseManifest(text: string, address: string): BackupManifest {
  try {
    return manifest.parse(JSON.parse(text));
  } catch {
    throw new NoWholeBackup(`${address} holds no whole backup: ${backupParts.manifest} is missing or another one.`);
  }
}
