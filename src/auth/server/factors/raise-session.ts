import { and, eq, inArray, ne, sql } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";
import { sessionNotFound } from "../refusals.ts";
import type { HeldAccount } from "../sessions/held-account.ts";
import { newRefreshTokenKey } from "../sessions/refresh-token.ts";
import { type OpenSession, readOpenSession } from "../sessions/sessions.ts";
import { mfaAmrClaims, sessions } from "../tables.ts";

/** The protocol's names for a second proof, as tokens list it (`amr`). A recovery code's is Byline's own. */
const secondMethods = ["totp", "mfa/webauthn", "mfa/recovery_code"] as const;
type SecondProof = { method: (typeof secondMethods)[number]; factorId: string | null };

/**
 * Raises the session to aal2 with a new key, so that no earlier refresh token gains the level. Signs out devices that
 * have shown no factor.
 */
export async function raiseSession(
  tx: Tx,
  { user, sessionId }: HeldAccount,
  { method, factorId }: SecondProof,
): Promise<OpenSession> {
  const [session] = await tx
    .update(sessions)
    .set({
      aal: "aal2",
      factorId,
      refreshTokenHmacKey: newRefreshTokenKey(),
      refreshTokenCounter: sql`${sessions.refreshTokenCounter} + 3`,
      refreshedAt: sql`clock_timestamp()`,
    })
    .where(eq(sessions.id, sessionId))
    .returning();
  if (!session) throw sessionNotFound();
  await tx
    .insert(mfaAmrClaims)
    .values({ sessionId, authenticationMethod: method })
    .onConflictDoUpdate({
      target: [mfaAmrClaims.sessionId, mfaAmrClaims.authenticationMethod],
      set: { updatedAt: sql`now()` },
    });
  await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, user.id), ne(sessions.id, sessionId), ne(sessions.aal, "aal2")));
  return readOpenSession(tx, session);
}

/** Lowers the sessions that this factor raised back to aal1. */
export async function lowerSessions(tx: Tx, factorId: string): Promise<void> {
  const lowered = await tx
    .update(sessions)
    .set({ aal: "aal1", factorId: null })
    .where(eq(sessions.factorId, factorId))
    .returning({ id: sessions.id });
  const ids = lowered.map(({ id }) => id);
  const shown = and(
    inArray(mfaAmrClaims.sessionId, ids),
    inArray(mfaAmrClaims.authenticationMethod, [...secondMethods]),
  );
  await tx.delete(mfaAmrClaims).where(shown);
}
