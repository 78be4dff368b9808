import type { Logger } from "pino";
import type { Database } from "../database/database.ts";

/**
 * A queue and what is done with a job of it. A handler may run twice (a worker can die after the effect and before the
 * mark), so it decides by the state it finds in the database.
 */
export type Queue<Data extends object = Record<string, never>> = {
  name: string;
  handle: (database: Database, data: Data, log: Logger) => Promise<void>;
  /** Cron expression, UTC, for what happens by the clock. */
  cron?: string;
  /** For work that lies in a table instead of in jobs: each working process calls `handle` again and again, so long apart. */
  everySeconds?: number;
  retryLimit?: number;
  retryDelaySeconds?: number;
  /** How many of its jobs a process works side by side; one for what happens by the clock, else four. */
  workers?: number;
};

// A list holds queues of different data; each handler is only ever given what was enqueued for its own queue.
// biome-ignore lint/suspicious/noExplicitAny: the existential type that TypeScript lacks
export type AnyQueue = Queue<any>;
