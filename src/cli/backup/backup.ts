import { cpSync, existsSync, readdirSync, writeFileSync } from "node:fs";
import { basename, join, relative, resolve } from "node:path";
import { copyCluster } from "#embedded-postgres/backup/base-backup.ts";
import { copyFiles } from "#platform/files/copy-files.ts";
import { openFileStore, openFolderStore } from "#platform/files/store.ts";
import packageJson from "../../../package.json" with { type: "json" };
import { type Config, filePlaceOf, marketplaceIndexName } from "../../config.ts";
import type { OpenInstallation } from "../../open-installation.ts";
import { keyFile } from "../../sealing-key.ts";
import { readChainEnds } from "../verify-ledger/chains.ts";
import { writeEnds } from "../verify-ledger/ends.ts";
import { BackupError, backupParts, makeBackupFolder, writeManifest } from "./backup-folder.ts";
import { writeHashes } from "./hashes.ts";
import { dumpDatabase } from "./own-database.ts";

/** Parts of `DATA_DIR` to leave out: the database is copied separately, the others belong to one machine or run. */
const ofThisMachine = /^(postgres|postgres\.new-.*|postgresql-.*|database-location|database\.lock|byline\.pid)$/;

type BackedUp = Pick<OpenInstallation, "database" | "ownerUrl" | "dataPath">;

/**
 * Backs up a running Byline, with everything acknowledged before it began, and a hash for each file. Returns the exit
 * code.
 */
export async function backUp(
  { database, ownerUrl, dataPath }: BackedUp,
  config: Pick<Config, "dataDirectory" | "embeddedDatabase" | "FILES_BUCKET">,
  target: string,
  { withIdentityKey = false }: { withIdentityKey?: boolean } = {},
): Promise<number> {
  const { dataDirectory, embeddedDatabase } = config;
  const folder = resolve(target);
  refuseInside(dataDirectory, folder);
  makeBackupFolder(folder);
  const madeAt = new Date().toISOString();
  writeFileSync(join(folder, backupParts.ends), writeEnds(await readChainEnds(database.pool)));
  const { rows } = await database.pool.query<{ postgres: string }>(
    "SELECT current_setting('server_version') AS postgres",
  );
  await aroundFiles(config, folder, async () => {
    if (embeddedDatabase) await copyCluster(ownerUrl, dataPath, join(folder, backupParts.cluster));
    else dumpDatabase(ownerUrl, join(folder, backupParts.dump));
  });
  const isKeyHere = existsSync(join(dataDirectory, keyFile));
  copyRest(dataDirectory, join(folder, backupParts.data), (name) => withIdentityKey || name !== keyFile);
  const hashed = writeHashes(folder);
  writeManifest(folder, {
    format: 2,
    madeAt,
    byline: packageJson.version,
    database: embeddedDatabase ? "embedded" : "own",
    postgres: rows[0]?.postgres ?? "",
    ...hashed,
  });
  console.log(
    `The backup is in ${folder}: ${hashed.files} files. It holds passwords and keys: keep it where only you can read it.`,
  );
  if (isKeyHere && !withIdentityKey)
    console.log(
      `${join(dataDirectory, keyFile)} is not in it: with this key beside them, identity documents and bank details would be open. Keep the key apart, or take it along with --with-identity-key.`,
    );
  return 0;
}

function refuseInside(dataDirectory: string, folder: string): void {
  const way = relative(dataDirectory, folder);
  if (way === "" || !way.startsWith(".."))
    throw new BackupError(`${folder} lies in DATA_DIR, which is backed up. Name a folder outside of it.`);
}

/**
 * Copies uploaded files before the database and once more after it: one that is deleted meanwhile still has its row in
 * the copy, and one that comes has it already.
 */
async function aroundFiles(
  config: Pick<Config, "dataDirectory" | "FILES_BUCKET">,
  folder: string,
  copyDatabase: () => Promise<void>,
): Promise<void> {
  const store = openFileStore(filePlaceOf(config));
  const copy = openFolderStore(join(folder, backupParts.files));
  await copyFiles(store, copy);
  await copyDatabase();
  await copyFiles(store, copy);
}

function copyRest(dataDirectory: string, target: string, isTaken: (name: string) => boolean): void {
  if (!existsSync(dataDirectory)) return;
  for (const name of readdirSync(dataDirectory)) {
    const isApart = name === basename(backupParts.files) || name.startsWith(marketplaceIndexName);
    if (!isApart && !ofThisMachine.test(name) && isTaken(name))
      cpSync(join(dataDirectory, name), join(target, name), { recursive: true, preserveTimestamps: true });
  }
}
