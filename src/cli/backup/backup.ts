import { cpSync, existsSync, readdirSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { copyCluster } from "#embedded-postgres/backup/base-backup.ts";
import { copyFiles } from "#platform/files/copy-files.ts";
import { openFileStore, openFolderStore } from "#platform/files/store.ts";
import packageJson from "../../../package.json" with { type: "json" };
import { type Config, filePlaceOf, marketplaceIndexName } from "../../config.ts";
import type { OpenInstallation } from "../../open-installation.ts";
import { keyFile } from "../../sealing-key.ts";
import { readChainEnds } from "../verify-ledger/chains.ts";
import { writeEnds } from "../verify-ledger/ends.ts";
import { backupParts, type HashedManifest } from "./backup-folder.ts";
import { writeHashes } from "./hashes.ts";
import { openPlace } from "./open-place.ts";
import { dumpDatabase } from "./own-database.ts";
import { writeEmptyFolders } from "./paths.ts";

/** Parts of `DATA_DIR` to leave out: the database is copied separately, the others belong to one machine or run. */
const ofThisMachine = /^(postgres|postgres\.new-.*|postgresql-.*|database-location|database\.lock|byline\.pid)$/;

type BackedUp = Pick<OpenInstallation, "database" | "ownerUrl" | "dataPath">;
type BackedUpConfig = Pick<Config, "dataDirectory" | "embeddedDatabase" | "FILES_BUCKET">;

/**
 * Backs up a running Byline to a folder or a bucket, with everything acknowledged before it began. Returns the exit
 * code.
 */
export async function backUp(
  installation: BackedUp,
  config: BackedUpConfig,
  target: string,
  { withIdentityKey = false }: { withIdentityKey?: boolean } = {},
): Promise<number> {
  const { dataDirectory } = config;
  const place = await openPlace(target);
  place.refuseWithin(config);
  const { files } = await place.keep((folder) => writeBackup(installation, config, folder, withIdentityKey));
  console.log(
    `The backup is in ${place.address}: ${files} files. It holds passwords and keys: keep it where only you can read it.`,
  );
  if (existsSync(join(dataDirectory, keyFile)) && !withIdentityKey)
    console.log(
      `${join(dataDirectory, keyFile)} is not in it: with this key beside them, identity documents and bank details would be open. Keep the key apart, or take it along with --with-identity-key.`,
    );
  return 0;
}

async function writeBackup(
  { database, ownerUrl, dataPath }: BackedUp,
  config: BackedUpConfig,
  folder: string,
  withIdentityKey: boolean,
): Promise<HashedManifest> {
  const { dataDirectory, embeddedDatabase } = config;
  const madeAt = new Date().toISOString();
  writeFileSync(join(folder, backupParts.ends), writeEnds(await readChainEnds(database.pool)));
  const { rows } = await database.pool.query<{ postgres: string }>(
    "SELECT current_setting('server_version') AS postgres",
  );
  await aroundFiles(config, folder, async () => {
    if (embeddedDatabase) await copyCluster(ownerUrl, dataPath, join(folder, backupParts.cluster));
    else await dumpDatabase(ownerUrl, join(folder, backupParts.dump));
  });
  copyRest(dataDirectory, join(folder, backupParts.data), (name) => withIdentityKey || name !== keyFile);
  writeEmptyFolders(folder);
  return {
    format: 2,
    madeAt,
    byline: packageJson.version,
    database: embeddedDatabase ? "embedded" : "own",
    postgres: rows[0]?.postgres ?? "",
    ...writeHashes(folder),
  };
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
