import type { Reader } from "#platform/database/database.ts";
import type { ListingQuery } from "../contract.ts";
import { countStatement, type Statement } from "./search.ts";

/** A total from this on is kept for a moment: to count this many rows costs more than everything else in the answer. */
const largeFrom = 10_000;
const keptMilliseconds = 2_000;
const keptAtMost = 500;

type Kept = { total: Promise<number>; askedAt: number };

const keptOf = new WeakMap<Reader, Map<string, Kept>>();

/**
 * How many listings meet a query's conditions, exactly. PostgreSQL counts by looking at each row, so a large total is
 * counted by one request at a time and is then up to two seconds old: the pages and orders of one search share it. Small
 * totals, where a person notices one more, are counted for each request. Processes need not agree on what they keep.
 */
export async function totalOf(reader: Reader, query: ListingQuery, now = performance.now()): Promise<number> {
  const statement = countStatement(query);
  const kept = keptOf.get(reader) ?? new Map<string, Kept>();
  keptOf.set(reader, kept);
  const key = JSON.stringify(statement);
  const known = kept.get(key);
  if (known && now - known.askedAt < keptMilliseconds) return known.total;
  const asked = { total: count(reader, statement), askedAt: now };
  // Known to have been large a moment ago: those who ask meanwhile wait for this count instead of beginning their own.
  if (known) kept.set(key, asked);
  try {
    const total = await asked.total;
    if (total >= largeFrom) keep(kept, key, asked);
    else kept.delete(key);
    return total;
  } catch (error) {
    kept.delete(key);
    throw error;
  }
}

async function count(reader: Reader, statement: Statement): Promise<number> {
  const { rows } = await reader.$client.query<{ total: number }>(statement);
  return rows[0]?.total ?? 0;
}

function keep(kept: Map<string, Kept>, key: string, asked: Kept): void {
  kept.delete(key);
  kept.set(key, asked);
  for (const oldest of kept.keys()) {
    if (kept.size <= keptAtMost) return;
    kept.delete(oldest);
  }
}
