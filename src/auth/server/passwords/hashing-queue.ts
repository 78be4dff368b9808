import { overloaded } from "../refusals.ts";

/**
 * Runs at most `slots` pieces of work at a time, others in order. Refuses (503) with more than `longest` waiting, since
 * a late answer helps nobody.
 */
export function hashingQueue(slots: number, longest: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running < slots) running++;
    else if (waiting.length >= longest) throw overloaded();
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
