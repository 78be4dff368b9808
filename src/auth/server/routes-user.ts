import type { FastifyReply, FastifyRequest } from "fastify";
import { Refusal } from "#platform/http/errors.ts";
import { type LogoutScope, logoutScopes, userBody } from "../contract.ts";
import { recordAudit } from "./audit.ts";
import { authenticate, type Bearer } from "./authenticate.ts";
import { readBody } from "./body.ts";
import { clientOf } from "./client.ts";
import type { AuthContext } from "./context.ts";
import { hashPassword, verifyPassword } from "./password-hash.ts";
import { requireStrongPassword } from "./password-rules.ts";
import { featureDisabled, insufficientAssurance, samePassword, validationFailed } from "./refusals.ts";
import { representUser } from "./represent.ts";
import { endSessions } from "./sessions.ts";
import { updateUser } from "./update-user.ts";

/** GET /user: the bearer's account. */
export function getUser(context: AuthContext) {
  return async (request: FastifyRequest) => representUser((await authenticate(context, request)).account);
}

/** PUT /user: the person's own metadata and password; 200 with the account as it is then. */
export function putUser(context: AuthContext) {
  const { database } = context;
  return async (request: FastifyRequest) => {
    const bearer = await authenticate(context, request);
    const { email, phone, password, data, app_metadata } = readBody(userBody, request);
    const { user } = bearer.account;
    if (app_metadata) throw new Refusal(403, "not_admin", "Updating app_metadata requires admin privileges");
    if (email && email !== user.email) throw featureDisabled("Changing the email address is not available");
    if (phone && phone !== user.phone) throw new Refusal(422, "phone_provider_disabled", "Phone signups are disabled");
    const passwordHash = password === undefined ? undefined : await newPasswordHash(context, bearer, password);
    const account = await database.transaction((tx) =>
      updateUser(tx, bearer.claims, { passwordHash, data }, clientOf(request)),
    );
    return representUser(account);
  };
}

async function newPasswordHash(
  { settings }: AuthContext,
  { claims, account: { user, factors } }: Bearer,
  password: string,
): Promise<string> {
  if (claims.assurance === "aal1" && factors.some(({ status }) => status === "verified")) {
    throw insufficientAssurance("AAL2 session is required to update email or password when MFA is enabled.");
  }
  requireStrongPassword(settings, password, user.email ?? undefined);
  if (user.encryptedPassword && (await verifyPassword(user.encryptedPassword, password))) throw samePassword();
  return hashPassword(password);
}

/** POST /logout?scope=global|local|others: 204. */
export function postLogout(context: AuthContext) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { claims, account } = await authenticate(context, request);
    const { scope = "global" } = request.query as { scope?: unknown };
    const known = logoutScopes.find((each) => each === scope);
    if (!known) throw validationFailed(`Unsupported logout scope "${String(scope)}"`);
    await signOut(
      context,
      { userId: claims.userId, sessionId: claims.sessionId, email: account.user.email },
      known,
      request,
    );
    return reply.code(204).send();
  };
}

async function signOut(
  { database }: AuthContext,
  { userId, sessionId, email }: { userId: string; sessionId: string; email: string | null },
  scope: LogoutScope,
  request: FastifyRequest,
): Promise<void> {
  await database.transaction(async (tx) => {
    await endSessions(tx, userId, sessionId, scope);
    await recordAudit(tx, "logout", { id: userId, email }, clientOf(request));
  });
}
