import type { FastifyRequest } from "fastify";
import { Refusal } from "#platform/http/errors.ts";
import { otpBody, passwordGrantBody, pkceGrantBody, refreshGrantBody, signUpBody } from "../contract.ts";
import { readBody } from "./body.ts";
import { clientOf } from "./client.ts";
import type { AuthContext } from "./context.ts";
import { evenly, mailMilliseconds, signUpMilliseconds } from "./evenly.ts";
import { challengeOf, exchangeCode } from "./flow-state.ts";
import { requestMagicLink } from "./magic-link.ts";
import { hashPassword } from "./password-hash.ts";
import { requireStrongPassword, weaknessOf } from "./password-rules.ts";
import { idTokenGrant } from "./providers/id-token-grant.ts";
import { redirectTarget } from "./redirect-target.ts";
import { refreshSession } from "./refresh.ts";
import {
  anonymousDisabled,
  emailProviderDisabled,
  phoneProviderDisabled,
  refreshTokenMalformed,
  signUpDisabled,
  validationFailed,
} from "./refusals.ts";
import { signInWithPassword } from "./sign-in.ts";
import { signUp, signUpAtOnce } from "./sign-up.ts";
import { tokenResponse } from "./token-response.ts";

/** POST /signup: 200 with the bare user, the session comes with the confirmation; or with a session where none is asked for. */
export function postSignUp(context: AuthContext) {
  const { database, settings } = context;
  return async (request: FastifyRequest) => {
    const { email, phone, password, data = {}, ...body } = readBody(signUpBody, request);
    if (!email && !phone) throw anonymousDisabled();
    if (!settings.AUTH_SIGNUP) throw signUpDisabled();
    if (!password) throw validationFailed("Signup requires a valid password");
    requireStrongPassword(settings, password, email);
    if (email && phone) throw validationFailed("Only an email address or phone number should be provided on signup.");
    if (!email) throw phoneProviderDisabled(400, "signups");
    if (!settings.AUTH_EMAIL_PROVIDER) throw emailProviderDisabled(400, "signups");
    const client = clientOf(request);
    const flow = { redirectTo: redirectTarget(request, settings), challenge: challengeOf(body) };
    return evenly(signUpMilliseconds, async () => {
      const input = { email, passwordHash: await hashPassword(password), data };
      if (!settings.AUTH_AUTOCONFIRM) return database.transaction((tx) => signUp(tx, settings, input, flow, client));
      const opened = await database.transaction((tx) => signUpAtOnce(tx, settings, input, client));
      return tokenResponse(context, opened);
    });
  };
}

/** POST /otp and /magiclink: 200 `{}`; a mail with a link and a code is on its way. */
export function postOtp({ database, settings }: AuthContext) {
  return async (request: FastifyRequest) => {
    const { email, phone, create_user: createUser = true, data = {}, ...body } = readBody(otpBody, request);
    if (email && phone) throw validationFailed("Only an email address or phone number should be provided");
    if (!email && !phone) throw validationFailed("One of email or phone must be set");
    if (!email) throw phoneProviderDisabled(400, "logins");
    if (!settings.AUTH_EMAIL_PROVIDER) throw emailProviderDisabled(422, "logins");
    const flow = { redirectTo: redirectTarget(request, settings), challenge: challengeOf(body) };
    const asked = { email, createUser, data };
    await evenly(mailMilliseconds, () => requestMagicLink(database, settings, asked, flow, clientOf(request)));
    return {};
  };
}

type Grant = (request: FastifyRequest) => Promise<unknown>;

/** POST /token?grant_type=…: 200 with a session. */
export function postToken(context: AuthContext) {
  const grants: Record<string, Grant> = {
    password: passwordGrant(context),
    refresh_token: refreshGrant(context),
    pkce: pkceGrant(context),
    id_token: idTokenGrant(context),
    web3: refusing(() => new Refusal(422, "web3_provider_disabled", "Web3 provider is disabled")),
  };
  return async (request: FastifyRequest) => {
    const { grant_type: grantType } = request.query as { grant_type?: unknown };
    const grant = typeof grantType === "string" && Object.hasOwn(grants, grantType) ? grants[grantType] : undefined;
    if (!grant) throw new Refusal(400, "invalid_credentials", "unsupported_grant_type");
    return grant(request);
  };
}

function passwordGrant(context: AuthContext): Grant {
  const { database, settings } = context;
  return async (request) => {
    const { email, phone, password = "" } = readBody(passwordGrantBody, request);
    if (email && phone) throw validationFailed("Only an email address or phone number should be provided on login.");
    if (phone) throw phoneProviderDisabled(422, "logins");
    if (!email) throw validationFailed("missing email or phone");
    if (!settings.AUTH_EMAIL_PROVIDER) throw emailProviderDisabled(422, "logins");
    const opened = await signInWithPassword(database, settings, { email, password }, clientOf(request));
    return tokenResponse(context, opened, weaknessOf(settings, password, email));
  };
}

function refreshGrant(context: AuthContext): Grant {
  return async (request) => {
    const { refresh_token: refreshToken } = readBody(refreshGrantBody, request);
    if (!refreshToken) throw refreshTokenMalformed();
    return tokenResponse(
      context,
      await refreshSession(context.database, context.settings, refreshToken, clientOf(request)),
    );
  };
}

/** The code that a mailed link or a provider's return left in the address, with the verifier of the browser that began. */
function pkceGrant(context: AuthContext): Grant {
  return async (request) => {
    const { auth_code: code, code_verifier: verifier } = readBody(pkceGrantBody, request);
    if (!code || !verifier)
      throw validationFailed("invalid request: both auth code and code verifier should be non-empty");
    const proof = { code, verifier };
    const { opened, flow } = await exchangeCode(context.database, context.settings, proof, clientOf(request));
    return {
      ...(await tokenResponse(context, opened)),
      ...(flow.providerAccessToken ? { provider_token: flow.providerAccessToken } : {}),
      ...(flow.providerRefreshToken ? { provider_refresh_token: flow.providerRefreshToken } : {}),
    };
  };
}

const refusing =
  (refusal: () => Refusal): Grant =>
  async () => {
    throw refusal();
  };
