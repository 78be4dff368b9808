import type { FastifyRequest } from "fastify";
import { Refusal } from "#platform/http/errors.ts";
import { passwordGrantBody, refreshGrantBody, signUpBody } from "../contract.ts";
import { readBody } from "./body.ts";
import { clientOf } from "./client.ts";
import type { AuthContext } from "./context.ts";
import { hashPassword } from "./password-hash.ts";
import { requireStrongPassword, weaknessOf } from "./password-rules.ts";
import { redirectTarget } from "./redirect-target.ts";
import { refreshSession } from "./refresh.ts";
import { refreshTokenMalformed, validationFailed } from "./refusals.ts";
import { signInWithPassword } from "./sign-in.ts";
import { signUp } from "./sign-up.ts";
import { tokenResponse } from "./token-response.ts";

/** POST /signup: 200 with the bare user; the session comes with the confirmation. */
export function postSignUp({ database, settings }: AuthContext) {
  return async (request: FastifyRequest) => {
    const { email, phone, password, data = {} } = readBody(signUpBody, request);
    if (!email && !phone) throw new Refusal(422, "anonymous_provider_disabled", "Anonymous sign-ins are disabled");
    if (!password) throw validationFailed("Signup requires a valid password");
    requireStrongPassword(settings, password, email);
    if (email && phone) throw validationFailed("Only an email address or phone number should be provided on signup.");
    if (!email) throw new Refusal(400, "phone_provider_disabled", "Phone signups are disabled");
    const passwordHash = await hashPassword(password);
    const redirectTo = redirectTarget(request, settings);
    return database.transaction((tx) =>
      signUp(tx, settings, { email, passwordHash, data, redirectTo }, clientOf(request)),
    );
  };
}

/** POST /token?grant_type=…: 200 with a session. */
export function postToken(context: AuthContext) {
  const grants: Record<string, (request: FastifyRequest) => Promise<unknown>> = {
    password: passwordGrant(context),
    refresh_token: refreshGrant(context),
    id_token: refusing(() => new Refusal(400, "provider_disabled", "Provider is not enabled")),
    web3: refusing(() => new Refusal(422, "web3_provider_disabled", "Web3 provider is disabled")),
  };
  return async (request: FastifyRequest) => {
    const { grant_type: grantType } = request.query as { grant_type?: unknown };
    const grant = typeof grantType === "string" && Object.hasOwn(grants, grantType) ? grants[grantType] : undefined;
    if (!grant) throw new Refusal(400, "invalid_credentials", "unsupported_grant_type");
    return grant(request);
  };
}

function passwordGrant(context: AuthContext) {
  const { database, settings } = context;
  return async (request: FastifyRequest) => {
    const { email, phone, password = "" } = readBody(passwordGrantBody, request);
    if (email && phone) throw validationFailed("Only an email address or phone number should be provided on login.");
    if (phone) throw new Refusal(422, "phone_provider_disabled", "Phone logins are disabled");
    if (!email) throw validationFailed("missing email or phone");
    const opened = await signInWithPassword(database, settings, { email, password }, clientOf(request));
    return tokenResponse(context, opened, weaknessOf(settings, password, email));
  };
}

function refreshGrant(context: AuthContext) {
  return async (request: FastifyRequest) => {
    const { refresh_token: refreshToken } = readBody(refreshGrantBody, request);
    if (!refreshToken) throw refreshTokenMalformed();
    return tokenResponse(
      context,
      await refreshSession(context.database, context.settings, refreshToken, clientOf(request)),
    );
  };
}

const refusing = (refusal: () => Refusal) => async () => {
  throw refusal();
};
