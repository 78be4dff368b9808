import { lt, sql } from "drizzle-orm";
import type { Queue } from "#platform/jobs/jobs.ts";
import { flowState, mfaChallenges, oneTimeTokens, requestCounts } from "./tables.ts";

/** Removes what has run out: counts, mailed secrets, flows and challenges. Nothing that still works is older than a day. */
export const authCleanup: Queue = {
  name: "auth-cleanup",
  cron: "23 * * * *",
  handle: async ({ reader }) => {
    const aDayAgo = sql`now() - interval '1 day'`;
    await reader.delete(requestCounts).where(lt(requestCounts.windowEndsAt, sql`now()`));
    await reader.delete(oneTimeTokens).where(lt(oneTimeTokens.createdAt, aDayAgo));
    await reader.delete(flowState).where(lt(flowState.createdAt, aDayAgo));
    await reader.delete(mfaChallenges).where(lt(mfaChallenges.createdAt, aDayAgo));
  },
};
