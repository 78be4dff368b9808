import { constants } from "node:fs";
import { chmod, copyFile, mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { withSession } from "#platform/database/session.ts";

/** PostgreSQL makes their contents anew at each start; the empty folders must exist. */
const emptied = new Set([
  "pg_wal",
  "log",
  "pg_dynshmem",
  "pg_notify",
  "pg_replslot",
  "pg_serial",
  "pg_snapshots",
  "pg_stat_tmp",
  "pg_subtrans",
]);
const leftOut = /^(postmaster\.(pid|opts)|backup_label.*|tablespace_map.*|pgsql_tmp.*|pg_internal\.init.*)$/;

/**
 * Copies a running cluster to a new folder `target`, by PostgreSQL's low-level API ("Continuous Archiving"). Files
 * change while they are copied: the log written meanwhile makes them whole at the first start. A replication slot keeps
 * that log until it is copied.
 */
export function copyCluster(ownerUrl: string, cluster: string, target: string): Promise<void> {
  // Start and stop belong to one session: should it end between them, PostgreSQL cancels the backup.
  return withSession({ connectionString: ownerUrl }, async (session) => {
    await session.query("SELECT pg_create_physical_replication_slot('byline_backup', true, true)");
    const started = await session.query<{ file: string }>(
      "SELECT pg_walfile_name(pg_backup_start('byline', true)) AS file",
    );
    await copyFolder(cluster, target);
    const stopped = await session.query<{ file: string; label: string }>(
      "SELECT pg_walfile_name(lsn) AS file, labelfile AS label FROM pg_backup_stop(false)",
    );
    const [first, last] = [started.rows[0]?.file, stopped.rows[0]];
    if (!first || !last) throw new Error("PostgreSQL named no log of the backup");
    await writeFile(join(target, "backup_label"), last.label, { mode: 0o600 });
    await copyLog(join(cluster, "pg_wal"), join(target, "pg_wal"), { first, last: last.file });
  });
}

async function copyFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { mode: 0o700 });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (leftOut.test(entry.name)) continue;
    const [source, copy] = [join(from, entry.name), join(to, entry.name)];
    if (!entry.isDirectory()) await copyWhatIsThere(source, copy);
    else if (emptied.has(entry.name)) await mkdir(copy, { mode: 0o700 });
    else await copyFolder(source, copy);
  }
}

/** Copies the backup's segments from first to last, and the timelines' histories. */
async function copyLog(from: string, to: string, { first, last }: { first: string; last: string }): Promise<void> {
  for (const name of (await readdir(from)).sort()) {
    const isSegment = /^[0-9A-F]{24}$/.test(name) && name >= first && name <= last;
    if (isSegment || name.endsWith(".history")) await copyWhatIsThere(join(from, name), join(to, name));
  }
}

/** A table may be dropped during the copy; the log knows. */
async function copyWhatIsThere(from: string, to: string): Promise<void> {
  try {
    await copyFile(from, to, constants.COPYFILE_FICLONE);
    await chmod(to, 0o600);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
}
