import { setTimeout as sleep } from "node:timers/promises";
import { EmbeddedPostgresError } from "./error.ts";
import { stopOrphan } from "./orphan.ts";
import { launch, type Postmaster, type ServerOptions } from "./postmaster.ts";
import { waitUntilReady } from "./readiness.ts";
import { endServer } from "./signal.ts";

type Options = ServerOptions & { password: string; log: (line: string) => void };

export type Supervised = { processId(): number | undefined; stop(): Promise<void> };

const firstPauseMilliseconds = 100;
const longestPauseMilliseconds = 5_000;
const longer = (pause: number) => Math.min(pause * 2, longestPauseMilliseconds);

/**
 * Starts the server and restarts it on the same port when it dies, with growing pauses, until `stop()`. Ends it when
 * this process exits without `stop()`.
 */
export async function supervise(options: Options): Promise<Supervised> {
  const { binaries, log } = options;
  let current: Postmaster | undefined;
  const stopping = new AbortController();

  const start = async () => {
    current = launch(options);
    if (!(await waitUntilReady(options.port, options.password, current.running, log))) {
      throw new EmbeddedPostgresError(`The database server could not start: ${current.complaint()}`);
    }
    return current;
  };
  const end = async () => {
    if (current?.running() && current.processId) await endServer(current.processId, binaries);
  };

  const watch = async (server: Postmaster) => {
    await server.exited;
    if (stopping.signal.aborted) return;
    log(`the database server ended by itself (${server.howItEnded()}): starting it again`);
    const next = await startAgain();
    if (next) watched = watch(next);
  };
  const startAgain = async () => {
    for (let pause = firstPauseMilliseconds; !stopping.signal.aborted; pause = longer(pause)) {
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => {});
      if (stopping.signal.aborted) return;
      try {
        await stopOrphan(options.place, binaries, log);
        if (stopping.signal.aborted) return;
        return await start();
      } catch (error) {
        await end();
        if (!stopping.signal.aborted) log(`the database server did not come back: ${(error as Error).message}`);
      }
    }
  };

  const lastWord = () => {
    if (current?.running() && current.processId) process.kill(current.processId, "SIGINT");
  };
  process.on("exit", lastWord);
  const stop = async () => {
    stopping.abort();
    await end();
    await watched;
    process.off("exit", lastWord);
  };

  let watched: Promise<void> = Promise.resolve();
  try {
    watched = watch(await start());
  } catch (error) {
    await stop();
    throw error;
  }
  return { processId: () => (current?.running() ? current.processId : undefined), stop };
}
