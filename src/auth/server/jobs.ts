import { and, eq, lt, sql } from "drizzle-orm";
import { usualAccountSchema } from "#platform/database/application-url.ts";
import type { Queue } from "#platform/jobs/queue.ts";
import { auditPeopleDays, forgetOldAudit } from "./audit.ts";
import { auditLogPeople } from "./log/tables.ts";
import { removeDeadSessions, type SessionLimits } from "./sessions/sessions.ts";
import { flowState, mfaChallenges, oneTimeTokens, requestCounts, users, webauthnChallenges } from "./tables.ts";

/**
 * Removes expired rows and month-old anonymous accounts. Each schema has its own queue, since a worker sees the
 * accounts of one schema.
 */
export const authCleanupQueue = (schema: string, limits: SessionLimits): Queue => ({
  name: schema === usualAccountSchema ? "auth-cleanup" : `auth-cleanup-${schema}`,
  cron: "23 * * * *",
  handle: async (database) => {
    const { writer } = database;
    const aDayAgo = sql`now() - interval '1 day'`;
    await writer.delete(requestCounts).where(lt(requestCounts.windowEndsAt, sql`now()`));
    await writer.delete(oneTimeTokens).where(lt(oneTimeTokens.createdAt, aDayAgo));
    await writer.delete(flowState).where(lt(flowState.createdAt, aDayAgo));
    await writer.delete(webauthnChallenges).where(lt(webauthnChallenges.expiresAt, sql`now()`));
    await writer.delete(mfaChallenges).where(lt(mfaChallenges.createdAt, aDayAgo));
    const aYearAgo = sql`now() - make_interval(days => ${auditPeopleDays})`;
    await writer.delete(auditLogPeople).where(lt(auditLogPeople.createdAt, aYearAgo));
    await forgetOldAudit(database);
    await removeDeadSessions(writer, limits);
    const aMonthAgo = sql`now() - interval '30 days'`;
    await writer.delete(users).where(and(eq(users.isAnonymous, true), lt(users.createdAt, aMonthAgo)));
  },
});
