import { and, eq, gt, inArray, isNull, max, or, sql } from "drizzle-orm";
import type { PageQuery } from "#platform/contract/wire.ts";
import type { Reader } from "#platform/database/database.ts";
import type { ListedPage } from "#platform/lists/list.ts";
import { readTableList } from "#platform/lists/table-list.ts";
import { mfaAmrClaims, sessions } from "../tables.ts";
import type { AccessTokenClaims } from "./access-token.ts";
import type { SignInMethod } from "./sessions.ts";

/** A genuine token outlives its session by up to an hour. */
export async function sessionExists(
  reader: Reader,
  { sessionId, userId }: Pick<AccessTokenClaims, "sessionId" | "userId">,
): Promise<boolean> {
  const own = and(eq(sessions.id, sessionId), eq(sessions.userId, userId));
  const [session] = await reader.select({ id: sessions.id }).from(sessions).where(own);
  return session !== undefined;
}

const mailedMethods: SignInMethod[] = ["otp", "recovery", "magiclink", "invite", "email/signup", "email_change"];

/** Returns the session's age in hours, its last proof, and whether that came by mail. */
export async function readSessionProof(
  reader: Reader,
  sessionId: string,
): Promise<{ ageHours: number; provedAt: Date | undefined; byMail: boolean }> {
  const mailed = and(
    eq(mfaAmrClaims.sessionId, sessions.id),
    inArray(mfaAmrClaims.authenticationMethod, mailedMethods),
  );
  const shown = eq(mfaAmrClaims.sessionId, sessions.id);
  const last = reader
    .select({ at: max(mfaAmrClaims.updatedAt) })
    .from(mfaAmrClaims)
    .where(shown);
  const [proof] = await reader
    .select({
      ageHours: sql<number>`(extract(epoch FROM now() - ${sessions.createdAt}) / 3600)::float8`,
      provedAt: sql<Date | null>`(${last})`.mapWith(sessions.createdAt),
      byMail: sql<boolean>`EXISTS (SELECT FROM ${mfaAmrClaims} WHERE ${mailed})`,
    })
    .from(sessions)
    .where(eq(sessions.id, sessionId));
  if (!proof) return { ageHours: Number.POSITIVE_INFINITY, provedAt: undefined, byMail: false };
  return { ...proof, provedAt: proof.provedAt ?? undefined };
}

type OpenSession = Pick<typeof sessions.$inferSelect, "id" | "userAgent" | "ip" | "createdAt"> & { refreshedAt: Date };

/** The account's sessions, last used first; shown to the owner as devices. */
export async function listSessions(
  reader: Reader,
  userId: string,
  page: PageQuery,
  id?: string,
): Promise<ListedPage<OpenSession>> {
  const open = and(
    eq(sessions.userId, userId),
    or(isNull(sessions.notAfter), gt(sessions.notAfter, sql`now()`)),
    id ? eq(sessions.id, id) : undefined,
  );
  const refreshedAt = sql<Date>`coalesce(${sessions.refreshedAt}, ${sessions.createdAt})`.mapWith(sessions.createdAt);
  const { id: key, userAgent, ip, createdAt } = sessions;
  const list = { table: sessions, columns: [refreshedAt, key], direction: "DESC", where: open } as const;
  return readTableList(reader, list, page, (shown) =>
    reader.select({ id: key, userAgent, ip, createdAt, refreshedAt }).from(sessions).where(shown),
  );
}
