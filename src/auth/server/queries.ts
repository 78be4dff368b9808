import { and, eq } from "drizzle-orm";
import type { Reader } from "#platform/database/database.ts";
import type { AccessTokenClaims } from "./access-token.ts";
import { sessions } from "./tables.ts";

/** Whether the token's session is still signed in: a genuine token outlives its session by up to an hour. */
export async function sessionExists(
  reader: Reader,
  { sessionId, userId }: Pick<AccessTokenClaims, "sessionId" | "userId">,
): Promise<boolean> {
  const own = and(eq(sessions.id, sessionId), eq(sessions.userId, userId));
  const [session] = await reader.select({ id: sessions.id }).from(sessions).where(own);
  return session !== undefined;
}
