import type { Database } from "#platform/database/database.ts";

export type Call = { method: "GET" | "POST"; path: string; headers?: Record<string, string>; body?: string };

/** A task of Byline, and its bare SQL. `turn` counts the calls; each turn asks for something else. */
export type Work = {
  name: string;
  method: Call["method"];
  call(turn: number): Call;
  /** The same work on the database alone; the bare server sends its result. */
  sql(database: Database, turn: number): Promise<unknown>;
  /** Runs before each drive of work that uses rows up. */
  prepare?: () => Promise<void>;
};

/** A number in [0, 1) for a turn: arbitrary, the same at each run. */
export function chance(turn: number, salt: number): number {
  let mixed = Math.imul(turn ^ Math.imul(salt + 1, 0x9e3779b9), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
}

export function pick<Item>(items: readonly Item[], at: number): Item {
  const item = items[Math.floor(items.length * at)];
  if (item === undefined) throw new Error("nothing to pick from");
  return item;
}
