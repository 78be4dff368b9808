import { errors, jwtVerify, SignJWT } from "jose";
import { z } from "zod";
import type { Database } from "#platform/database/database.ts";
import { type AuthConfig, type AuthSettings, authSettings, issuer } from "./config.ts";
import type { OpenSession } from "./sessions.ts";
import { algorithm, openSigningKeys, type SigningKeys } from "./signing-keys.ts";
import { verifiedTokens } from "./verified-tokens.ts";

/** Who a genuine access token speaks for. */
export type AccessTokenClaims = Readonly<{
  userId: string;
  /** Empty when the account has none. */
  email: string;
  sessionId: string;
  assurance: "aal1" | "aal2";
  expiresAt: Date;
}>;

/** The token is malformed, forged, expired or meant for another house: 403 `bad_jwt` here, 401 on the product's API. */
export class InvalidAccessToken extends Error {}

/** Signs a token for the session; `expiresAt` is in Unix seconds. */
export async function writeAccessToken(
  keys: SigningKeys,
  settings: AuthSettings,
  { session, methods, account: { user } }: OpenSession,
): Promise<{ token: string; expiresAt: number }> {
  const { kid, key } = await keys.signer();
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
    .setProtectedHeader({ alg: algorithm, typ: "JWT", kid })
    .setIssuer(issuer(settings))
    .setSubject(user.id)
    .setAudience(user.aud)
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(key);
  return { token, expiresAt };
}

/**
 * Makes the check that every request passes: signature by a key of this house, issuer, audience, expiry (by this
 * machine's clock). A token is verified once per process and then remembered. Throws `InvalidAccessToken`; a database
 * that is away while the keys are read throws as it does everywhere. That the session still exists is not checked.
 */
export function createTokenVerifier(
  database: Database,
  config: AuthConfig,
): (token: string) => Promise<AccessTokenClaims> {
  return tokenVerifier(openSigningKeys(database), authSettings(config));
}

const remembered = 10_000;

/** The same, with keys that are already open. */
export function tokenVerifier(
  keys: SigningKeys,
  settings: AuthSettings,
): (token: string) => Promise<AccessTokenClaims> {
  const known = verifiedTokens<AccessTokenClaims>(remembered);
  return async (token) => {
    const before = known.get(token, Date.now());
    if (before) return before;
    const claims = Object.freeze(await verify(keys, settings, token));
    known.remember(token, claims);
    return claims;
  };
}

const payloadSchema = z.object({
  sub: z.uuid(),
  email: z.string().default(""),
  session_id: z.uuid(),
  aal: z.enum(["aal1", "aal2"]),
  exp: z.number(),
});

async function verify(keys: SigningKeys, settings: AuthSettings, token: string): Promise<AccessTokenClaims> {
  const key = async ({ kid }: { kid?: string }) => {
    const found = kid === undefined ? undefined : await keys.verifier(kid);
    if (!found) throw new InvalidAccessToken("signing key is unknown");
    return found;
  };
  const expected = { algorithms: [algorithm], issuer: issuer(settings), audience: settings.audience };
  const { payload } = await jwtVerify(token, key, expected).catch((error: unknown) => {
    throw error instanceof errors.JOSEError ? new InvalidAccessToken(reasonOf(error), { cause: error }) : error;
  });
  const parsed = payloadSchema.safeParse(payload);
  if (!parsed.success) throw new InvalidAccessToken("claims are incomplete");
  const { sub, email, session_id, aal, exp } = parsed.data;
  return { userId: sub, email, sessionId: session_id, assurance: aal, expiresAt: new Date(exp * 1000) };
}

function reasonOf(error: errors.JOSEError): string {
  if (error instanceof errors.JWTExpired) return "token has invalid claims: token is expired";
  if (error instanceof errors.JWTClaimValidationFailed) return `token has invalid claims: ${error.claim}`;
  return "signature is invalid";
}
