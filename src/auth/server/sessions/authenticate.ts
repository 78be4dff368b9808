import type { FastifyRequest } from "fastify";
import type { AuthContext } from "../context.ts";
import { type Account, findAccount, isBanned } from "../people/accounts.ts";
import { badJwt, noAuthorization, sessionNotFound, userBanned, userNotFound } from "../refusals.ts";
import { type AccessTokenClaims, InvalidAccessToken } from "./access-token.ts";
import { sessionExists } from "./queries.ts";

/** A bearer whose account and session exist now. */
export type Bearer = { claims: AccessTokenClaims; account: Account };

export function bearerToken({ headers }: FastifyRequest): string | undefined {
  return /^Bearer +(\S+)$/i.exec(headers.authorization ?? "")?.[1];
}

/**
 * Reads the caller in the protocol's order of checks. Throws 401 without a token; 403 for a bad one, a deleted account
 * or session, or a ban.
 */
export async function authenticate({ database, verifyToken }: AuthContext, request: FastifyRequest): Promise<Bearer> {
  const token = bearerToken(request);
  if (!token) throw noAuthorization();
  const claims = await verifyToken(token).catch((error: unknown) => {
    throw error instanceof InvalidAccessToken ? badJwt(error.message) : error;
  });
  const account = await findAccount(database.reader, claims.userId);
  if (!account) throw userNotFound();
  if (!(await sessionExists(database.reader, claims))) throw sessionNotFound();
  if (isBanned(account.user)) throw userBanned(403);
  return { claims, account };
}
