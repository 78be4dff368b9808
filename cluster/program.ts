import type { ChildProcess } from "node:child_process";
import { until } from "../test/process.ts";
import { endWithProcess } from "./ends.ts";

/** Something of the cluster that dies at once, and starts again as it was. */
export type ClusterPart = { kill: () => Promise<unknown>; start: () => Promise<unknown> };

export type RunningProgram = ClusterPart & { pid: () => number };

type Program = { spawn: () => ChildProcess; isReady: () => Promise<boolean> };

/** Resolves when it is ready, as `start` does after each kill. */
export async function runProgram({ spawn, isReady }: Program): Promise<RunningProgram> {
  let running: { child: ChildProcess; exited: Promise<unknown>; forget: () => void };
  const kill = async () => {
    running.child.kill("SIGKILL");
    await running.exited;
    running.forget();
  };
  const start = async () => {
    const child = spawn();
    running = {
      child,
      exited: new Promise((resolve) => child.once("exit", resolve)),
      forget: endWithProcess(() => child.kill("SIGKILL")),
    };
    const ended = running.exited.then((code) => {
      throw new Error(`it ended with ${code} before it was ready`);
    });
    await Promise.race([until(isReady, 180_000), ended]).catch(async (error) => {
      await kill();
      throw error;
    });
  };
  await start();
  return { kill, start, pid: () => running.child.pid ?? 0 };
}
