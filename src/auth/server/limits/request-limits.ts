import { and, eq, gt, sql } from "drizzle-orm";
import type { Reader, Writer } from "#platform/database/database.ts";
import { requestCounts } from "../tables.ts";

/** Requests of the current window, and whole seconds (at least 1) until it ends. */
export type RequestCount = { requests: number; secondsLeft: number };

const secondsLeft = sql<number>`greatest(1, ceil(extract(epoch FROM ${requestCounts.windowEndsAt} - clock_timestamp())))::int`;

/**
 * Counts in a fixed window that begins with the first call. One statement, so that processes count together; outside a
 * transaction it commits at once.
 */
export async function countRequest(writer: Writer, key: string, windowSeconds: number): Promise<RequestCount> {
  const fresh = sql`${requestCounts.windowEndsAt} <= clock_timestamp()`;
  const [count] = await writer
    .insert(requestCounts)
    .values({ key, requests: 1, windowEndsAt: sql`clock_timestamp() + make_interval(secs => ${windowSeconds})` })
    .onConflictDoUpdate({
      target: requestCounts.key,
      set: {
        requests: sql`CASE WHEN ${fresh} THEN 1 ELSE ${requestCounts.requests} + 1 END`,
        windowEndsAt: sql`CASE WHEN ${fresh} THEN excluded.window_ends_at ELSE ${requestCounts.windowEndsAt} END`,
      },
    })
    .returning({ requests: requestCounts.requests, secondsLeft });
  return count ?? { requests: 1, secondsLeft: windowSeconds };
}

export async function readCount(reader: Reader, key: string): Promise<RequestCount> {
  const running = and(eq(requestCounts.key, key), gt(requestCounts.windowEndsAt, sql`clock_timestamp()`));
  const [count] = await reader
    .select({ requests: requestCounts.requests, secondsLeft })
    .from(requestCounts)
    .where(running);
  return count ?? { requests: 0, secondsLeft: 0 };
}

export async function uncountRequest(writer: Writer, key: string): Promise<void> {
  const requests = sql`greatest(${requestCounts.requests} - 1, 0)`;
  await writer.update(requestCounts).set({ requests }).where(eq(requestCounts.key, key));
}

export async function clearCount(writer: Writer, key: string): Promise<void> {
  await writer.delete(requestCounts).where(eq(requestCounts.key, key));
}
