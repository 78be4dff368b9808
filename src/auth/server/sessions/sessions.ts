import { and, desc, eq, lt, ne, or, sql } from "drizzle-orm";
import type { Tx, Writer } from "#platform/database/database.ts";
import type { LogoutScope } from "../../contract.ts";
import type { Client } from "../client.ts";
import type { AuthSettings } from "../config.ts";
import { type Account, readAccount } from "../people/accounts.ts";
import { identities, mfaAmrClaims, sessions, users } from "../tables.ts";
import { newRefreshTokenKey, writeRefreshToken } from "./refresh-token.ts";

export type SessionRow = typeof sessions.$inferSelect;

/** Newest first. */
type Method = { method: string; usedAt: Date };

export type SignedIn = { userId: string; sessionId: string; assurance: "aal1" | "aal2" };

export type OpenSession = { session: SessionRow; methods: Method[]; account: Account };

/** The protocol's names for a first proof, as tokens list it (`amr`). */
export type SignInMethod =
  | "password"
  | "otp"
  | "oauth"
  | "recovery"
  | "invite"
  | "magiclink"
  | "email/signup"
  | "email_change"
  | "anonymous"
  | "passkey";

type OpenedBy = {
  /** The identity that signed in. */
  provider?: string;
  /** A passkey is two factors: a device, and who unlocked it. */
  passkeyId?: string;
};

/** Opens a session, for email's identity unless told otherwise. */
export async function openSession(
  tx: Tx,
  userId: string,
  method: SignInMethod,
  client: Client,
  { provider = "email", passkeyId }: OpenedBy = {},
): Promise<OpenSession> {
  const [session] = await tx
    .insert(sessions)
    .values({
      userId,
      userAgent: client.userAgent,
      ip: client.ip,
      refreshTokenHmacKey: newRefreshTokenKey(),
      ...(passkeyId && ({ passkeyId, aal: "aal2" } as const)),
    })
    .returning();
  if (!session) throw new Error("session was not inserted");
  await tx.insert(mfaAmrClaims).values({ sessionId: session.id, authenticationMethod: method });
  await tx.update(users).set({ lastSignInAt: sql`now()` }).where(eq(users.id, userId));
  await tx
    .update(identities)
    .set({ lastSignInAt: sql`now()` })
    .where(and(eq(identities.userId, userId), eq(identities.provider, provider)));
  return readOpenSession(tx, session);
}

export async function readOpenSession(tx: Tx, session: SessionRow): Promise<OpenSession> {
  const methods = await tx
    .select({ method: mfaAmrClaims.authenticationMethod, usedAt: mfaAmrClaims.updatedAt })
    .from(mfaAmrClaims)
    .where(eq(mfaAmrClaims.sessionId, session.id))
    .orderBy(desc(mfaAmrClaims.updatedAt));
  return { session, methods, account: await readAccount(tx, session.userId) };
}

/** The session's only working refresh token. */
export function activeRefreshToken({ id, refreshTokenCounter, refreshTokenHmacKey }: SessionRow): string {
  return writeRefreshToken(id, refreshTokenCounter, refreshTokenHmacKey);
}

/**
 * Ends all sessions of the account, the actor's, or all others. A session with one factor ends none with two: a
 * password alone does not sign the owner out.
 */
export async function endSessions(
  tx: Tx,
  { userId, sessionId, assurance }: SignedIn,
  scope: LogoutScope,
): Promise<void> {
  const own = eq(sessions.id, sessionId);
  const which = { global: undefined, local: own, others: ne(sessions.id, sessionId) }[scope];
  const reach = assurance === "aal2" ? undefined : or(own, ne(sessions.aal, "aal2"));
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), which, reach));
}

/** In seconds; 0 means without end. */
export type SessionLimits = Pick<AuthSettings, "AUTH_SESSION_TIMEBOX_SECONDS" | "AUTH_SESSION_INACTIVITY_SECONDS">;

/** Removes sessions that can't be refreshed any more, with their addresses and browsers. */
export async function removeDeadSessions(writer: Writer, limits: SessionLimits): Promise<void> {
  const { AUTH_SESSION_TIMEBOX_SECONDS: whole, AUTH_SESSION_INACTIVITY_SECONDS: idle } = limits;
  const before = (seconds: number) => sql`now() - make_interval(secs => ${seconds})`;
  const usedAt = sql`coalesce(${sessions.refreshedAt}, ${sessions.createdAt})`;
  const isOver = [
    lt(sessions.notAfter, sql`now()`),
    ...(whole > 0 ? [lt(sessions.createdAt, before(whole))] : []),
    ...(idle > 0 ? [sql`${usedAt} < ${before(idle)}`] : []),
  ];
  await writer.delete(sessions).where(or(...isOver));
}
