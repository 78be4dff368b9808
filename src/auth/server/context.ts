import type { FastifyBaseLogger } from "fastify";
import type { Database } from "#platform/database/database.ts";
import type { TextProvider } from "#platform/mail/send-text.ts";
import type { AuthSettings } from "./config.ts";
import type { Provider } from "./providers/open-provider.ts";
import type { TokenVerifier } from "./sessions/access-token.ts";
import type { KeyFinder } from "./tokens/check-token.ts";
import type { SigningKeys } from "./tokens/signing-keys.ts";

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
