import type { FastifyRequest } from "fastify";
import { Refusal } from "#platform/http/errors.ts";
import { otpBody, passwordGrantBody, pkceGrantBody, refreshGrantBody, signUpBody } from "../../contract.ts";
import { signInAnonymously } from "../accounts/anonymous.ts";
import { requestMagicLink } from "../accounts/magic-link.ts";
import { type Login, signInWithPassword } from "../accounts/sign-in.ts";
import { signUp, signUpAtOnce } from "../accounts/sign-up.ts";
import { readBody } from "../body.ts";
import { type Client, clientOf } from "../client.ts";
import type { AuthSettings } from "../config.ts";
import type { AuthContext } from "../context.ts";
import { evenly, mailMilliseconds, signUpMilliseconds, textMilliseconds } from "../limits/evenly.ts";
import { limitVisitor } from "../limits/limits.ts";
import { redirectTarget } from "../mails/redirect-target.ts";
import { hashPassword } from "../passwords/password-hash.ts";
import { requireStrongPassword, weaknessOf } from "../passwords/password-rules.ts";
import { lineOf } from "../phone/line.ts";
import { requestPhoneCode } from "../phone/otp.ts";
import type { Line } from "../phone/send-code.ts";
import { signUpByPhone, signUpByPhoneAtOnce } from "../phone/sign-up.ts";
import { idTokenGrant } from "../providers/id-token-grant.ts";
import {
  anonymousDisabled,
  emailProviderDisabled,
  phoneProviderDisabled,
  refreshTokenMalformed,
  signUpDisabled,
  validationFailed,
} from "../refusals.ts";
import { challengeOf, exchangeCode } from "../sessions/flow-state.ts";
import { rotateSession } from "../sessions/refresh.ts";
import { tokenResponse } from "../sessions/token-response.ts";

/** POST /signup: 200 with the bare user, or with a session where no confirmation is asked for. */
export function postSignUp(context: AuthContext) {
  const { database, settings } = context;
  return async (request: FastifyRequest) => {
    const { email, phone, password, data = {}, ...body } = readBody(signUpBody, request);
    if (!email && !phone) return anonymousSignUp(context, data, clientOf(request));
    if (!settings.AUTH_SIGNUP) throw signUpDisabled();
    if (!password) throw validationFailed("Signup requires a valid password");
    await requireStrongPassword(context, password, email);
    if (email && phone) throw validationFailed("Only an email address or phone number should be provided on signup.");
    if (phone) {
      const line = lineOf(settings, phone, body.channel, phoneProviderDisabled(400, "signups"));
      return phoneSignUp(context, { line, data }, password, clientOf(request));
    }
    if (!email) throw validationFailed("Signup requires an email address or a phone number");
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

async function anonymousSignUp(context: AuthContext, data: Record<string, unknown>, client: Client) {
  const { database, settings } = context;
  if (!settings.AUTH_ANONYMOUS_PROVIDER) throw anonymousDisabled();
  await limitVisitor(database.writer, settings, "anonymous", client);
  if (!settings.AUTH_SIGNUP) throw signUpDisabled();
  return tokenResponse(context, await database.transaction((tx) => signInAnonymously(tx, settings, data, client)));
}

function phoneSignUp(
  context: AuthContext,
  { line, data }: { line: Line; data: Record<string, unknown> },
  password: string,
  client: Client,
) {
  const { database, settings } = context;
  return evenly(textMilliseconds(context, signUpMilliseconds), async () => {
    const input = { phone: line.phone, data, passwordHash: await hashPassword(password) };
    if (!settings.AUTH_SMS_AUTOCONFIRM) return signUpByPhone(context, line, input, client);
    const opened = await database.transaction((tx) => signUpByPhoneAtOnce(tx, settings, input, client));
    return tokenResponse(context, opened);
  });
}

/** POST /otp and /magiclink: 200 `{}`; a mail with link and code, or a text, is on its way. */
export function postOtp(context: AuthContext) {
  const { database, settings } = context;
  return async (request: FastifyRequest) => {
    const { email, phone, create_user: createUser = true, data = {}, ...body } = readBody(otpBody, request);
    if (email && phone) throw validationFailed("Only an email address or phone number should be provided");
    if (!email && !phone) throw validationFailed("One of email or phone must be set");
    if (!email) {
      const line = lineOf(settings, phone, body.channel, phoneProviderDisabled(400, "logins"));
      const asked = { line, createUser, data };
      const { messageId } = await evenly(textMilliseconds(context, mailMilliseconds), () =>
        requestPhoneCode(context, asked, clientOf(request)),
      );
      return messageId ? { message_id: messageId } : {};
    }
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
    const login = loginOf(settings, email, phone);
    const opened = await signInWithPassword(database, settings, login, password, clientOf(request));
    return tokenResponse(context, opened, await weaknessOf(context, password, email));
  };
}

function loginOf(settings: AuthSettings, email: string | undefined, phone: string | undefined): Login {
  if (phone) return { phone: lineOf(settings, phone, undefined, phoneProviderDisabled(422, "logins")).phone };
  if (!email) throw validationFailed("missing email or phone");
  if (!settings.AUTH_EMAIL_PROVIDER) throw emailProviderDisabled(422, "logins");
  return { email };
}

function refreshGrant(context: AuthContext): Grant {
  return async (request) => {
    const { refresh_token: refreshToken } = readBody(refreshGrantBody, request);
    if (!refreshToken) throw refreshTokenMalformed();
    return tokenResponse(
      context,
      await rotateSession(context.database, context.settings, refreshToken, clientOf(request)),
    );
  };
}

/** Takes the code of a mailed link or provider's return, with the browser's verifier. */
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
