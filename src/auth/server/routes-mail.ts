import type { FastifyReply, FastifyRequest } from "fastify";
import { recoverBody, resendBody, verifyBody, verifyQuery } from "../contract.ts";
import { redirectErrorFields } from "../error-shape.ts";
import { readBody } from "./body.ts";
import { clientOf } from "./client.ts";
import type { AuthContext } from "./context.ts";
import { asRefusal, failureOf } from "./errors.ts";
import { requestRecovery } from "./recover.ts";
import { redirectTarget, withFragment } from "./redirect-target.ts";
import { validationFailed } from "./refusals.ts";
import { resendConfirmation } from "./sign-up.ts";
import { tokenResponse } from "./token-response.ts";
import { verifyCode, verifyLink } from "./verify.ts";

/** POST /verify: a typed code (with its address) or a link's token, 200 with a session. */
export function postVerify(context: AuthContext) {
  const { database, settings } = context;
  return async (request: FastifyRequest) => {
    const { type, token, token_hash: link, email } = readBody(verifyBody, request);
    const client = clientOf(request);
    const opened = link
      ? await verifyLink(database, settings, type, link, client)
      : await verifyCode(database, settings, { type, email, code: token ?? "" }, client);
    return tokenResponse(context, opened);
  };
}

/** GET /verify: where mailed links lead; always on to the application, with a session or an error in the fragment. */
export function getVerify(context: AuthContext) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { type, token } = verifyQuery.parse(request.query);
    const fields = await verifiedFields(context, request, type, token);
    return reply.redirect(withFragment(redirectTarget(request, context.settings), fields), 303);
  };
}

async function verifiedFields(
  context: AuthContext,
  request: FastifyRequest,
  type: Parameters<typeof verifyLink>[2],
  token: string,
): Promise<Record<string, string>> {
  try {
    const opened = await verifyLink(context.database, context.settings, type, token, clientOf(request));
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
  } catch (error) {
    const refusal = asRefusal(error);
    // The link was not used up by a fault: the person may reload this very page.
    if (refusal.status >= 500) throw error;
    return redirectErrorFields(failureOf(refusal));
  }
}

/** POST /recover: 200 `{}` whether or not there is such an account. */
export function postRecover({ database, settings }: AuthContext) {
  return async (request: FastifyRequest) => {
    const { email } = readBody(recoverBody, request);
    const redirectTo = redirectTarget(request, settings);
    await database.transaction((tx) => requestRecovery(tx, settings, email, redirectTo, clientOf(request)));
    return {};
  };
}

/** POST /resend: 200 `{}`, also when nothing is pending. Only sign-ups have something to resend. */
export function postResend({ database, settings }: AuthContext) {
  return async (request: FastifyRequest) => {
    const { type, email, phone } = readBody(resendBody, request);
    if (!email && !phone) throw validationFailed("Missing email address or phone number");
    const redirectTo = redirectTarget(request, settings);
    if (type === "signup" && email) {
      await database.transaction((tx) => resendConfirmation(tx, settings, email, redirectTo, clientOf(request)));
    }
    return {};
  };
}
