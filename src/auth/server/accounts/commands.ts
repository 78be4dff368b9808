import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";
import { forgetAuditPerson, recordAudit } from "../audit.ts";
import { hashPassword } from "../passwords/password-hash.ts";
import { insertUser } from "../people/accounts.ts";
import { emailExists } from "../refusals.ts";
import { sessions, users } from "../tables.ts";

/**
 * Creates a confirmed account without mail or password policy, for the seed and operators. Throws 422 `email_exists`.
 */
export async function createConfirmedUser(
  tx: Tx,
  { email, password, data = {} }: { email: string; password: string; data?: Record<string, unknown> },
): Promise<{ id: string }> {
  const passwordHash = await hashPassword(password);
  const user = await insertUser(tx, { email: email.toLowerCase(), passwordHash, data, confirmed: true });
  if (!user) throw emailExists();
  return { id: user.id };
}

/** Returns false when the account has no such session. */
export async function endSession(tx: Tx, userId: string, sessionId: string): Promise<boolean> {
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)))
    .returning({ id: sessions.id });
  const [user] = await tx.select({ id: users.id, email: users.email }).from(users).where(eq(users.id, userId));
  if (ended.length === 0 || !user) return false;
  await recordAudit(tx, "logout", user, notSeen);
  return true;
}

const notSeen = { ip: undefined, userAgent: "" };

/** Bans and signs out everywhere, or lifts the ban. */
export async function banUser(tx: Tx, userId: string, isBanned: boolean): Promise<void> {
  const [user] = await tx
    .update(users)
    .set({ bannedUntil: isBanned ? sql`now() + interval '100 years'` : null })
    .where(eq(users.id, userId))
    .returning({ id: users.id, email: users.email });
  if (isBanned) await tx.delete(sessions).where(eq(sessions.userId, userId));
  if (user) await recordAudit(tx, "user_modified", user, notSeen);
}

/** Deletes an account with its sessions, identities and factors; its audit log stays. */
export async function deleteUser(tx: Tx, userId: string): Promise<void> {
  const [user] = await tx.delete(users).where(eq(users.id, userId)).returning({ id: users.id, email: users.email });
  if (!user) return;
  await forgetAuditPerson(tx, userId);
  await recordAudit(tx, "user_deleted", { id: user.id, email: null }, notSeen);
}
