import { parentPort } from "node:worker_threads";

export type ThreadCall = { module: string; name: string; given: unknown[] };
export type ThreadAnswer = { result: unknown } | { problem: string };

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
