import { SignJWT } from "jose";
import { z } from "zod";
import type { Database } from "#platform/database/database.ts";
import { type AuthConfig, type AuthSettings, authSettings } from "../config.ts";
import { claimsOf, type KeyFinder, ownKeys, remoteKeys } from "../tokens/check-token.ts";
import { type FactorFinder, remoteFactors } from "../tokens/remote-factors.ts";
import { openSigningKeys, type SigningKeys } from "../tokens/signing-keys.ts";
import { verifiedTokens } from "../tokens/verified-tokens.ts";
import type { OpenSession } from "./sessions.ts";

export { InvalidAccessToken } from "../tokens/check-token.ts";

export type AccessTokenClaims = Readonly<{
  userId: string;
  /** Empty when the account has none. */
  email: string;
  sessionId: string;
  assurance: "aal1" | "aal2";
  /** The session's last proof of any kind; undefined when the token names none. */
  signedInAt: Date | undefined;
  expiresAt: Date;
  /** True when a GoTrue server (AUTH_URL) keeps the session, unknown to this database. */
  sessionElsewhere: boolean;
  /** True when that server knows a second factor which this session has not shown. */
  owesFactorElsewhere: boolean;
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
 * Checks signature, issuer, audience and expiry (this machine's clock); the session's existence is not checked.
 * Verified tokens are remembered per process. Throws `InvalidAccessToken`, or passes on a failure to read the keys or
 * the factors.
 */
export function createTokenVerifier(database: Database, config: AuthConfig): TokenVerifier {
  const settings = authSettings(config);
  const { AUTH_URL: url } = settings;
  if (url) return tokenVerifier(remoteKeys(url, settings), settings, remoteFactors(url));
  return tokenVerifier(ownKeys(openSigningKeys(database, settings.AUTH_JWKS_FILE), settings), settings);
}

const remembered = 10_000;

/** Like `createTokenVerifier`, with open keys; `findFactor` asks the server that keeps the accounts. */
export function tokenVerifier(findKey: KeyFinder, settings: AuthSettings, findFactor?: FactorFinder): TokenVerifier {
  const known = verifiedTokens<AccessTokenClaims>(remembered);
  return async (token) => {
    const before = known.get(token, Date.now());
    if (before) return before;
    const signed = await verify(findKey, settings, token);
    const owesFactorElsewhere = signed.assurance === "aal1" && ((await findFactor?.(token)) ?? false);
    const claims = Object.freeze({ ...signed, sessionElsewhere: findFactor !== undefined, owesFactorElsewhere });
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

type SignedClaims = Omit<AccessTokenClaims, "sessionElsewhere" | "owesFactorElsewhere">;

async function verify(findKey: KeyFinder, settings: AuthSettings, token: string): Promise<SignedClaims> {
  const expected = { issuer: settings.issuer, audience: settings.AUTH_JWT_AUDIENCE };
  const { sub, email, session_id, aal, amr, exp } = await claimsOf(token, findKey, payloadSchema, expected);
  return {
    userId: sub,
    email,
    sessionId: session_id,
    assurance: aal,
    signedInAt: amr.length > 0 ? new Date(Math.max(...amr.map(({ timestamp }) => timestamp)) * 1000) : undefined,
    expiresAt: new Date(exp * 1000),
  };
}
