import type { Database } from "#platform/database/database.ts";
import { type AccessTokenClaims, tokenVerifier } from "./access-token.ts";
import { type AuthConfig, type AuthSettings, authSettings } from "./config.ts";
import { openSigningKeys, type SigningKeys } from "./signing-keys.ts";

/** What every route of the service works with. */
export type AuthContext = {
  database: Database;
  settings: AuthSettings;
  keys: SigningKeys;
  verifyToken: (token: string) => Promise<AccessTokenClaims>;
};

export function authContext(database: Database, config: AuthConfig): AuthContext {
  const settings = authSettings(config);
  const keys = openSigningKeys(database);
  return { database, settings, keys, verifyToken: tokenVerifier(keys, settings) };
}
