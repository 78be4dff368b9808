import type { FastifyBaseLogger } from "fastify";
import type { Database } from "#platform/database/database.ts";
import type { TextProvider } from "#platform/mail/send-text.ts";
import type { OauthClients } from "../oauth-clients.ts";
import type { AuthSettings } from "./config.ts";
import type { SignInProvider } from "./providers/open-provider.ts";
import type { TokenVerifier } from "./sessions/access-token.ts";
import type { KeyFinder } from "./tokens/check-token.ts";
import type { SigningKeys } from "./tokens/signing-keys.ts";

export type AuthContext = {
  database: Database;
  settings: AuthSettings;
  keys: SigningKeys;
  /** By name; only enabled ones. */
  providers: Map<string, SignInProvider>;
  findKey: KeyFinder;
  verifyToken: TokenVerifier;
  textProvider: TextProvider | undefined;
  /** Only beside an authorization server. */
  oauthClients: OauthClients | undefined;
  log: Pick<FastifyBaseLogger, "warn">;
};
