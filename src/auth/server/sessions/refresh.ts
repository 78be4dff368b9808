import { eq, sql } from "drizzle-orm";
import type { Database, Tx } from "#platform/database/database.ts";
import { sqlState } from "#platform/database/faults.ts";
import type { Refusal } from "#platform/http/errors.ts";
import { decideRefresh } from "../../refresh-rule.ts";
import { recordAudit } from "../audit.ts";
import type { Client } from "../client.ts";
import type { AuthSettings } from "../config.ts";
import { isBanned } from "../people/accounts.ts";
import {
  conflictingRequest,
  refreshTokenMalformed,
  refreshTokenNotFound,
  refreshTokenUsed,
  sessionExpired,
  userBanned,
} from "../refusals.ts";
import { sessions } from "../tables.ts";
import { isGenuine, type RefreshToken, readRefreshToken } from "./refresh-token.ts";
import { type OpenSession, readOpenSession, type SessionRow } from "./sessions.ts";

/** A refusal may end a stolen session, so it is thrown after the commit. */
type Outcome = { opened: OpenSession } | { refusal: Refusal };

/**
 * Exchanges a refresh token for the next one. Parallel calls queue at the session's row: the first rotates, the others
 * get its result.
 */
export async function rotateSession(
  database: Database,
  settings: AuthSettings,
  text: string,
  client: Client,
): Promise<OpenSession> {
  const token = readRefreshToken(text);
  if (!token) throw refreshTokenMalformed();
  const outcome = await database
    .transaction((tx) => refresh(tx, settings, token, client))
    .catch((error: unknown) => {
      throw sqlState(error) === lockNotAvailable ? conflictingRequest() : error;
    });
  if ("refusal" in outcome) throw outcome.refusal;
  return outcome.opened;
}

const lockNotAvailable = "55P03";

async function refresh(tx: Tx, settings: AuthSettings, token: RefreshToken, client: Client): Promise<Outcome> {
  const locked = await lockSession(tx, token.sessionId);
  if (!locked || !isGenuine(token, locked.session.refreshTokenHmacKey)) return { refusal: refreshTokenNotFound() };
  const { session, secondsSinceRefresh } = locked;
  const opened = await readOpenSession(tx, session);
  if (isBanned(opened.account.user)) return { refusal: userBanned(400) };
  if (isOver(settings, locked)) {
    await tx.delete(sessions).where(eq(sessions.id, session.id));
    return { refusal: sessionExpired() };
  }
  const state = {
    activeCounter: session.refreshTokenCounter,
    secondsSinceRefresh,
    reuseIntervalSeconds: settings.AUTH_REFRESH_REUSE_SECONDS,
  };
  switch (decideRefresh(token.counter, state)) {
    case "rotate":
      return { opened: { ...opened, session: await rotate(tx, opened, client) } };
    case "repeat":
      return { opened };
    case "unknown":
      return { refusal: refreshTokenNotFound() };
    case "reuse":
      if (settings.AUTH_REFRESH_ROTATION) await tx.delete(sessions).where(eq(sessions.id, session.id));
      await recordAudit(tx, "token_revoked", opened.account.user, client);
      return { refusal: refreshTokenUsed() };
  }
}

type Limited = { expired: boolean; hasNewer: boolean; secondsSinceStart: number; secondsSinceRefresh: number };

function isOver(settings: AuthSettings, { expired, hasNewer, secondsSinceStart, secondsSinceRefresh }: Limited) {
  const { AUTH_SESSION_TIMEBOX_SECONDS: timebox, AUTH_SESSION_INACTIVITY_SECONDS: inactivity } = settings;
  return (
    expired ||
    (timebox > 0 && secondsSinceStart >= timebox) ||
    (inactivity > 0 && secondsSinceRefresh >= inactivity) ||
    (settings.AUTH_SINGLE_SESSION && hasNewer)
  );
}

async function lockSession(tx: Tx, sessionId: string) {
  await tx.execute(sql`SELECT set_config('lock_timeout', '5s', true)`);
  const [locked] = await tx
    .select({
      session: sessions,
      secondsSinceRefresh: sql<number>`extract(epoch FROM clock_timestamp() - coalesce(${sessions.refreshedAt}, ${sessions.createdAt}))::float8`,
      secondsSinceStart: sql<number>`extract(epoch FROM clock_timestamp() - ${sessions.createdAt})::float8`,
      expired: sql<boolean>`coalesce(${sessions.notAfter} <= clock_timestamp(), false)`,
      hasNewer: sql<boolean>`EXISTS (SELECT FROM sessions AS newer WHERE newer.user_id = "sessions".user_id
        AND newer.created_at > "sessions".created_at)`,
    })
    .from(sessions)
    .where(eq(sessions.id, sessionId))
    .for("update");
  return locked;
}

async function rotate(tx: Tx, { session, account }: OpenSession, client: Client): Promise<SessionRow> {
  await recordAudit(tx, "token_refreshed", account.user, client);
  const [rotated] = await tx
    .update(sessions)
    .set({
      refreshTokenCounter: session.refreshTokenCounter + 1,
      refreshedAt: sql`clock_timestamp()`,
      userAgent: client.userAgent,
      ip: client.ip ?? null,
    })
    .where(eq(sessions.id, session.id))
    .returning();
  return rotated ?? session;
}
