import { existsSync, readFileSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { recordedHome } from "./data-directory.ts";
import { databaseUrl, waitUntilReady } from "./readiness.ts";
import { passwordOf } from "./superuser.ts";

/** PostgreSQL writes its port into this line of its process file. */
const portLine = 3;

/**
 * Reads a running Byline's database from PostgreSQL's process file and the password beside it. Undefined without that
 * file.
 */
export async function runningPostgres(
  dataDirectory: string,
  log: (line: string) => void,
): Promise<{ ownerUrl: string; dataPath: string } | undefined> {
  const directory = realpathSync(dataDirectory);
  const home = recordedHome(directory) ?? directory;
  const dataPath = join(home, "postgres");
  const note = join(dataPath, "postmaster.pid");
  if (!existsSync(note)) return undefined;
  const port = Number(readFileSync(note, "utf8").split("\n")[portLine]);
  if (!Number.isInteger(port) || port <= 0) return undefined;
  const password = passwordOf(directory, { home, user: undefined });
  await waitUntilReady(port, password, () => existsSync(note), log);
  return { ownerUrl: databaseUrl(port, password, "byline"), dataPath };
}
