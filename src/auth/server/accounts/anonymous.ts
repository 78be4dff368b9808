import type { Tx } from "#platform/database/database.ts";
import { recordAudit } from "../audit.ts";
import type { Client } from "../client.ts";
import type { AuthSettings } from "../config.ts";
import { type OpenSession, openSession } from "../sessions/sessions.ts";
import { users } from "../tables.ts";

/**
 * Signs in a new account without address, number or provider; adding one keeps it, else it is removed after 30 days.
 */
export async function signInAnonymously(
  tx: Tx,
  { AUTH_JWT_AUDIENCE: aud, AUTH_JWT_ROLE: role }: AuthSettings,
  data: Record<string, unknown>,
  client: Client,
): Promise<OpenSession> {
  const [user] = await tx.insert(users).values({ aud, role, isAnonymous: true, rawUserMetaData: data }).returning();
  if (!user) throw new Error("user was not inserted");
  await recordAudit(tx, "user_signedup", user, client);
  return openSession(tx, user.id, "anonymous", client);
}
