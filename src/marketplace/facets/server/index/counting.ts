import { Threads } from "#platform/threads/threads.ts";

/** Two, so that a small machine keeps a processor for its requests; their memory is mostly shared. */
const counting = new Threads(2, 256);
const patienceMilliseconds = 30_000;

/** Counts or searches in one of two threads. */
export const countInThread = <Given extends unknown[], Result>(
  module: URL,
  work: (...given: Given) => Result,
  given: Given,
  signal?: AbortSignal | undefined,
): Promise<Result> => counting.run(module, work, given, { patienceMilliseconds, signal });
