import { execFileSync } from "node:child_process";
import { readFileSync, readlinkSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

/** False for an ended process that nobody collected, as in containers without an init. */
export function isRunning(processId: number): boolean {
  try {
    process.kill(processId, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EPERM") return false;
  }
  return process.platform !== "linux" || !/\) [ZX] /.test(readOr("", `/proc/${processId}/stat`));
}

/** Guards against a process number that the system gave to another program later. */
export function isPostgresOf(processId: number, cluster: string): boolean {
  const words = commandOf(processId).replaceAll(/["\0]/g, " ");
  if (!/^\s*(\S.*[\\/])?postgres(\.exe)? /.test(words)) return false;
  return words.includes(` -D ${cluster} `) || workingFolderOf(processId) === cluster;
}

/** Waits at most so long. Returns whether the process has ended. */
export async function ended(processId: number, withinMilliseconds: number): Promise<boolean> {
  const deadline = Date.now() + withinMilliseconds;
  while (isRunning(processId)) {
    if (Date.now() > deadline) return false;
    await sleep(50);
  }
  return true;
}

function commandOf(processId: number): string {
  if (process.platform === "linux") return readOr("", `/proc/${processId}/cmdline`);
  const query = `(Get-CimInstance Win32_Process -Filter 'ProcessId=${processId}').CommandLine`;
  const [program, parameters] =
    process.platform === "win32"
      ? (["powershell", ["-NoProfile", "-Command", query]] as const)
      : (["ps", ["-ww", "-o", "command=", "-p", String(processId)]] as const);
  try {
    return execFileSync(program, parameters, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  } catch {
    return "";
  }
}

function workingFolderOf(processId: number): string | undefined {
  try {
    return readlinkSync(`/proc/${processId}/cwd`);
  } catch {
    return undefined;
  }
}

function readOr(otherwise: string, file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return otherwise;
  }
}
