import type { FastifyRequest } from "fastify";
import { idTokenGrantBody } from "../../contract.ts";
import { readBody } from "../body.ts";
import { clientOf } from "../client.ts";
import type { AuthContext } from "../context.ts";
import { idTokenMissing, providerDisabled } from "../identity-refusals.ts";
import { redirectTarget } from "../mails/redirect-target.ts";
import { tokenResponse } from "../sessions/token-response.ts";
import { enterByToken } from "./enter.ts";
import { readIdToken } from "./id-token.ts";
import type { SignInProvider } from "./open-provider.ts";
import { authenticateLinker } from "./routes.ts";

/** POST /token?grant_type=id_token: a session for an identity token that the application got itself. */
export function idTokenGrant(context: AuthContext) {
  return async (request: FastifyRequest) => {
    const body = readBody(idTokenGrantBody, request);
    if (!body.id_token) throw idTokenMissing();
    const provider = namedProvider(context, body);
    const shown = { idToken: body.id_token, nonce: body.nonce, accessToken: body.access_token };
    const person = await readIdToken(provider, shown);
    const linker = body.link_identity ? await authenticateLinker(context, request) : undefined;
    const redirectTo = redirectTarget(request, context.settings);
    const opened = await enterByToken(context, person, linker?.account.user.id, redirectTo, clientOf(request));
    return tokenResponse(context, opened);
  };
}

/** Finds the provider by name or issuer; 400 `provider_disabled` when it is off. */
function namedProvider(
  { providers }: AuthContext,
  { provider: name, issuer }: { provider?: string | undefined; issuer?: string | undefined },
): SignInProvider {
  const found = name ? providers.get(name) : [...providers.values()].find((each) => each.issuer === issuer);
  if (!found) throw providerDisabled(name ?? issuer ?? "");
  return found;
}
