import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Binaries } from "./binaries.ts";
import type { ServerPlace } from "./data-directory.ts";
import { EmbeddedPostgresError } from "./error.ts";
import { isPostgresOf, isRunning } from "./processes.ts";
import { endServer } from "./signal.ts";

/**
 * Clears what a Byline left that was killed: its server, which goes on by itself, or only the note of a process number
 * that means nothing any more. We hold the data directory, so whatever server still runs on it has lost its owner.
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
 * PostgreSQL believes a noted process number that exists again (after a reboot, or a dead one not yet collected) and
 * would refuse to start. The number of its parent it doesn't believe; the note's other lines stay, since by them
 * PostgreSQL finds sessions of the dead server that still write.
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
