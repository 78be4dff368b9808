import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { getCACertificates } from "node:tls";
import { withSession } from "#platform/database/session.ts";
import { BackupError } from "./backup-folder.ts";
import { inScratchFolder } from "./scratch-folder.ts";

/** Throws `BackupError` with the message of `pg_dump`. */
export const dumpDatabase = (ownerUrl: string, file: string): Promise<void> =>
  run(ownerUrl, "pg_dump", ["--format=custom", "--no-owner", "--no-privileges", `--file=${file}`]);

/** Restores into an empty database; the next start's migrations add the grants. Throws `BackupError`. */
export async function restoreDump(ownerUrl: string, file: string): Promise<void> {
  const { rowCount } = await withSession({ connectionString: ownerUrl }, (client) =>
    client.query(
      "SELECT FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace WHERE nspname NOT LIKE 'pg\\_%' AND nspname <> 'information_schema' LIMIT 1",
    ),
  );
  if (rowCount) throw new BackupError("The database of DATABASE_URL is not empty. Make a new one for the restore.");
  await run(ownerUrl, "pg_restore", ["--no-owner", "--no-privileges", "--exit-on-error", file]);
}

/** The password goes by the environment: other accounts can read a program's arguments. */
function run(ownerUrl: string, program: string, words: string[]): Promise<void> {
  const url = new URL(ownerUrl);
  const PGPASSWORD = decodeURIComponent(url.password);
  url.password = "";
  // The search path is Byline's own, and libpq reads its escapes otherwise.
  url.searchParams.delete("options");
  return withAuthorities(url, (authorities) => {
    const env = { ...process.env, ...(PGPASSWORD && { PGPASSWORD }), ...authorities };
    const { error, status, stderr } = spawnSync(program, [`--dbname=${url.href}`, ...words], { encoding: "utf8", env });
    if (error && (error as NodeJS.ErrnoException).code === "ENOENT")
      throw new BackupError(
        `${program} is not installed. Install PostgreSQL's client programs, of the server's version.`,
      );
    if (error) throw error;
    if (status !== 0) throw new BackupError(`${program} failed: ${stderr.trim().split("\n").at(-1)}`);
  });
}

/** PostgreSQL's programs know no authorities by themselves, so they get Byline's own (decision 0302). */
async function withAuthorities(
  { searchParams }: URL,
  work: (environment: { PGSSLROOTCERT?: string }) => void,
): Promise<void> {
  const isVerified = searchParams.get("sslmode")?.startsWith("verify-") ?? false;
  if (!isVerified || searchParams.has("sslrootcert") || process.env.PGSSLROOTCERT) return work({});
  return inScratchFolder({ name: "authorities" }, async (folder) => {
    const PGSSLROOTCERT = join(folder, "authorities.pem");
    writeFileSync(PGSSLROOTCERT, getCACertificates().join("\n"));
    work({ PGSSLROOTCERT });
  });
}
