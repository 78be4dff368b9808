import type { FastifyReply, FastifyRequest } from "fastify";
import { Refusal } from "#platform/http/errors.ts";
import { logoutScopes, userBody } from "../../contract.ts";
import { requireFreshProof } from "../accounts/fresh-proof.ts";
import { checkNewPassword } from "../accounts/new-password.ts";
import { requestReauthentication } from "../accounts/reauthenticate.ts";
import { updateUser } from "../accounts/update-user.ts";
import { recordAudit } from "../audit.ts";
import { readBody } from "../body.ts";
import { clientOf } from "../client.ts";
import type { AuthSettings } from "../config.ts";
import type { AuthContext } from "../context.ts";
import { redirectTarget } from "../mails/redirect-target.ts";
import { hashPassword } from "../passwords/password-hash.ts";
import type { UserRow } from "../people/accounts.ts";
import { representUser } from "../people/represent.ts";
import { textPhoneMove } from "../phone/change.ts";
import { lineOf } from "../phone/line.ts";
import type { Line } from "../phone/send-code.ts";
import { emailProviderDisabled, phoneProviderDisabled, validationFailed } from "../refusals.ts";
import { authenticate } from "../sessions/authenticate.ts";
import { challengeOf } from "../sessions/flow-state.ts";
import { requireFullAssurance } from "../sessions/full-assurance.ts";
import { endSessions } from "../sessions/sessions.ts";

/** GET /user: the bearer's account; 400 when the request names another audience than the token's. */
export function getUser(context: AuthContext) {
  return async (request: FastifyRequest) => {
    const { account } = await authenticate(context, request);
    const { "x-jwt-aud": asked = context.settings.AUTH_JWT_AUDIENCE } = request.headers;
    if (asked !== context.settings.AUTH_JWT_AUDIENCE)
      throw validationFailed("Token audience doesn't match request audience");
    return representUser(account);
  };
}

/** PUT /user: changes metadata, password and address; 200 with the account. */
export function putUser(context: AuthContext) {
  const { database, settings } = context;
  return async (request: FastifyRequest) => {
    const bearer = await authenticate(context, request);
    const { email, phone, password, data, app_metadata, nonce, current_password, ...body } = readBody(
      userBody,
      request,
    );
    const { user } = bearer.account;
    if (app_metadata) throw new Refusal(403, "not_admin", "Updating app_metadata requires admin privileges");
    const moves = email !== undefined && email !== user.email;
    const isNewPassword = password !== undefined;
    if (moves || isNewPassword || phone) requireFullAssurance(bearer, "update email or password");
    if (moves && !settings.AUTH_EMAIL_PROVIDER) throw emailProviderDisabled(422, "logins");
    const line = phone ? newLine(settings, user, phone, body.channel) : undefined;
    if (user.isAnonymous && password !== undefined && !email && !line) throw passwordWithoutAddress();
    const client = clientOf(request);
    const typed = isNewPassword ? { password, currentPassword: current_password } : undefined;
    if (typed) await checkNewPassword(context, bearer, typed, client);
    // Takes the code after all other checks, so that a weak password does not waste it.
    if (moves || isNewPassword || line) await requireFreshProof(context, bearer, { nonce, isNewPassword });
    const passwordHash = typed && (await hashPassword(typed.password));
    const flow = { redirectTo: redirectTarget(request, settings), challenge: challengeOf(body) };
    const move = line && (await textPhoneMove(context, line));
    const change = { passwordHash, data, email, move };
    return representUser(
      await database.transaction((tx) => updateUser(tx, settings, bearer.claims, change, flow, client)),
    );
  };
}

/** Returns undefined for the account's present number. */
function newLine(settings: AuthSettings, user: UserRow, phone: string, channel: string | undefined): Line | undefined {
  if (phone === user.phone) return undefined;
  const line = lineOf(settings, phone, channel, phoneProviderDisabled(422, "signups"));
  return line.phone === user.phone ? undefined : line;
}

const passwordWithoutAddress = () =>
  new Refusal(
    422,
    "validation_failed",
    "Updating password of an anonymous user without an email or phone is not allowed",
  );

/** GET /reauthenticate: 200 `{}`; a code for `nonce` in PUT /user is on its way. */
export function getReauthenticate(context: AuthContext) {
  return async (request: FastifyRequest) => {
    const { account } = await authenticate(context, request);
    await requestReauthentication(context, account.user, clientOf(request));
    return {};
  };
}

/** POST /logout?scope=global|local|others: 204. */
export function postLogout(context: AuthContext) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { claims, account } = await authenticate(context, request);
    const { scope = "global" } = request.query as { scope?: unknown };
    const known = logoutScopes.find((each) => each === scope);
    if (!known) throw validationFailed(`Unsupported logout scope "${String(scope)}"`);
    await context.database.transaction(async (tx) => {
      await endSessions(tx, claims, known);
      await recordAudit(tx, "logout", account.user, clientOf(request));
    });
    return reply.code(204).send();
  };
}
