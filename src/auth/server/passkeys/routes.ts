import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  preHandlerHookHandler,
  RouteShorthandOptions,
} from "fastify";
import { isUuid } from "#platform/contract/iri.ts";
import { requireFreshProof } from "../accounts/fresh-proof.ts";
import { readBody } from "../body.ts";
import { clientOf } from "../client.ts";
import type { AuthContext } from "../context.ts";
import { authenticatePerson } from "../factors/routes.ts";
import type { LimitedCall } from "../limits/limits.ts";
import type { Bearer } from "../sessions/authenticate.ts";
import { requireFullAssurance } from "../sessions/full-assurance.ts";
import { tokenResponse } from "../sessions/token-response.ts";
import { passkeyCreationBody, passkeyNameBody, passkeySignInBody } from "./bodies.ts";
import { removePasskey, renamePasskey } from "./manage.ts";
import { readPasskeys, representPasskey } from "./queries.ts";
import { passkeyNotFound, passkeysDisabled } from "./refusals.ts";
import { beginRegistration, finishRegistration } from "./register.ts";
import { hasPasskeys } from "./relying-party.ts";
import { beginPasskeySignIn, openByPasskey } from "./sign-in.ts";

/** Passkeys: the ways in, and the bearer's own. Where they are off, each call is refused before its body is read. */
export function passkeyRoutes(
  app: FastifyInstance,
  context: AuthContext,
  limited: (call: LimitedCall) => Pick<RouteShorthandOptions, "onRequest">,
  captcha: preHandlerHookHandler,
): void {
  void app.register(async (passkeys) => {
    passkeys.addHook("onRequest", async () => {
      if (!hasPasskeys(context.settings)) throw passkeysDisabled();
    });
    const { onRequest } = limited("passkey");
    const at = (path: string) => `/passkeys${path}`;
    passkeys.post(at("/authentication/options"), { onRequest, preHandler: captcha }, () => beginPasskeySignIn(context));
    passkeys.post(at("/authentication/verify"), { onRequest }, postSignIn(context));
    passkeys.post(at("/registration/options"), { onRequest }, postRegistrationOptions(context));
    passkeys.post(at("/registration/verify"), { onRequest }, postRegistration(context));
    passkeys.get(at(""), getPasskeys(context));
    passkeys.patch(at("/:id"), patchPasskey(context));
    passkeys.delete(at("/:id"), deletePasskey(context));
    passkeys.all(at("/*"), async () => {
      throw passkeyNotFound();
    });
  });
}

/** POST /passkeys/authentication/verify: 200 with the session, which is aal2. */
function postSignIn(context: AuthContext) {
  return async (request: FastifyRequest) => {
    const { challenge_id: challengeId, credential } = readBody(passkeySignInBody, request);
    return tokenResponse(context, await openByPasskey(context, { challengeId, credential }, clientOf(request)));
  };
}

/** POST /passkeys/registration/options: 200 with the challenge; needs fresh proof, since a passkey opens the account. */
function postRegistrationOptions(context: AuthContext) {
  return async (request: FastifyRequest) => {
    const bearer = await authenticateOwner(context, request);
    await requireFreshProof(context, bearer);
    return beginRegistration(context, bearer);
  };
}

/** POST /passkeys/registration/verify: 200 with the passkey. */
function postRegistration(context: AuthContext) {
  return async (request: FastifyRequest) => {
    const bearer = await authenticateOwner(context, request);
    const { challenge_id: challengeId, credential } = readBody(passkeyCreationBody, request);
    return finishRegistration(context, bearer, { challengeId, credential }, clientOf(request));
  };
}

function getPasskeys(context: AuthContext) {
  return async (request: FastifyRequest) => {
    const { claims } = await authenticatePerson(context, request);
    return (await readPasskeys(context.database.reader, claims.userId)).map(representPasskey);
  };
}

function patchPasskey(context: AuthContext) {
  return async (request: FastifyRequest) => {
    const { account } = await authenticateOwner(context, request);
    const { friendly_name: friendlyName } = readBody(passkeyNameBody, request);
    return renamePasskey(context.database, account.user, passkeyIdOf(request), friendlyName);
  };
}

/** DELETE /passkeys/{id}: 204. */
function deletePasskey(context: AuthContext) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const bearer = await authenticateOwner(context, request);
    const id = passkeyIdOf(request);
    await requireFreshProof(context, bearer);
    const { claims, account } = bearer;
    const which = { id, keptSessionId: claims.sessionId };
    await context.database.transaction((tx) => removePasskey(tx, account.user, which, clientOf(request)));
    return reply.code(204).send();
  };
}

/** A passkey opens the account with both factors, so a password alone changes none beside a second factor. */
async function authenticateOwner(context: AuthContext, request: FastifyRequest): Promise<Bearer> {
  const bearer = await authenticatePerson(context, request);
  requireFullAssurance(bearer, "add, rename or remove a passkey");
  return bearer;
}

function passkeyIdOf({ params }: FastifyRequest): string {
  const { id } = params as { id: string };
  if (!isUuid(id)) throw passkeyNotFound();
  return id.toLowerCase();
}
