import type { Tx } from "#platform/database/database.ts";
import { recordAudit } from "../audit.ts";
import type { Client } from "../client.ts";
import type { AuthSettings } from "../config.ts";
import { type OpenSession, openSession } from "../sessions/sessions.ts";
import { users } from "../tables.ts";

/**
 * Signs somebody in who tells nothing of themselves. The account stays theirs when they add an address, a number or
 * another provider (`is_anonymous` is false then); without any it is removed after 30 days.
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
