import { parentPort } from "node:worker_threads";

/** What a thread is asked: a function of a module, by name. */
export type ThreadCall = { module: string; name: string; given: unknown[] };
export type ThreadAnswer = { result: unknown } | { problem: string };

/** The body of a thread: imports what it is asked for and answers, one call after the other. */
parentPort?.on("message", async ({ module, name, given }: ThreadCall) => {
  parentPort?.postMessage(await answer(module, name, given));
});

async function answer(module: string, name: string, given: unknown[]): Promise<ThreadAnswer> {
  try {
    return { result: await (await import(module))[name](...given) };
  } catch (error) {
    return { problem: String(error) };
  }
}
