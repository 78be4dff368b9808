import type { FastifyBaseLogger } from "fastify";
import type { Database } from "#platform/database/database.ts";
import type { TextProvider } from "#platform/mail/send-text.ts";
import { type TokenVerifier, tokenVerifier } from "./access-token.ts";
import { type AuthConfig, type AuthSettings, authSettings, textProviderOf } from "./config.ts";
import { type KeyFinder, ownKeys } from "./genuine.ts";
import { openProviders, type Provider } from "./providers/open-provider.ts";
import { openSigningKeys, type SigningKeys } from "./signing-keys.ts";

/** What every route of the service works with. */
export type AuthContext = {
  database: Database;
  settings: AuthSettings;
  keys: SigningKeys;
  /** By name: the OpenID providers that are on. */
  providers: Map<string, Provider>;
  /** The key that a token's header names. */
  findKey: KeyFinder;
  verifyToken: TokenVerifier;
  /** Who sends text messages, if anybody does. */
  textProvider: TextProvider | undefined;
  log: Pick<FastifyBaseLogger, "warn">;
};

export function authContext(database: Database, config: AuthConfig, log: AuthContext["log"]): AuthContext {
  const settings = authSettings(config);
  const keys = openSigningKeys(database, settings.AUTH_JWKS_FILE);
  const findKey = ownKeys(keys, settings);
  const providers = openProviders(settings.providers);
  const verifyToken = tokenVerifier(findKey, settings);
  return { database, settings, keys, providers, findKey, verifyToken, textProvider: textProviderOf(settings), log };
}
