import type { FastifyRequest } from "fastify";
import { z } from "zod";
import type { AuthContext } from "../context.ts";
import { badJwt, noAuthorization, notAdmin, sessionNotFound } from "../refusals.ts";
import { bearerToken } from "../sessions/authenticate.ts";
import { sessionExists } from "../sessions/queries.ts";
import { claimsOf, InvalidAccessToken } from "../tokens/check-token.ts";

const adminClaims = z.object({
  role: z.string().default(""),
  sub: z.uuid().optional().catch(undefined),
  session_id: z.uuid().optional().catch(undefined),
});

export const isAdmin = (context: AuthContext, request: FastifyRequest): Promise<boolean> =>
  requireAdmin(context, request).then(
    () => true,
    () => false,
  );

/**
 * Throws 403 `not_admin` unless the token names an administration role. A program's token may be made elsewhere, so
 * only its signature and times are checked; a person's needs a live session.
 */
export async function requireAdmin(
  { database, findKey, settings }: AuthContext,
  request: FastifyRequest,
): Promise<void> {
  const token = bearerToken(request);
  if (!token) throw noAuthorization();
  const { role, sub, session_id } = await claimsOf(token, findKey, adminClaims).catch((error: unknown) => {
    throw error instanceof InvalidAccessToken ? badJwt(error.message) : error;
  });
  if (!settings.adminRoles.includes(role)) throw notAdmin();
  if (sub && session_id && !(await sessionExists(database.reader, { userId: sub, sessionId: session_id })))
    throw sessionNotFound();
}
