import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isUuid } from "#platform/contract/iri.ts";
import {
  type AdminUserBody,
  adminUserBody,
  adminUsersQuery,
  deleteUserBody,
  generateLinkBody,
  inviteBody,
} from "../../admin-contract.ts";
import { readBody } from "../body.ts";
import { clientOf } from "../client.ts";
import type { AuthContext } from "../context.ts";
import { verificationAddress } from "../mails/letters.ts";
import { allowedTarget, redirectTarget } from "../mails/redirect-target.ts";
import { removePasskey } from "../passkeys/manage.ts";
import { readPasskeys, representPasskey } from "../passkeys/queries.ts";
import { passkeyNotFound } from "../passkeys/refusals.ts";
import { hashPassword, isImportable } from "../passwords/password-hash.ts";
import { requireStrongPassword } from "../passwords/password-rules.ts";
import { findAccount } from "../people/accounts.ts";
import { representUser } from "../people/represent.ts";
import { noSuchUser, validationFailed } from "../refusals.ts";
import { requireAdmin } from "./bearer.ts";
import { createAdminUser } from "./create-user.ts";
import { deleteUserByAdmin } from "./delete-user.ts";
import { deleteFactor, listFactors } from "./factors.ts";
import { generateLink, inviteByAdmin } from "./links.ts";
import { listUsers } from "./list-users.ts";
import { oauthClientRoutes } from "./oauth-clients.ts";
import { tellPages } from "./pages.ts";
import { updateAdminUser } from "./update-user.ts";

/** Administers accounts, for programs with a token of an administration role. */
export function adminRoutes(app: FastifyInstance, context: AuthContext): void {
  void app.register(async (admin) => {
    admin.addHook("onRequest", (request) => requireAdmin(context, request));
    admin.get("/admin/users", getUsers(context));
    admin.post("/admin/users", postUser(context));
    admin.get("/admin/users/:id", getUser(context));
    admin.put("/admin/users/:id", putUser(context));
    admin.delete("/admin/users/:id", removeUser(context));
    admin.get("/admin/users/:id/factors", getFactors(context));
    admin.delete("/admin/users/:id/factors/:factor", removeFactor(context));
    admin.get("/admin/users/:id/passkeys", getPasskeys(context));
    admin.delete("/admin/users/:id/passkeys/:passkey", deletePasskey(context));
    admin.post("/admin/generate_link", postLink(context));
    admin.post("/invite", postInvite(context));
    oauthClientRoutes(admin, context);
  });
}

/** GET /admin/users?page=&per_page=&filter=: `{users, aud}`, with the count and the other pages in the headers. */
function getUsers({ database, settings }: AuthContext) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { page, per_page: perPage, filter } = adminUsersQuery.parse(request.query);
    const { accounts, total } = await listUsers(database.reader, { page, perPage, filter });
    tellPages(reply, `${settings.serviceUrl}/admin/users`, { page, perPage, total });
    return { users: accounts.map(representUser), aud: settings.AUTH_JWT_AUDIENCE };
  };
}

/** POST /admin/users: 200 with the new account; nothing is mailed. */
function postUser({ database, settings }: AuthContext) {
  return async (request: FastifyRequest) => {
    const body = readBody(adminUserBody, request);
    const input = { ...body, passwordHash: await passwordHashOf(body) };
    return representUser(await database.transaction((tx) => createAdminUser(tx, settings, input, clientOf(request))));
  };
}

/** The administration's passwords are exempt from the policy; hashes come from other installations. */
async function passwordHashOf({ password, password_hash: hash }: AdminUserBody): Promise<string | undefined> {
  if (password && hash) throw validationFailed("Only a password or a password hash should be provided");
  if (hash && !isImportable(hash)) throw validationFailed("Password hash must be bcrypt or Argon2 within usual costs");
  return password ? hashPassword(password) : hash;
}

function getUser({ database }: AuthContext) {
  return async (request: FastifyRequest) => {
    const account = await findAccount(database.reader, userIdOf(request));
    if (!account) throw noSuchUser();
    return representUser(account);
  };
}

function putUser({ database }: AuthContext) {
  return async (request: FastifyRequest) => {
    const userId = userIdOf(request);
    const body = readBody(adminUserBody, request);
    const input = { ...body, passwordHash: await passwordHashOf(body) };
    return representUser(await database.transaction((tx) => updateAdminUser(tx, userId, input, clientOf(request))));
  };
}

/** DELETE /admin/users/{id}: 200 `{}`. */
function removeUser({ database }: AuthContext) {
  return async (request: FastifyRequest) => {
    const userId = userIdOf(request);
    const { should_soft_delete: softly = false } = deleteUserBody.parse(request.body ?? {});
    await database.transaction((tx) => deleteUserByAdmin(tx, userId, softly, clientOf(request)));
    return {};
  };
}

function getFactors({ database }: AuthContext) {
  return async (request: FastifyRequest) => listFactors(database.reader, userIdOf(request));
}

function removeFactor({ database }: AuthContext) {
  return async (request: FastifyRequest) => {
    const { factor } = request.params as { factor: string };
    const userId = userIdOf(request);
    return database.transaction((tx) => deleteFactor(tx, userId, factor, clientOf(request)));
  };
}

function getPasskeys({ database }: AuthContext) {
  return async (request: FastifyRequest) =>
    (await readPasskeys(database.reader, userIdOf(request))).map(representPasskey);
}

/** DELETE /admin/users/{id}/passkeys/{passkey}: 204; ends the sessions that it opened. */
function deletePasskey({ database }: AuthContext) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { passkey: id } = request.params as { passkey: string };
    const account = await findAccount(database.reader, userIdOf(request));
    if (!account) throw noSuchUser();
    if (!isUuid(id)) throw passkeyNotFound();
    await database.transaction((tx) => removePasskey(tx, account.user, { id }, clientOf(request)));
    return reply.code(204).send();
  };
}

/** POST /invite: 200 with the account; the invitation is on its way. */
function postInvite({ database, settings }: AuthContext) {
  return async (request: FastifyRequest) => {
    const { email, data = {} } = readBody(inviteBody, request);
    const invitation = { email, data, redirectTo: redirectTarget(request, settings) };
    return representUser(
      await database.transaction((tx) => inviteByAdmin(tx, settings, invitation, clientOf(request))),
    );
  };
}

/** POST /admin/generate_link: 200 with the account's fields beside the link and its code. */
function postLink(context: AuthContext) {
  const { database, settings } = context;
  return async (request: FastifyRequest) => {
    const { redirect_to: asked, ...body } = readBody(generateLinkBody, request);
    if (body.type === "signup" && !body.password) throw validationFailed("Signup requires a valid password");
    if (body.password) await requireStrongPassword(context, body.password, body.email);
    const passwordHash = body.password ? await hashPassword(body.password) : undefined;
    const redirectTo = asked ? allowedTarget(asked, settings) : redirectTarget(request, settings);
    const { account, secret, linkType, told } = await database.transaction((tx) =>
      generateLink(tx, settings, { ...body, passwordHash }, clientOf(request)),
    );
    return {
      ...representUser(account),
      action_link: verificationAddress(settings, secret, linkType, redirectTo),
      email_otp: secret.code,
      hashed_token: secret.token,
      verification_type: told,
      redirect_to: redirectTo,
    };
  };
}

function userIdOf({ params }: FastifyRequest): string {
  const { id } = params as { id: string };
  if (!isUuid(id)) throw noSuchUser();
  return id.toLowerCase();
}
