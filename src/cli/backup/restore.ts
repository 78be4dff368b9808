import { cpSync, existsSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import pg from "pg";
import { createDataDirectory } from "#embedded-postgres/hold.ts";
import type { Config } from "../../config.ts";
import type { OpenInstallation } from "../../open-installation.ts";
import { keyFile } from "../../sealing-key.ts";
import { problemsAgainst, verifyBooks } from "../verify-ledger/verify-ledger.ts";
import { BackupError, type BackupManifest, backupParts, readManifest } from "./backup-folder.ts";
import { restoreDump } from "./own-database.ts";

type RestoreConfig = Pick<Config, "dataDirectory" | "embeddedDatabase" | "DATABASE_URL" | "DATABASE_OWNER_URL">;

/**
 * Restores into an empty `DATA_DIR` and, with a database of one's own, an empty database. Verifies the books against
 * the backup's chain ends. Returns the exit code: 1 when anything differs. Throws `BackupError`.
 */
export async function restore(
  from: string,
  config: RestoreConfig,
  withInstallation: (
    work: (installation: OpenInstallation) => Promise<number>,
    beforeMigrations: (ownerUrl: string) => Promise<void>,
  ) => Promise<number>,
): Promise<number> {
  const folder = resolve(from);
  const manifest = readManifest(folder);
  refuseMixed(manifest, config);
  const { dataDirectory } = config;
  if (existsSync(dataDirectory) && readdirSync(dataDirectory).length > 0)
    throw new BackupError(`${dataDirectory} is not empty. Set DATA_DIR to a new folder.`);
  createDataDirectory(dataDirectory);
  const data = join(folder, backupParts.data);
  if (existsSync(data)) cpSync(data, dataDirectory, { recursive: true, preserveTimestamps: true });
  if (manifest.database === "embedded")
    cpSync(join(folder, backupParts.cluster), join(dataDirectory, "postgres"), { recursive: true });
  else await restoreDump(config.DATABASE_OWNER_URL ?? config.DATABASE_URL ?? "", join(folder, backupParts.dump));
  console.log(`Restored the backup of ${manifest.madeAt}.`);
  if (!existsSync(join(dataDirectory, keyFile)))
    console.log(
      `It holds no identity key: put yours to ${join(dataDirectory, keyFile)} or set IDENTITY_KEY before you start, else documents and bank details stay sealed.`,
    );
  let differences: string[] = [];
  return withInstallation(
    ({ database }) => verifyBooks(database.pool, { keep: undefined, against: undefined }, differences),
    // A migration may rewrite chains, so compare before migrating: the backup's ends are of its own version.
    async (ownerUrl) => {
      const pool = new pg.Pool({ connectionString: ownerUrl, max: 1 });
      differences = await problemsAgainst(pool, join(folder, backupParts.ends));
      await pool.end();
    },
  );
}

function refuseMixed({ database }: BackupManifest, { embeddedDatabase }: RestoreConfig): void {
  if (database === "embedded" && !embeddedDatabase)
    throw new BackupError("This backup is of the embedded database. Unset DATABASE_URL to restore it.");
  if (database === "own" && embeddedDatabase)
    throw new BackupError("This backup is of a database of your own. Set DATABASE_URL to an empty one to restore it.");
}
