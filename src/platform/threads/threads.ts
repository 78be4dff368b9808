import { Worker } from "node:worker_threads";
import type { ThreadAnswer, ThreadCall } from "./entry.ts";

/** More would take both processors of a small machine from the requests. */
const threadsMax = 2;
const usualPatience = 3_000;
/** Input that fills the memory ends only its thread. */
const resourceLimits = { maxOldGenerationSizeMb: 192, stackSizeMb: 4 };

class ThreadGaveUp extends Error {}

/** Returns a thread's answer; undefined when it was stopped. */
export async function orGivenUp<Result>(answer: Promise<Result>): Promise<Result | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ThreadGaveUp) return undefined;
    throw error;
  }
}

type Waiting = {
  call: ThreadCall;
  patienceMilliseconds: number;
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
};

const waiting: Waiting[] = [];
const idle: Worker[] = [];
let threads = 0;

/**
 * Returns the function run in one of two threads, where it can't block the server. It is stopped after three seconds by
 * default (see `orGivenUp`). `module` must export it under its own name; arguments and result are plain values.
 */
export function inThread<Given extends unknown[], Result>(
  module: URL,
  work: (...given: Given) => Result | Promise<Result>,
  patienceMilliseconds = usualPatience,
): (...given: Given) => Promise<Result> {
  return (...given) =>
    new Promise<Result>((resolve, reject) => {
      const call = { module: module.href, name: work.name, given };
      waiting.push({ call, patienceMilliseconds, resolve: resolve as (result: unknown) => void, reject });
      takeUp();
    });
}

function takeUp(): void {
  while (waiting.length > 0 && (idle.length > 0 || threads < threadsMax)) {
    const thread = idle.pop() ?? start();
    const next = waiting.shift();
    if (next) run(thread, next);
  }
}

function start(): Worker {
  threads += 1;
  const thread = new Worker(new URL("./entry.ts", import.meta.url), { resourceLimits, execArgv: [], env: {} });
  // A thread that nobody waits for may fail too.
  thread.on("error", () => {});
  thread.once("exit", () => {
    threads -= 1;
    const place = idle.indexOf(thread);
    if (place >= 0) idle.splice(place, 1);
    takeUp();
  });
  return thread;
}

function run(thread: Worker, { call, patienceMilliseconds, resolve, reject }: Waiting): void {
  thread.ref();
  const stop = (reason: string) => {
    settle();
    reject(new ThreadGaveUp(reason));
    void thread.terminate();
  };
  const late = setTimeout(() => stop("it took too long"), patienceMilliseconds);
  const fail = () => stop("it took too much");
  const answered = (answer: ThreadAnswer) => {
    settle();
    thread.unref();
    idle.push(thread);
    if ("result" in answer) resolve(answer.result);
    else reject(new Error(answer.problem));
    takeUp();
  };
  const settle = () => {
    clearTimeout(late);
    thread.off("message", answered).off("error", fail);
  };
  thread.on("message", answered).on("error", fail);
  thread.postMessage(call);
}
