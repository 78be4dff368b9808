import type { FastifyInstance } from "fastify";
import type { Database } from "#platform/database/database.ts";
import { limitTime } from "#platform/http/requests/time-limit.ts";
import type { OauthClients } from "../../oauth-clients.ts";
import { readJsonBodies } from "../body.ts";
import { trustAddressHeader } from "../client.ts";
import type { AuthConfig, AuthSettings } from "../config.ts";
import { answerAuthError } from "../errors.ts";
import { featureDisabled, requestTimedOut } from "../refusals.ts";
import { readKeyFile } from "../tokens/key-file.ts";
import { authContext } from "./context.ts";
import { authRoutes } from "./routes.ts";

const callMilliseconds = 9_500;

/** `oauthClients`: the apps of the authorization server beside the service, if there is one. */
type AuthServiceOptions = { database: Database; config: AuthConfig; oauthClients?: OauthClients };

/**
 * The sign-in service (R7.7): the GoTrue protocol of `@supabase/auth-js`, with its own errors and body rules. Mount it
 * under `AUTH_PATH`. Throws `KeyFileError`.
 */
export async function authService(
  app: FastifyInstance,
  { database, config, oauthClients }: AuthServiceOptions,
): Promise<void> {
  const context = { ...authContext(database, config, app.log), oauthClients };
  const { AUTH_JWKS_FILE: keyFile, AUTH_TRUSTED_IP_HEADER: addressHeader } = context.settings;
  if (keyFile) await readKeyFile(keyFile);
  warnOfTelling(app, context.settings);
  if (addressHeader) trustAddressHeader(app, addressHeader);
  limitTime(app, callMilliseconds, requestTimedOut);
  readJsonBodies(app);
  app.setErrorHandler(answerAuthError);
  app.setNotFoundHandler(() => {
    throw featureDisabled("This endpoint does not exist or is disabled");
  });
  // Nobody may cache tokens or accounts; the key list sets its own header.
  app.addHook("onRequest", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });
  authRoutes(app, context);
}

/** A sign-up that signs in at once tells which addresses have accounts (decision 0131). */
function warnOfTelling({ log }: FastifyInstance, settings: AuthSettings): void {
  for (const name of ["AUTH_AUTOCONFIRM", "AUTH_SMS_AUTOCONFIRM"] as const)
    if (settings[name]) log.warn(`${name} is on: anybody can find out who has an account, and sign up as anybody else`);
}
