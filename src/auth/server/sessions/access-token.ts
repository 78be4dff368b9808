import { SignJWT } from "jose";
import { z } from "zod";
import type { Database } from "#platform/database/database.ts";
import { type AuthConfig, type AuthSettings, authSettings } from "../config.ts";
import { claimsOf, type KeyFinder, ownKeys, remoteKeys } from "../tokens/check-token.ts";
import { openSigningKeys, type SigningKeys } from "../tokens/signing-keys.ts";
import { verifiedTokens } from "../tokens/verified-tokens.ts";
import type { OpenSession } from "./sessions.ts";

export { InvalidAccessToken } from "../tokens/check-token.ts";

/** Who a genuine access token speaks for. */
export type AccessTokenClaims = Readonly<{
  userId: string;
  /** Empty when the account has none. */
  email: string;
  sessionId: string;
  assurance: "aal1" | "aal2";
  /** When the person last proved who they are in this session, by whatever means; undefined when the token does not say. */
  signedInAt: Date | undefined;
  expiresAt: Date;
  /** Its session is kept by a GoTrue server (AUTH_URL), so the database here knows nothing of it. */
  sessionElsewhere: boolean;
}>;

export type TokenVerifier = (token: string) => Promise<AccessTokenClaims>;

/** Signs a token for the session; `expiresAt` is in Unix seconds. */
export async function writeAccessToken(
  keys: SigningKeys,
  settings: AuthSettings,
  { session, methods, account: { user } }: OpenSession,
): Promise<{ token: string; expiresAt: number }> {
  const { kid, alg, key } = await keys.signer();
  const issuedAt = Math.floor(Date.now() / 1000);
  const expiresAt = issuedAt + settings.JWT_EXPIRY_SECONDS;
  const claims = {
    email: user.email ?? "",
    phone: user.phone ?? "",
    app_metadata: user.rawAppMetaData,
    user_metadata: user.rawUserMetaData,
    role: user.role,
    aal: session.aal,
    amr: methods.map(({ method, usedAt }) => ({ method, timestamp: Math.floor(usedAt.getTime() / 1000) })),
    session_id: session.id,
    is_anonymous: user.isAnonymous,
  };
  const token = await new SignJWT(claims)
    .setProtectedHeader({ alg, typ: "JWT", kid })
    .setIssuer(settings.issuer)
    .setSubject(user.id)
    .setAudience(settings.AUTH_JWT_AUDIENCE)
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(key);
  return { token, expiresAt };
}

/**
 * Makes the check that every request of the product passes: signature by a key of this installation (or of the GoTrue server
 * at AUTH_URL), issuer, audience, expiry by this machine's clock. A token is verified once per process and then
 * remembered. Throws `InvalidAccessToken`; a database or server that is away while the keys are read is told as such.
 * That the session still exists is not checked.
 */
export function createTokenVerifier(database: Database, config: AuthConfig): TokenVerifier {
  const settings = authSettings(config);
  if (settings.AUTH_URL) return tokenVerifier(remoteKeys(settings.AUTH_URL, settings), settings);
  return tokenVerifier(ownKeys(openSigningKeys(database, settings.AUTH_JWKS_FILE), settings), settings);
}

const remembered = 10_000;

/** The same, with keys that are already open. */
export function tokenVerifier(findKey: KeyFinder, settings: AuthSettings): TokenVerifier {
  const known = verifiedTokens<AccessTokenClaims>(remembered);
  return async (token) => {
    const before = known.get(token, Date.now());
    if (before) return before;
    const claims = Object.freeze(await verify(findKey, settings, token));
    known.remember(token, claims);
    return claims;
  };
}

const payloadSchema = z.object({
  sub: z.uuid(),
  email: z.string().default(""),
  session_id: z.uuid(),
  aal: z.enum(["aal1", "aal2"]),
  amr: z.array(z.object({ timestamp: z.number() })).catch([]),
  exp: z.number(),
});

async function verify(findKey: KeyFinder, settings: AuthSettings, token: string): Promise<AccessTokenClaims> {
  const expected = { issuer: settings.issuer, audience: settings.AUTH_JWT_AUDIENCE };
  const { sub, email, session_id, aal, amr, exp } = await claimsOf(token, findKey, payloadSchema, expected);
  const sessionElsewhere = settings.AUTH_URL !== undefined;
  return {
    userId: sub,
    email,
    sessionId: session_id,
    assurance: aal,
    signedInAt: amr.length > 0 ? new Date(Math.max(...amr.map(({ timestamp }) => timestamp)) * 1000) : undefined,
    expiresAt: new Date(exp * 1000),
    sessionElsewhere,
  };
}
