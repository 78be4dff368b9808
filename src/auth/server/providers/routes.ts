import formBody from "@fastify/formbody";
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from "fastify";
import { isUuid } from "#platform/contract/iri.ts";
import { requireFreshProof } from "../accounts/fresh-proof.ts";
import { clientOf } from "../client.ts";
import type { AuthContext } from "../context.ts";
import { asRefusal } from "../errors.ts";
import { unlinkIdentity } from "../identities/unlink.ts";
import { identityIdMalformed, linkingDisabled } from "../identity-refusals.ts";
import type { LimitedCall } from "../limits/limits.ts";
import { redirectTarget } from "../mails/redirect-target.ts";
import { authenticate, type Bearer } from "../sessions/authenticate.ts";
import { requireFullAssurance } from "../sessions/full-assurance.ts";
import { returnFromProvider, withError } from "./callback.ts";
import { depart } from "./flow.ts";

/** Signing in by other services (R2.2), and linking them to an account. */
export function providerRoutes(
  app: FastifyInstance,
  context: AuthContext,
  limited: (call: LimitedCall) => RouteShorthandOptions,
): void {
  app.get("/authorize", { ...limited("token"), exposeHeadRoute: false }, getAuthorize(context));
  app.get("/callback", { exposeHeadRoute: false }, returnFromProvider(context));
  app.get("/user/identities/authorize", { exposeHeadRoute: false }, getIdentityAuthorize(context));
  app.delete("/user/identities/:id", deleteIdentity(context));
  // Some providers let the browser post their answer as a form.
  app.register(async (forms) => {
    forms.removeAllContentTypeParsers();
    await forms.register(formBody);
    forms.post("/callback", returnFromProvider(context));
  });
}

/** GET /authorize: 302 to the provider, or back to the application with an error when it can't be reached. */
function getAuthorize(context: AuthContext) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    try {
      return reply.redirect((await depart(context, request, reply)).href, 302);
    } catch (error) {
      const refusal = asRefusal(error);
      if (refusal.status < 500) throw error;
      request.log.error({ err: error }, "a provider cannot be reached");
      return reply.redirect(withError(redirectTarget(request, context.settings), refusal), 302);
    }
  };
}

/** GET /user/identities/authorize: 200 with the provider's address; on return its identity joins the account. */
function getIdentityAuthorize(context: AuthContext) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { account } = await authenticateLinker(context, request);
    const url = await depart(context, request, reply, account.user.id);
    const { skip_http_redirect: skipsRedirect } = request.query as { skip_http_redirect?: unknown };
    return skipsRedirect === "true" ? { url: url.href } : reply.redirect(url.href, 302);
  };
}

/** DELETE /user/identities/{identity_id}: 200 `{}`. */
function deleteIdentity(context: AuthContext) {
  return async (request: FastifyRequest) => {
    const { account } = await authenticateLinker(context, request);
    const { id } = request.params as { id: string };
    if (!isUuid(id)) throw identityIdMalformed();
    await context.database.transaction((tx) =>
      unlinkIdentity(tx, account.user.id, id.toLowerCase(), clientOf(request)),
    );
    return {};
  };
}

/** Linking needs the account's second factor, if any, and fresh proof, like a new password. */
export async function authenticateLinker(context: AuthContext, request: FastifyRequest): Promise<Bearer> {
  const bearer = await authenticate(context, request);
  if (!context.settings.AUTH_MANUAL_LINKING) throw linkingDisabled();
  requireFullAssurance(bearer, "link or unlink identities");
  await requireFreshProof(context, bearer);
  return bearer;
}
