import type { Database } from "#platform/database/database.ts";
import { type AuthConfig, authSettings, textProviderOf } from "../config.ts";
import type { AuthContext } from "../context.ts";
import { openProviders } from "../providers/open-provider.ts";
import { tokenVerifier } from "../sessions/access-token.ts";
import { ownKeys } from "../tokens/check-token.ts";
import { openSigningKeys } from "../tokens/signing-keys.ts";

export function authContext(
  database: Database,
  config: AuthConfig,
  log: AuthContext["log"],
): Omit<AuthContext, "oauthClients"> {
  const settings = authSettings(config);
  const keys = openSigningKeys(database, settings.AUTH_JWKS_FILE);
  const findKey = ownKeys(keys, settings);
  const providers = openProviders(settings.providers);
  const verifyToken = tokenVerifier(findKey, settings);
  return { database, settings, keys, providers, findKey, verifyToken, textProvider: textProviderOf(settings), log };
}
