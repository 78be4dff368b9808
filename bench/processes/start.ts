import { type ChildProcess, fork } from "node:child_process";
import { createWriteStream } from "node:fs";
import { fileURLToPath } from "node:url";

/** The loop's longest silence since it was last asked for, and the process's memory. */
export type ProcessState = { silenceMilliseconds: number; megabytes: number };

export type RunningProcess = { url: string; pid: number; stop(): Promise<void>; state(): Promise<ProcessState> };

/** Resolves when the process listens. Its output goes to `outputFile`, as logs do in production. */
export async function startProcess(
  name: "byline" | "bare" | "streams",
  env: Record<string, string>,
  outputFile: string,
): Promise<RunningProcess> {
  const child = fork(fileURLToPath(new URL(`${name}.ts`, import.meta.url)), {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  child.stdout?.pipe(createWriteStream(outputFile));
  const url = await new Promise<string>((resolve, reject) => {
    child.once("message", (address) => resolve(String(address)));
    child.once("exit", (code) => reject(new Error(`${name} ended with ${code}`)));
  });
  const state = () =>
    new Promise<ProcessState>((resolve) => {
      child.once("message", (told) => resolve(told as ProcessState));
      child.send("state");
    });
  return { url, pid: child.pid ?? 0, stop: () => stopped(child), state };
}

function stopped(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once("exit", () => resolve());
    child.kill("SIGTERM");
  });
}
