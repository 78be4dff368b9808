import { createHash, timingSafeEqual } from "node:crypto";
import { errors, type JWTPayload, jwtVerify } from "jose";
import { badIdToken, nonceMissing, nonceWrong, providerUnreachable } from "../identity-refusals.ts";
import { type Person, personOf } from "../provider-person.ts";
import type { SignInProvider } from "./open-provider.ts";

export type ShownIdToken = { idToken: string; nonce: string | undefined; accessToken: string | undefined };

/**
 * Reads an identity token that an application got itself. Throws 400 in the OAuth shape unless signature, issuer,
 * audience, expiry, nonce and any `at_hash` fit.
 */
export async function readIdToken(
  provider: SignInProvider,
  { idToken, nonce, accessToken }: ShownIdToken,
): Promise<Person> {
  const { configuration, keys } = await provider.discover().catch((error: unknown) => {
    throw providerUnreachable(provider.name, error);
  });
  const expected = {
    issuer: configuration.serverMetadata().issuer,
    audience: provider.clientIds,
    algorithms: ["RS256", "RS384", "RS512", "PS256", "ES256", "ES384", "EdDSA", "Ed25519"],
    requiredClaims: ["exp", "iat", "sub"],
    clockTolerance: 10,
  };
  const { payload, protectedHeader } = await jwtVerify(idToken, keys, expected).catch((error: unknown) => {
    throw areKeysAway(error) ? providerUnreachable(provider.name, error) : badIdToken();
  });
  if (!isForUs(payload, provider)) throw badIdToken();
  if (accessToken && payload.at_hash !== undefined && !isHashOf(payload.at_hash, accessToken, protectedHeader.alg))
    throw badIdToken();
  if (!provider.skipsNonce) checkNonce(payload, nonce);
  return personOf(provider.name, payload);
}

/**
 * OpenID Connect Core 3.1.3.7: `azp` must be ours, and present with several audiences. Another application's token may
 * name us as an audience too.
 */
export function isForUs(
  { azp, aud }: Pick<JWTPayload, "aud"> & { azp?: unknown },
  { clientIds }: Pick<SignInProvider, "clientIds">,
) {
  if (azp === undefined) return !Array.isArray(aud) || aud.length === 1;
  return typeof azp === "string" && clientIds.includes(azp);
}

/** All other failures are the token's. */
function areKeysAway(error: unknown): boolean {
  if (!(error instanceof errors.JOSEError)) return true;
  return error instanceof errors.JWKSTimeout || error.code === "ERR_JOSE_GENERIC";
}

/** The application knows the nonce, the token carries its hash: a stolen token alone signs nobody in. */
function checkNonce({ nonce: claimed }: JWTPayload, nonce: string | undefined): void {
  if (!nonce !== !claimed) throw nonceMissing();
  if (nonce && createHash("sha256").update(nonce).digest("hex") !== claimed) throw nonceWrong();
}

/** OpenID Connect Core 3.1.3.6: the left half of the hash that the signature's algorithm uses. */
function isHashOf(claimed: unknown, accessToken: string, algorithm: string): boolean {
  const hash = `sha${/(256|384|512)$/.exec(algorithm)?.[0] ?? "512"}`;
  const digest = createHash(hash).update(accessToken).digest();
  const half = Buffer.from(digest.subarray(0, digest.length / 2).toString("base64url"));
  const given = Buffer.from(String(claimed));
  return given.length === half.length && timingSafeEqual(given, half);
}
