import { spawnSync } from "node:child_process";
import type { Binaries } from "./binaries.ts";
import { ended } from "./processes.ts";

/** Finish and write down; drop everything (recovers at the next start); be killed. */
const steps = [
  { signal: "INT", patienceMilliseconds: 8_000 },
  { signal: "QUIT", patienceMilliseconds: 2_000 },
  { signal: "KILL", patienceMilliseconds: 2_000 },
] as const;

/** Ends the server, harder each time it doesn't obey. Returns false when this account may not end it. */
export async function endServer(processId: number, binaries: Binaries): Promise<boolean> {
  for (const { signal, patienceMilliseconds } of steps) {
    if (!send(processId, signal, binaries)) return ended(processId, 0);
    if (await ended(processId, patienceMilliseconds)) return true;
  }
  return false;
}

/** Windows has no signals: `pg_ctl` stands in. */
function send(processId: number, signal: "INT" | "QUIT" | "KILL", binaries: Binaries): boolean {
  if (process.platform === "win32" && signal !== "KILL") {
    return spawnSync(binaries.program("pg_ctl"), ["kill", signal, String(processId)], { stdio: "ignore" }).status === 0;
  }
  try {
    return process.kill(processId, `SIG${signal}`);
  } catch {
    return false;
  }
}
