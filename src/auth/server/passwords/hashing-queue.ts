import { overloaded } from "../refusals.ts";

/**
 * Runs at most `slots` pieces of work at a time, the others wait in order; with more than `longest` waiting it refuses
 * (503), since an answer after many seconds helps nobody.
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
