import {
  type CryptoKey,
  createRemoteJWKSet,
  errors,
  type JWTHeaderParameters,
  type JWTVerifyOptions,
  jwtVerify,
} from "jose";
import type { z } from "zod";
import { Refusal } from "#platform/http/errors.ts";
import type { AuthSettings } from "../config.ts";
import { algorithms } from "./key-file.ts";
import type { SigningKeys } from "./signing-keys.ts";

/** Malformed, forged, expired or meant for another installation: 403 `bad_jwt` here, 401 on the product's API. */
export class InvalidAccessToken extends Error {}

/** Throws `InvalidAccessToken` when the header names no known key. */
export type KeyFinder = (header: JWTHeaderParameters) => Promise<CryptoKey | Uint8Array>;

/** Byline's keys; a token without a key id can only be one of the shared secret. */
export function ownKeys(keys: SigningKeys, settings: AuthSettings): KeyFinder {
  return async ({ kid, alg }) => {
    const found = kid === undefined ? sharedSecret(settings, alg) : await keys.verifier(kid, alg);
    if (!found) throw new InvalidAccessToken("signing key is unknown");
    return found;
  };
}

/** The published keys of a GoTrue server, or the secret shared with it. */
export function remoteKeys(url: string, settings: AuthSettings): KeyFinder {
  const published = createRemoteJWKSet(new URL(`${url}/.well-known/jwks.json`), { timeoutDuration: 5_000 });
  return async (header) => {
    const secret = sharedSecret(settings, header.alg);
    if (secret) return secret;
    if (header.alg === "HS256") throw new InvalidAccessToken("signing key is unknown");
    return published(header).catch((error: unknown) => {
      if (error instanceof errors.JWKSNoMatchingKey) throw new InvalidAccessToken("signing key is unknown");
      throw signInUnreachable();
    });
  };
}

/** The GoTrue server (AUTH_URL) does not answer. */
export const signInUnreachable = (): Refusal =>
  new Refusal(503, "unavailable", "The sign-in service cannot be reached, please try again", { retryAfterSeconds: 2 });

function sharedSecret({ AUTH_JWT_SECRET: secret }: AuthSettings, alg: string): Uint8Array | undefined {
  return secret && alg === "HS256" ? new TextEncoder().encode(secret) : undefined;
}

/** Returns the claims of a token signed by our key that meets `expected`. Throws `InvalidAccessToken`. */
export async function claimsOf<Schema extends z.ZodType>(
  token: string,
  findKey: KeyFinder,
  schema: Schema,
  expected: JWTVerifyOptions = {},
): Promise<z.output<Schema>> {
  const options = { ...expected, algorithms: [...algorithms] };
  const { payload } = await jwtVerify(token, findKey, options).catch((error: unknown) => {
    throw error instanceof errors.JOSEError ? new InvalidAccessToken(reasonOf(error), { cause: error }) : error;
  });
  const parsed = schema.safeParse(payload);
  if (!parsed.success) throw new InvalidAccessToken("claims are incomplete");
  return parsed.data;
}

function reasonOf(error: errors.JOSEError): string {
  if (error instanceof errors.JWTExpired) return "token has invalid claims: token is expired";
  if (error instanceof errors.JWTClaimValidationFailed) return `token has invalid claims: ${error.claim}`;
  return "signature is invalid";
}
