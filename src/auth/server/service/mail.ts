import type { FastifyReply, FastifyRequest } from "fastify";
import type { Tx } from "#platform/database/database.ts";
import { recoverBody, resendBody, type VerificationType, verifyBody, verifyQuery } from "../../contract.ts";
import { redirectErrorFields } from "../../error-shape.ts";
import { resendEmailChange } from "../accounts/email-change.ts";
import { requestRecovery } from "../accounts/recover.ts";
import { resendConfirmation } from "../accounts/sign-up.ts";
import { followLink, verifyCode, verifyLink } from "../accounts/verify.ts";
import { readBody } from "../body.ts";
import { type Client, clientOf } from "../client.ts";
import type { AuthContext } from "../context.ts";
import { asRefusal, failureOf } from "../errors.ts";
import { evenly, mailMilliseconds, textMilliseconds } from "../limits/evenly.ts";
import { isPkceToken } from "../mails/one-time-tokens.ts";
import { redirectTarget, withFragment, withQuery } from "../mails/redirect-target.ts";
import { resendPhoneChange } from "../phone/change.ts";
import { lineOf } from "../phone/line.ts";
import type { Line } from "../phone/send-code.ts";
import { resendPhoneConfirmation } from "../phone/sign-up.ts";
import { verifyPhoneCode } from "../phone/verify.ts";
import { emailProviderDisabled, phoneProviderDisabled, validationFailed } from "../refusals.ts";
import { challengeOf } from "../sessions/flow-state.ts";
import type { OpenSession } from "../sessions/sessions.ts";
import { tokenResponse } from "../sessions/token-response.ts";

const halfWay = "Confirmation link accepted. Please proceed to confirm link sent to the other email";

/** POST /verify: a typed code (with its address) or a link's token, 200 with a session. */
export function postVerify(context: AuthContext) {
  const { database, settings } = context;
  return async (request: FastifyRequest) => {
    const { type, token: code = "", token_hash: link, email, phone: number } = readBody(verifyBody, request);
    const client = clientOf(request);
    if (!link && !email) {
      const { phone } = lineOf(settings, number, undefined, phoneProviderDisabled(400, "logins"));
      const typed = { type, code, phone };
      const opened = await evenly(mailMilliseconds, () => verifyPhoneCode(database, settings, typed, client));
      return tokenResponse(context, opened);
    }
    const verified = await evenly(mailMilliseconds, () =>
      link
        ? verifyLink(database, settings, type, link, client)
        : verifyCode(database, settings, { type, email: email ?? "", code }, client),
    );
    return verified === "half" ? { code: "200", msg: halfWay } : tokenResponse(context, verified.opened);
  };
}

/**
 * GET /verify: redirects mailed links to the application. PKCE browsers get a code in the query, others a session in
 * the fragment; errors are in the fragment, with a challenge in both.
 */
export function getVerify(context: AuthContext) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (isPrefetch(request)) return reply.code(204).send();
    const { type, token } = verifyQuery.parse(request.query);
    return reply.redirect(await landing(context, request, type, token), 303);
  };
}

/** A previewing program must not use up the link. */
function isPrefetch({ headers }: FastifyRequest): boolean {
  return [headers["sec-purpose"], headers.purpose, headers["x-moz"]].some((purpose) =>
    /prefetch|preview/i.test(`${purpose}`),
  );
}

async function landing(
  context: AuthContext,
  request: FastifyRequest,
  type: VerificationType,
  token: string,
): Promise<string> {
  const target = redirectTarget(request, context.settings);
  try {
    const verified = await followLink(context.database, context.settings, type, token, clientOf(request));
    if (verified === "half") return withBoth(target, token, { message: halfWay, sb: "" });
    if ("code" in verified) return withQuery(target, { code: verified.code });
    return withFragment(target, await sessionFields(context, verified.opened, type));
  } catch (error) {
    const refusal = asRefusal(error);
    // A fault does not use up the link, so a reload works.
    if (refusal.status >= 500) throw error;
    return withBoth(target, token, redirectErrorFields(failureOf(refusal)));
  }
}

function withBoth(target: string, token: string, fields: Record<string, string>): string {
  const { sb: _marker, ...query } = fields;
  return withFragment(isPkceToken(token) ? withQuery(target, query) : target, fields);
}

async function sessionFields(
  context: AuthContext,
  opened: OpenSession,
  type: VerificationType,
): Promise<Record<string, string>> {
  const { access_token, refresh_token, token_type, expires_at, expires_in } = await tokenResponse(context, opened);
  return {
    access_token,
    refresh_token,
    token_type,
    expires_at: `${expires_at}`,
    expires_in: `${expires_in}`,
    sb: "",
    type,
  };
}

/** POST /recover: 200 `{}` whether or not there is such an account. */
export function postRecover({ database, settings }: AuthContext) {
  return async (request: FastifyRequest) => {
    const { email, ...body } = readBody(recoverBody, request);
    const flow = { redirectTo: redirectTarget(request, settings), challenge: challengeOf(body) };
    await evenly(mailMilliseconds, () =>
      database.transaction((tx) => requestRecovery(tx, settings, email, flow, clientOf(request))),
    );
    return {};
  };
}

/** POST /resend: 200 `{}`, also when nothing is pending. */
export function postResend(context: AuthContext) {
  const { database, settings } = context;
  return async (request: FastifyRequest) => {
    const { type, email, phone: number, ...body } = readBody(resendBody, request);
    if (!email && !number) throw validationFailed("Missing email address or phone number");
    if (!email) {
      const line = lineOf(settings, number, body.channel, phoneProviderDisabled(400, "logins"));
      await evenly(textMilliseconds(context, mailMilliseconds), () =>
        resendCode(context, type, line, clientOf(request)),
      );
      return {};
    }
    if (!settings.AUTH_EMAIL_PROVIDER) throw emailProviderDisabled(400, "logins");
    const flow = { redirectTo: redirectTarget(request, settings), challenge: challengeOf(body) };
    const send = async (tx: Tx) => {
      if (type === "signup") await resendConfirmation(tx, settings, email, flow, clientOf(request));
      if (type === "email_change") await resendEmailChange(tx, settings, email, flow);
    };
    await evenly(mailMilliseconds, () => database.transaction(send));
    return {};
  };
}

async function resendCode(context: AuthContext, type: string, line: Line, client: Client): Promise<void> {
  if (type === "sms") await resendPhoneConfirmation(context, line, client);
  if (type === "phone_change") await resendPhoneChange(context, line);
}
