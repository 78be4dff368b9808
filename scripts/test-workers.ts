import { availableParallelism } from "node:os";

/** As many test files, and as many stories, run at the same time. More of them take each other's processor and its caches. */
export const testWorkers = Math.min(4, availableParallelism());
