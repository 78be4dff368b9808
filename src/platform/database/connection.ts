import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type pg from "pg";
import type { Change } from "./changes.ts";

export type Asking = { $client: Pick<pg.Pool, "query"> };

type Writing = "insert" | "update" | "delete" | "execute" | "transaction" | "refreshMaterializedView" | "with";

/** Reads by statements of their own or within a transaction, and can't write. `$client` takes plain and prepared SQL. */
export type Reader = Omit<NodePgDatabase, Writing> & Asking;

/** Writes by a statement of its own, or within a transaction. */
export type Writer = NodePgDatabase & Asking;

declare const open: unique symbol;
/** An open transaction, opened once at the edge. Every command takes it first. */
export type Tx = NodePgDatabase & {
  $client: pg.PoolClient;
  enqueue: Enqueue;
  /** Told to open pages after the commit. */
  changes: Change[];
  /** Sent with COMMIT, in this order. */
  closing: (() => Promise<void>)[];
  readonly [open]: true;
};

/** Puts a job into a queue; inside a transaction it appears with the commit, or not at all. */
export type Enqueue = (
  queue: string,
  data: Record<string, unknown>,
  options?: { startAfter?: Date; singletonKey?: string },
) => Promise<void>;
