import { eq } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";
import { metadata } from "../contract.ts";
import { type Account, readAccount } from "./accounts.ts";
import { recordAudit } from "./audit.ts";
import type { Client } from "./client.ts";
import { dropOneTimeTokens } from "./one-time-tokens.ts";
import { userNotFound } from "./refusals.ts";
import { endSessions } from "./sessions.ts";
import { users } from "./tables.ts";

export type UserChange = { passwordHash?: string | undefined; data?: Record<string, unknown> | undefined };

/**
 * Changes the person's own metadata (merged by key, null deletes one) and password. A new password takes back what was
 * mailed and signs out every other device.
 */
export async function updateUser(
  tx: Tx,
  actor: { userId: string; sessionId: string },
  { passwordHash, data }: UserChange,
  client: Client,
): Promise<Account> {
  const [user] = await tx.select().from(users).where(eq(users.id, actor.userId)).for("update");
  if (!user) throw userNotFound();
  const change = {
    ...(passwordHash ? { encryptedPassword: passwordHash } : {}),
    ...(data ? { rawUserMetaData: merged(user.rawUserMetaData, data) } : {}),
  };
  if (Object.keys(change).length > 0) await tx.update(users).set(change).where(eq(users.id, user.id));
  if (passwordHash) {
    await dropOneTimeTokens(tx, user.id);
    await endSessions(tx, user.id, actor.sessionId, "others");
    await recordAudit(tx, "user_updated_password", user, client);
  }
  if (data) await recordAudit(tx, "user_modified", user, client);
  return readAccount(tx, user.id);
}

/** The bound on size holds for the sum of all changes. */
function merged(before: Record<string, unknown>, change: Record<string, unknown>): Record<string, unknown> {
  return metadata.parse(
    Object.fromEntries(Object.entries({ ...before, ...change }).filter(([, value]) => value !== null)),
  );
}
