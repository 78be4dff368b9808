import type { FastifyInstance } from "fastify";
import type { Database } from "#platform/database/database.ts";
import { answerError } from "#platform/http/error-handler.ts";
import { notFound } from "#platform/http/errors.ts";
import { readBack } from "#platform/http/resource.ts";
import { serve } from "#platform/http/serve.ts";
import { invitationResource, invitationToken } from "../contract.ts";
import { acceptInvitation } from "./accept.ts";
import { inviteMember, resendInvitation, revokeInvitation } from "./commands.ts";
import { findInvitation, listInvitations, previewInvitation } from "./queries.ts";

export const invitationRoutes = serve(invitationResource, {
  list: ({ reader, actor, query }) => listInvitations(reader, actor, query),
  get: ({ reader, actor, id }) => findInvitation(reader, actor, id),
  create: async ({ tx, actor, input }) =>
    readBack(await findInvitation(tx, actor, await inviteMember(tx, actor, input))),
  accept: async ({ tx, actor, input }) =>
    readBack(await findInvitation(tx, actor, await acceptInvitation(tx, actor, input.token))),
  resend: async ({ tx, actor, id }) => {
    await resendInvitation(tx, actor, id);
    return readBack(await findInvitation(tx, actor, id));
  },
  remove: ({ tx, actor, id }) => revokeInvitation(tx, actor, id),
});

/** `GET /api/public_invitations/{token}`, for visitors too (R2.7). */
export async function publicInvitations(app: FastifyInstance, { database }: { database: Database }): Promise<void> {
  app.setErrorHandler(answerError);
  app.get<{ Params: { token: string } }>("/public_invitations/:token", async (request, reply) => {
    const token = invitationToken.safeParse(request.params);
    const preview = token.success ? await previewInvitation(database.reader, token.data.token) : undefined;
    if (!preview) throw notFound("This invitation");
    return reply.header("cache-control", "no-store").type("application/ld+json; charset=utf-8").send(preview);
  });
}
