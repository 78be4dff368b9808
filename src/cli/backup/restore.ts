import { chmodSync, cpSync, existsSync, lchownSync, lstatSync, readdirSync, type Stats, statSync } from "node:fs";
import { join } from "node:path";
import { createDataDirectory } from "#embedded-postgres/hold.ts";
import { isRoot } from "#platform/processes/service-user.ts";
import type { Config } from "../../config.ts";
import { keyFile } from "../../sealing-key.ts";
import { BackupError, type BackupManifest, backupParts } from "./backup-folder.ts";
import { refuseDamaged } from "./hashes.ts";
import { openPlace } from "./open-place.ts";
import { makeEmptyFolders } from "./paths.ts";
import type { OpenedBackup } from "./place.ts";
import { proveRestored, type WithConfiguredInstallation } from "./prove-restored.ts";
import { inScratchFolder } from "./scratch-folder.ts";

/**
 * Restores into an empty `DATA_DIR` and, with a database of one's own, an empty database. Proves the copy by its hashes
 * before it touches anything, and the books against the backup's chain ends after. Returns the exit code: 1 when
 * anything differs. Throws `BackupError`.
 */
export async function restore(
  from: string,
  config: Config,
  withInstallation: WithConfiguredInstallation,
): Promise<number> {
  const place = await openPlace(from);
  const manifest = await place.readManifest();
  refuseMixed(manifest, config);
  const { dataDirectory } = config;
  if (existsSync(dataDirectory) && readdirSync(dataDirectory).length > 0)
    throw new BackupError(`${dataDirectory} is not empty. Set DATA_DIR to a new folder.`);
  return place.open((opened) => {
    refuseUnproven(opened, manifest);
    layFiles(opened.folder, manifest, dataDirectory);
    if (!existsSync(join(dataDirectory, keyFile)))
      console.log(
        `The backup of ${manifest.madeAt} holds no identity key: put yours to ${join(dataDirectory, keyFile)} or set IDENTITY_KEY before you start, else documents and bank details stay sealed.`,
      );
    return proveRestored({ folder: opened.folder, manifest, config }, withInstallation);
  });
}

/**
 * Restores to a scratch folder with an embedded database, reads every page and verifies the books; then removes it.
 * Returns the exit code. Throws `BackupError`.
 */
export async function checkBackup(
  from: string,
  config: Config,
  withInstallation: WithConfiguredInstallation,
): Promise<number> {
  const place = await openPlace(from);
  const manifest = await place.readManifest();
  return place.open((opened) => {
    refuseUnproven(opened, manifest);
    return inScratchFolder({ name: "check" }, (scratch) => {
      // As root PostgreSQL runs under another account, which must be able to pass.
      chmodSync(scratch, 0o711);
      layFiles(opened.folder, manifest, scratch);
      const apart = { ...config, ...anEmbeddedDatabase, dataDirectory: scratch };
      return proveRestored({ folder: opened.folder, manifest, config: apart, everyPage: true }, withInstallation);
    });
  });
}

const anEmbeddedDatabase = {
  embeddedDatabase: true,
  FILES_BUCKET: undefined,
  DATABASE_URL: undefined,
  DATABASE_OWNER_URL: undefined,
  DATABASE_DIRECT_URL: undefined,
  DATABASE_REPLICA_URL: undefined,
  EMBEDDED_DATABASE_PORT: 0,
} satisfies Partial<Config>;

function refuseUnproven(opened: OpenedBackup, manifest: BackupManifest): void {
  if (manifest.format === 2) refuseDamaged(opened, manifest);
  else
    console.log(
      `An older Byline made this backup of ${manifest.madeAt}, without hashes: damage shows only where the books are read.`,
    );
}

function layFiles(folder: string, manifest: BackupManifest, dataDirectory: string): void {
  createDataDirectory(dataDirectory);
  const data = join(folder, backupParts.data);
  if (existsSync(data)) cpSync(data, dataDirectory, { recursive: true, preserveTimestamps: true });
  if (manifest.database === "embedded")
    cpSync(join(folder, backupParts.cluster), join(dataDirectory, "postgres"), { recursive: true });
  makeEmptyFolders(folder, dataDirectory);
  if (existsSync(data))
    for (const name of readdirSync(data)) closeToOthers(join(dataDirectory, name), statSync(dataDirectory));
}

/** Keys, passwords and documents are for the folder's account alone; a copy of a backup comes with any modes. */
function closeToOthers(path: string, owner: Pick<Stats, "uid" | "gid">): void {
  const entry = lstatSync(path, { throwIfNoEntry: false });
  if (!entry) return;
  if (isRoot()) lchownSync(path, owner.uid, owner.gid);
  if (entry.isSymbolicLink()) return;
  chmodSync(path, entry.isDirectory() ? 0o700 : 0o600);
  if (entry.isDirectory()) for (const name of readdirSync(path)) closeToOthers(join(path, name), owner);
}

function refuseMixed({ database }: BackupManifest, { embeddedDatabase }: Config): void {
  if (database === "embedded" && !embeddedDatabase)
    throw new BackupError("This backup is of the embedded database. Unset DATABASE_URL to restore it.");
  if (database === "own" && embeddedDatabase)
    throw new BackupError("This backup is of a database of your own. Set DATABASE_URL to an empty one to restore it.");
}
