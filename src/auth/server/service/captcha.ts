import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { Refusal } from "#platform/http/errors.ts";
import { tracedFetch } from "#platform/tracing/outgoing.ts";
import { captchaBody } from "../../contract.ts";
import { isAdmin } from "../admin/bearer.ts";
import { type Client, clientOf } from "../client.ts";
import type { AuthContext } from "../context.ts";
import { bearerToken } from "../sessions/authenticate.ts";

const verifiers = {
  hcaptcha: "https://api.hcaptcha.com/siteverify",
  turnstile: "https://challenges.cloudflare.com/turnstile/v0/siteverify",
};

const timeoutMilliseconds = 5_000;

/**
 * Accepts a solved captcha (AUTH_CAPTCHA_PROVIDER) or the administration. Throws 400 `captcha_failed`, and 503 while
 * the provider is away: an attacker could otherwise flood it first.
 */
export function requireCaptcha(context: AuthContext) {
  return async (request: FastifyRequest): Promise<void> => {
    if (!context.settings.AUTH_CAPTCHA_PROVIDER) return;
    if (bearerToken(request) && (await isAdmin(context, request))) return;
    const token = captchaBody.safeParse(request.body).data?.gotrue_meta_security?.captcha_token;
    if (!token) throw captchaFailed("no captcha_token found");
    const { success, "error-codes": reasons } = await ask(context, token, clientOf(request));
    if (!success) throw captchaFailed(reasons.join(", "));
  };
}

/** Guards the password grant only, the one that people type into. */
export function requireCaptchaForPassword(context: AuthContext) {
  const guard = requireCaptcha(context);
  return async (request: FastifyRequest): Promise<void> => {
    if ((request.query as { grant_type?: unknown }).grant_type === "password") await guard(request);
  };
}

const verdict = z.object({ success: z.boolean(), "error-codes": z.array(z.string()).catch([]).default([]) });

async function ask({ settings, log }: AuthContext, token: string, { ip }: Client): Promise<z.output<typeof verdict>> {
  const {
    AUTH_CAPTCHA_PROVIDER: provider = "hcaptcha",
    AUTH_CAPTCHA_SECRET: secret = "",
    AUTH_CAPTCHA_URL: url,
  } = settings;
  const body = new URLSearchParams({ secret, response: token, ...(ip ? { remoteip: ip } : {}) });
  try {
    const signal = AbortSignal.timeout(timeoutMilliseconds);
    const answer = await tracedFetch(url ?? verifiers[provider], { method: "POST", body, signal });
    return verdict.parse(await answer.json());
  } catch (error) {
    log.warn({ err: error }, "the captcha's provider cannot be asked");
    throw captchaAway();
  }
}

const captchaFailed = (reason: string) =>
  new Refusal(400, "captcha_failed", `captcha protection: request disallowed (${reason})`);
const captchaAway = () =>
  new Refusal(503, "unexpected_failure", "captcha verification process failed", { retryAfterSeconds: 5 });
