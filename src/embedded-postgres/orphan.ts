import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Binaries } from "./binaries.ts";
import type { ServerPlace } from "./data-directory.ts";
import { EmbeddedPostgresError } from "./error.ts";
import { isPostgresOf, isRunning } from "./processes.ts";
import { endServer } from "./signal.ts";

/**
 * Stops the server that a killed Byline left running, or removes its stale process number. Safe because we hold the
 * data directory: any server on it has lost its owner.
 */
export async function stopOrphan(
  { home }: ServerPlace,
  binaries: Binaries,
  log: (line: string) => void,
): Promise<void> {
  const cluster = join(home, "postgres");
  const note = join(cluster, "postmaster.pid");
  const processId = notedProcess(note);
  if (processId === undefined) return;
  if (isRunning(processId) && isPostgresOf(processId, cluster)) {
    log(`stopping the database server that an earlier Byline left behind (process ${processId})`);
    if (!(await endServer(processId, binaries))) {
      throw new EmbeddedPostgresError(
        `A database server (process ${processId}) still uses ${cluster} and can't be stopped by this account. Stop it and start again.`,
      );
    }
  }
  disown(note);
}

/**
 * PostgreSQL refuses to start when a noted process number exists again, unless it is its parent's. The other lines
 * stay: PostgreSQL finds the dead server's writing sessions by them.
 */
function disown(note: string): void {
  if (process.platform === "win32") rmSync(note, { force: true });
  if (!existsSync(note)) return;
  const [, ...others] = readFileSync(note, "utf8").split("\n");
  writeFileSync(note, [process.pid, ...others].join("\n"));
}

function notedProcess(note: string): number | undefined {
  if (!existsSync(note)) return undefined;
  const processId = Number.parseInt(readFileSync(note, "utf8"), 10);
  return processId > 0 && processId !== process.pid ? processId : undefined;
}
