import { Worker } from "node:worker_threads";
import type { ThreadAnswer, ThreadCall } from "./entry.ts";

const usualPatience = 3_000;
/** Byline's own modules are loaded before the work begins: on a busy machine that alone takes seconds. */
const loadingMilliseconds = 60_000;

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

type WaitingCall = {
  call: ThreadCall;
  patienceMilliseconds: number;
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
};

type ThreadOptions = {
  /** After this long at its work the thread is stopped; see `orGivenUp`. */
  patienceMilliseconds?: number;
  /** Takes a call out of the queue; one that runs already goes on. */
  signal?: AbortSignal | undefined;
};

/** Threads that take calls in order, at most `most` at a time. They start with the first call and end with the process. */
export class Threads {
  readonly #most: number;
  readonly #memoryMegabytes: number;
  readonly #waiting: WaitingCall[] = [];
  readonly #idle: Worker[] = [];
  #count = 0;

  constructor(most: number, memoryMegabytes: number) {
    this.#most = most;
    this.#memoryMegabytes = memoryMegabytes;
  }

  /**
   * Runs the function in a thread, where it can't block the server. `module` must export it under its own name; arguments
   * and result are plain values or shared memory.
   */
  run<Given extends unknown[], Result>(
    module: URL,
    work: (...given: Given) => Result | Promise<Result>,
    given: Given,
    { patienceMilliseconds = usualPatience, signal }: ThreadOptions = {},
  ): Promise<Result> {
    return new Promise<Result>((resolve, reject) => {
      signal?.throwIfAborted();
      const call = { module: module.href, name: work.name, given };
      const waiting = { call, patienceMilliseconds, resolve: resolve as (result: unknown) => void, reject };
      signal?.addEventListener("abort", () => this.#forget(waiting, signal.reason), { once: true });
      this.#waiting.push(waiting);
      this.#takeUp();
    });
  }

  #forget(waiting: WaitingCall, reason: Error): void {
    const place = this.#waiting.indexOf(waiting);
    if (place < 0) return;
    this.#waiting.splice(place, 1);
    waiting.reject(reason);
  }

  #takeUp(): void {
    while (this.#waiting.length > 0 && (this.#idle.length > 0 || this.#count < this.#most)) {
      const thread = this.#idle.pop() ?? this.#start();
      const next = this.#waiting.shift();
      if (next) this.#give(thread, next);
    }
  }

  #start(): Worker {
    this.#count += 1;
    const resourceLimits = { maxOldGenerationSizeMb: this.#memoryMegabytes, stackSizeMb: 4 };
    const thread = new Worker(new URL("./entry.ts", import.meta.url), { resourceLimits, execArgv: [], env: {} });
    // A thread that nobody waits for may fail too.
    thread.on("error", () => {});
    thread.once("exit", () => {
      this.#count -= 1;
      const place = this.#idle.indexOf(thread);
      if (place >= 0) this.#idle.splice(place, 1);
      this.#takeUp();
    });
    return thread;
  }

  #give(thread: Worker, { call, patienceMilliseconds, resolve, reject }: WaitingCall): void {
    thread.ref();
    const stop = (reason: string) => {
      settle();
      reject(new ThreadGaveUp(reason));
      void thread.terminate();
    };
    const stopAfter = (milliseconds: number) => setTimeout(() => stop("it took too long"), milliseconds);
    let late = stopAfter(loadingMilliseconds);
    const fail = () => stop("it took too much");
    const answered = (answer: ThreadAnswer) => {
      if ("begun" in answer) {
        clearTimeout(late);
        late = stopAfter(patienceMilliseconds);
        return;
      }
      settle();
      thread.unref();
      this.#idle.push(thread);
      if ("result" in answer) resolve(answer.result);
      else reject(new Error(answer.problem));
      this.#takeUp();
    };
    const settle = () => {
      clearTimeout(late);
      thread.off("message", answered).off("error", fail);
    };
    thread.on("message", answered).on("error", fail);
    thread.postMessage(call);
  }
}

/** For foreign input: more than two would take both processors of a small machine from the requests. */
const foreignInputThreads = new Threads(2, 192);

/** Returns the function run in one of two threads. It is stopped after three seconds of work, or when it fills the memory. */
export function inThread<Given extends unknown[], Result>(
  module: URL,
  work: (...given: Given) => Result | Promise<Result>,
  patienceMilliseconds = usualPatience,
): (...given: Given) => Promise<Result> {
  return (...given) => foreignInputThreads.run(module, work, given, { patienceMilliseconds });
}
