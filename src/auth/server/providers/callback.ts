import type { FastifyReply, FastifyRequest } from "fastify";
import type { Refusal } from "#platform/http/errors.ts";
import { redirectErrorFields } from "../../error-shape.ts";
import { clientOf } from "../client.ts";
import type { AuthContext } from "../context.ts";
import { asRefusal, failureOf } from "../errors.ts";
import { badState, begunElsewhere, codeMissing, exchangeFailed, providerRefused } from "../identity-refusals.ts";
import { withFragment, withQuery } from "../mails/redirect-target.ts";
import { tokenResponse } from "../sessions/token-response.ts";
import { isMarked } from "./browser.ts";
import { enter } from "./enter.ts";
import { callbackUrl, type ReturnedFlow, takeReturnedFlow } from "./flow.ts";
import { type Arrival, arrive } from "./round-trip.ts";

/**
 * GET and POST /callback: leads providers' returns on to the application. Carries a session in the fragment, a code in
 * the query (PKCE), or an error in both; without a flow, leads to the site.
 */
export function returnFromProvider(context: AuthContext) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const answer = new URLSearchParams((request.body ?? request.query) as Record<string, string>);
    const flow = await takeReturnedFlow(context.database, context.settings, answer.get("state"));
    if (!flow) return reply.redirect(withQuery(context.settings.siteUrl, errorFields(badState())), 303);
    const target = flow.referrer ?? context.settings.siteUrl;
    try {
      return reply.redirect(await landing(context, flow, answer, target, request), 302);
    } catch (error) {
      const refusal = asRefusal(error);
      if (refusal.status >= 500) request.log.error({ err: error }, "sign-in by a provider failed");
      return reply.redirect(withError(target, refusal), 302);
    }
  };
}

async function landing(
  context: AuthContext,
  flow: ReturnedFlow,
  answer: URLSearchParams,
  target: string,
  request: FastifyRequest,
): Promise<string> {
  if (!flow.codeChallenge && !isMarked(request, flow.browserHash)) throw begunElsewhere();
  const arrival = await arrivalOf(context, flow, answer);
  const entered = await enter(context, flow, arrival, clientOf(request));
  if ("code" in entered) return withQuery(target, { code: entered.code });
  const { user: _user, ...session } = await tokenResponse(context, entered.opened);
  const tokens = { provider_token: arrival.accessToken, provider_refresh_token: arrival.refreshToken };
  const fields = Object.entries({ ...session, ...tokens, sb: "" }).filter(([, value]) => value !== undefined);
  return withFragment(target, Object.fromEntries(fields.map(([name, value]) => [name, String(value)])));
}

/** The provider's own refusal keeps its words, cut short. */
async function arrivalOf(context: AuthContext, flow: ReturnedFlow, answer: URLSearchParams): Promise<Arrival> {
  const refused = answer.get("error");
  if (refused) throw providerRefused(refused.slice(0, 64), (answer.get("error_description") ?? refused).slice(0, 300));
  if (!answer.get("code")) throw codeMissing();
  const provider = context.providers.get(flow.providerType);
  if (!provider) throw badState();
  const trip = {
    redirectUri: callbackUrl(context.settings, provider),
    state: flow.id,
    verifier: flow.providerVerifier,
  };
  return arrive(provider, trip, answer).catch((error: unknown) => {
    throw exchangeFailed(error);
  });
}

/** Adds the refusal to the query and to the fragment, since clients look in either. */
export function withError(target: string, refusal: Refusal): string {
  const fields = errorFields(refusal);
  return withFragment(withQuery(target, fields), { ...fields, sb: "" });
}

const deniedCodes = ["signup_disabled", "user_banned", "provider_email_needs_verification"];

function errorFields(refusal: Refusal): Record<string, string> {
  const { sb: _marker, ...fields } = redirectErrorFields(failureOf(refusal));
  const { oauthError } = refusal.details;
  if (typeof oauthError === "string") return { ...fields, error: oauthError };
  return deniedCodes.includes(refusal.code) ? { ...fields, error: "access_denied" } : fields;
}
