import { cpSync, existsSync, readdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { copyCluster } from "#embedded-postgres/backup/base-backup.ts";
import type { Config } from "../../config.ts";
import type { OpenInstallation } from "../../open-installation.ts";
import { keyFile } from "../../sealing-key.ts";
import { readChainEnds } from "../verify-ledger/chains.ts";
import { writeEnds } from "../verify-ledger/ends.ts";
import { backupParts, makeBackupFolder, writeManifest } from "./backup-folder.ts";
import { dumpDatabase } from "./own-database.ts";

/** Parts of `DATA_DIR` to leave out: the database is copied separately, the others belong to one machine or run. */
const ofThisMachine = /^(postgres|postgres\.new-.*|postgresql-.*|database-location|database\.lock|byline\.pid)$/;

/**
 * Backs up a running Byline, with everything acknowledged before it began. Copies the database first, so that every
 * file named in a row is there. Returns the exit code.
 */
export async function backUp(
  { database, ownerUrl, dataPath }: Pick<OpenInstallation, "database" | "ownerUrl" | "dataPath">,
  { dataDirectory, embeddedDatabase }: Pick<Config, "dataDirectory" | "embeddedDatabase">,
  target: string,
  { withIdentityKey = false }: { withIdentityKey?: boolean } = {},
): Promise<number> {
  const folder = resolve(target);
  makeBackupFolder(folder);
  const madeAt = new Date().toISOString();
  writeFileSync(join(folder, backupParts.ends), writeEnds(await readChainEnds(database.pool)));
  const { rows } = await database.pool.query<{ postgres: string }>(
    "SELECT current_setting('server_version') AS postgres",
  );
  if (embeddedDatabase) await copyCluster(ownerUrl, dataPath, join(folder, backupParts.cluster));
  else dumpDatabase(ownerUrl, join(folder, backupParts.dump));
  const isKeyHere = existsSync(join(dataDirectory, keyFile));
  copyData(dataDirectory, join(folder, backupParts.data), (name) => withIdentityKey || name !== keyFile);
  writeManifest(folder, {
    format: 1,
    madeAt,
    database: embeddedDatabase ? "embedded" : "own",
    postgres: rows[0]?.postgres ?? "",
  });
  console.log(`The backup is in ${folder}. It holds passwords and keys: keep it where only you can read it.`);
  if (isKeyHere && !withIdentityKey)
    console.log(
      `${join(dataDirectory, keyFile)} is not in it: with this key beside them, identity documents and bank details would be open. Keep the key apart, or take it along with --with-identity-key.`,
    );
  return 0;
}

function copyData(dataDirectory: string, target: string, isTaken: (name: string) => boolean): void {
  if (!existsSync(dataDirectory)) return;
  for (const name of readdirSync(dataDirectory))
    if (!ofThisMachine.test(name) && isTaken(name))
      cpSync(join(dataDirectory, name), join(target, name), { recursive: true, preserveTimestamps: true });
}
