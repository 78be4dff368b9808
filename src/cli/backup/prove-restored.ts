import { join } from "node:path";
import pg from "pg";
import type { Config } from "../../config.ts";
import type { OpenInstallation, Opening } from "../../open-installation.ts";
import { problemsAgainst, verifyBooks } from "../verify-ledger/verify-ledger.ts";
import { type BackupManifest, backupParts } from "./backup-folder.ts";
import { restoreDump } from "./own-database.ts";
import { rowsWithoutFile, unreadablePages } from "./queries-restored.ts";

/** Opens an installation, works with it and closes it. Returns the exit code. */
export type WithConfiguredInstallation = (
  config: Config,
  work: (installation: OpenInstallation) => Promise<number>,
  opening?: Pick<Opening, "beforeMigrations" | "mustExist">,
) => Promise<number>;

type Restored = { folder: string; manifest: BackupManifest; config: Config; everyPage?: boolean };

/**
 * Opens what was restored, brings it to this version and verifies books, logs and files. Prints what differs and returns
 * the exit code.
 */
export function proveRestored(
  { folder, manifest, config, everyPage = false }: Restored,
  withInstallation: WithConfiguredInstallation,
): Promise<number> {
  const differences: string[] = [];
  return withInstallation(
    config,
    async ({ database }) => {
      differences.push(...(await rowsWithoutFile(database.pool, join(folder, backupParts.files))));
      return verifyBooks(database.pool, { keep: undefined, against: undefined }, differences);
    },
    // A migration may rewrite chains, so compare before migrating: the backup's ends are of its own version.
    {
      beforeMigrations: async (ownerUrl) => {
        if (manifest.database === "own") await restoreDump(ownerUrl, join(folder, backupParts.dump));
        const pool = new pg.Pool({ connectionString: ownerUrl, max: 1 });
        // Unheard, a connection that breaks between two statements would end the process.
        pool.on("error", () => {}).on("connect", (client) => client.on("error", () => {}));
        differences.push(...(await problemsAgainst(pool, join(folder, backupParts.ends))));
        if (everyPage) differences.push(...(await unreadablePages(pool)));
        await pool.end();
        console.log(`Restored the backup of ${manifest.madeAt}.`);
      },
    },
  );
}
