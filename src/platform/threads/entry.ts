import { parentPort } from "node:worker_threads";

export type ThreadCall = { module: string; name: string; given: unknown[] };
/** `begun` comes first, once the module is loaded. */
export type ThreadAnswer = { begun: true } | { result: unknown } | { problem: string };

parentPort?.on("message", async (call: ThreadCall) => {
  parentPort?.postMessage(await answer(call));
});

async function answer({ module, name, given }: ThreadCall): Promise<ThreadAnswer> {
  try {
    const { [name]: work } = await import(module);
    parentPort?.postMessage({ begun: true } satisfies ThreadAnswer);
    return { result: await work(...given) };
  } catch (error) {
    return { problem: String(error) };
  }
}
