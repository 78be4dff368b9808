import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { adminPageQuery } from "../../admin-contract.ts";
import { newOauthClient, type OauthClient, type OauthClients, oauthClientChange } from "../../oauth-clients.ts";
import { readBody } from "../body.ts";
import type { AuthContext } from "../context.ts";
import { featureDisabled, noSuchOauthClient } from "../refusals.ts";
import { tellPages } from "./pages.ts";

/** Administers apps, where an authorization server stands beside the service. */
export function oauthClientRoutes(admin: FastifyInstance, context: AuthContext): void {
  const clients = (): OauthClients => {
    if (!context.oauthClients) throw featureDisabled("OAuth server is disabled");
    return context.oauthClients;
  };
  const one = "/admin/oauth/clients/:id";
  /** GET /admin/oauth/clients?page=&per_page=: `{clients, aud}`, newest first. */
  admin.get("/admin/oauth/clients", async (request, reply) => {
    const { page, per_page: perPage } = adminPageQuery.parse(request.query);
    const { clients: listed, total } = await clients().list({ page, perPage });
    tellPages(reply, `${context.settings.serviceUrl}/admin/oauth/clients`, { page, perPage, total });
    return { clients: listed, aud: context.settings.AUTH_JWT_AUDIENCE };
  });
  /** POST /admin/oauth/clients: 201 with the secret, this once. */
  admin.post("/admin/oauth/clients", async (request, reply) => {
    const made = await clients().create(readBody(newOauthClient, request));
    return reply.code(201).send(made);
  });
  admin.get(one, async (request) => found(await clients().find(idOf(request))));
  admin.put(one, async (request) => found(await clients().update(idOf(request), readBody(oauthClientChange, request))));
  /** DELETE /admin/oauth/clients/{id}: 204; people's connections with the app end. */
  admin.delete(one, async (request, reply: FastifyReply) => {
    if (!(await clients().remove(idOf(request)))) throw noSuchOauthClient();
    return reply.code(204).send();
  });
  /** POST /admin/oauth/clients/{id}/regenerate_secret: 200 with the new one; the old one ends at once. */
  admin.post(`${one}/regenerate_secret`, async (request) => found(await clients().renewSecret(idOf(request))));
}

const idOf = ({ params }: FastifyRequest): string => (params as { id: string }).id;

function found(client: OauthClient | undefined): OauthClient {
  if (!client) throw noSuchOauthClient();
  return client;
}
