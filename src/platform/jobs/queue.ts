import type { Logger } from "pino";
import type { Database } from "../database/database.ts";

/**
 * A queue and its handler, which decides by the state in the database. It may run twice: a worker can die after the effect
 * and before the mark.
 */
export type Queue<Data extends object = Record<string, never>> = {
  name: string;
  /** `signal` aborts when the process ends, for work that would take longer than a moment. */
  handle: (database: Database, data: Data, log: Logger, signal?: AbortSignal) => Promise<void>;
  /** UTC. */
  cron?: string;
  /** For work that waits in a table instead of in jobs: each working process calls `handle` at this interval. */
  everySeconds?: number;
  retryLimit?: number;
  retryDelaySeconds?: number;
  /** A job that works for longer is given to another worker: a quarter of an hour, a day at most. */
  expireInSeconds?: number;
  /** Jobs worked side by side in one process; one for cron queues, else four. */
  workers?: number;
};

// A list holds queues of different data; each handler only gets its own queue's data.
// biome-ignore lint/suspicious/noExplicitAny: the existential type that TypeScript lacks
export type AnyQueue = Queue<any>;
